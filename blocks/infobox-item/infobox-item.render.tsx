import type { ReactNode } from 'react'
import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Inline } from '../core/Inline.tsx'
import { inlineText } from '../core/inlineText.ts'
import { Link } from '../core/Link.tsx'
import type { BlockRenderer, RenderProps } from '../core/render.types.ts'
import { isValidLink } from '../core/safeHref.ts'
import { infoboxLabels } from './infobox-item.schema.ts'
import { dialHref, hasInfo, mapHref, profileHandle } from './infoItem.links.ts'

type ItemProps = RenderProps<'infobox-item'>

/** Returns the target of a website or an address; null, and a line in the log, for a link that cannot be followed. */
function givenLink(block: ItemProps['block']): string | null {
  const { link } = block.props
  if (link.trim() === '') return null
  if (isValidLink(link)) return link
  reportBlock(block, 'its link cannot be followed')
  return null
}

/** Renders the value of the row, by the type of the item. */
function drawValue({ block, page, content }: ItemProps): ReactNode {
  const text = inlineText(block.content).trim()
  // In a link there is no other one.
  const label = <Inline content={block.content} page={page} isLinked={false} />
  const linked = (href: string | null, words: ReactNode = label) =>
    href === null ? (
      content
    ) : (
      <Link href={href} page={page}>
        {words}
      </Link>
    )
  switch (block.props.type) {
    case 'website': {
      const href = givenLink(block) ?? (isValidLink(text) ? text : null)
      return linked(href, text === '' ? href : label)
    }
    case 'address': {
      const href = givenLink(block)
      return linked(href ?? mapHref(text), text === '' ? href : label)
    }
    case 'phone_number':
      return linked(dialHref(text))
    case 'instagram': {
      const handle = profileHandle(text)
      if (handle === null) reportBlock(block, 'its profile cannot be told from its text')
      return linked(handle && text, handle)
    }
    default:
      return content
  }
}

/** Renders one fact of an infobox (reader-site 2, "Info list"). */
export const renderInfoboxItem: BlockRenderer<'infobox-item'> = (item) => {
  const { anchor, className } = item.block.props
  if (!hasInfo(item.block)) return null
  return (
    <div {...blockAttributes('infobox-item', { anchor, className })}>
      <dt className="infobox-item__label">{infoboxLabels[item.block.props.type]}</dt>
      <dd className="infobox-item__value">{drawValue(item)}</dd>
    </div>
  )
}
