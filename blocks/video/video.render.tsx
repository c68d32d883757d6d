import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Caption } from '../core/Caption.tsx'
import { imageOf, mediaHref, mediaOf } from '../core/mediaOf.ts'
import type { BlockRenderer } from '../core/render.types.ts'

/**
 * A film in the browser's own player. Readers always have a way to start it: its controls are left out only where the
 * editor did not ask for them and the film, being muted, starts by itself. Browsers start none that can be heard.
 */
export const renderVideo: BlockRenderer<'video'> = ({ block, page }) => {
  const { props } = block
  const media = mediaOf(page, props.contentId, 'video')
  const src = media && mediaHref(page, media)
  if (!media || !src) {
    reportBlock(block, 'not shown, its video is missing')
    return null
  }
  const poster = imageOf(page, props.posterId)
  const caption = props.caption || media.caption
  const startsByItself = props.autoplay && props.muted && page.medium === 'page'
  return (
    <figure {...blockAttributes('video', props)}>
      <video
        className="video__player"
        src={src}
        poster={(poster && mediaHref(page, poster)) ?? undefined}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        controls={props.showPlaybackControls || !startsByItself}
        autoPlay={props.autoplay}
        loop={props.loop}
        muted={props.muted}
        playsInline
        preload={poster ? 'none' : 'metadata'}
        aria-label={media.alt || caption || media.name}
      />
      <Caption
        of="video"
        caption={props.hideCaption ? '' : caption}
        credit={props.hideCredit ? '' : props.credit || media.credit}
        separator=" | "
      />
    </figure>
  )
}
