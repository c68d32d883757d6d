import type { ReactNode } from 'react'
import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Inline } from '../core/Inline.tsx'
import { Link } from '../core/Link.tsx'
import type { BlockRenderer, RenderProps } from '../core/render.types.ts'
import { infoboxItem, infoboxLabels } from './infobox-item.schema.ts'
import { hasInfo, infoItemValue } from './infoItemLinks.ts'

function drawValue({ block, page, content }: RenderProps<typeof infoboxItem>): ReactNode {
  const { href, words, problem } = infoItemValue(block)
  if (problem !== null) reportBlock(block, problem)
  if (href === null) return content
  return (
    <Link href={href} page={page}>
      {/* In a link there is no other one. */}
      {words ?? <Inline content={block.content} page={page} isLinked={false} />}
    </Link>
  )
}

/** Renders one fact of an infobox (docs/spec/reader-site.md#infobox-on-the-page). */
export const renderInfoboxItem: BlockRenderer<typeof infoboxItem> = (item) => {
  const { anchor, className } = item.block.props
  if (!hasInfo(item.block)) return null
  return (
    <div {...blockAttributes(infoboxItem, { anchor, className })}>
      <dt className="infobox-item__label">{infoboxLabels[item.block.props.type]}</dt>
      <dd className="infobox-item__value">
        {/* A number or an address has a direction of its own. */}
        <bdi>{drawValue(item)}</bdi>
      </dd>
    </div>
  )
}
