import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { mediaHref, mediaOf } from '../core/mediaOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { file } from './file.schema.ts'
import { fileKind, fileSize } from './fileFacts.ts'

/** Renders a file to open, and to download if the editor wants the button. */
export const renderFile: BlockRenderer<typeof file> = ({ block, page }) => {
  const { props } = block
  const { alignment, anchor, className } = props
  const media = mediaOf(page, props.contentId)
  const href = media && mediaHref(page, media)
  if (!media || !href) {
    reportBlock(block, 'not shown, its file is missing')
    return null
  }
  const name = props.name || media.name
  const facts = [fileKind(media), media.size === null ? '' : fileSize(media.size)].filter(Boolean).join(', ')
  return (
    // Left is the default alignment of files: it positions the name, and floats nothing.
    <div {...blockAttributes(file, { modifiers: [alignment !== 'none' && alignment], anchor, className })}>
      <p className="file__line">
        <a className="file__name" href={href}>
          {name}
        </a>
        {facts && <span className="file__facts">{` ${facts}`}</span>}
      </p>
      {props.showDownloadButton && page.medium === 'page' && (
        <a className="file__download" href={href} download>
          Download<span className="visually-hidden">{` ${name}`}</span>
        </a>
      )}
    </div>
  )
}
