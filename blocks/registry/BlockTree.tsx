import { BlockDebug, BlockMark } from '../core/BlockDebug.tsx'
import type { HeadingLevel, PlacedBlock } from '../core/block.types.ts'
import { reportBlock } from '../core/blockReport.ts'
import { passageAnchors } from '../core/passageAnchors.ts'
import type { PageContext } from '../core/render.types.ts'
import { outlineOf } from './outline.ts'
import { renderBlock } from './renderers.tsx'
import { definitionOf, isBlockType } from './schemas.ts'

interface Props {
  blocks: PlacedBlock[]
  page: PageContext
}

/**
 * Renders a story's blocks as readers see them, or a feed. Works without scripts; needs the styles of
 * registry/styles.css.
 */
export function BlockTree({ blocks, page }: Props) {
  const outline = outlineOf(blocks)
  const anchors = page.hasPassageAnchors ? passageAnchors(blocks) : noAnchors
  return blocks.map((block) => (
    <OneBlock key={`${block.type}-${block.nthOfType}`} block={block} page={page} outline={outline} anchors={anchors} />
  ))
}

const noAnchors: Map<PlacedBlock, string> = new Map()

interface OneBlockProps {
  block: PlacedBlock
  page: PageContext
  outline: Map<PlacedBlock, HeadingLevel>
  anchors: Map<PlacedBlock, string>
  parent?: PlacedBlock
}

function OneBlock({ block, page, outline, anchors, parent }: OneBlockProps) {
  const type = definitionOf(block.type)?.type ?? block.type
  if (!isBlockType(type)) return <UnknownBlock block={block} page={page} />
  const children = block.children.map((child) => (
    <OneBlock
      key={`${child.type}-${child.nthOfType}`}
      block={child}
      page={page}
      outline={outline}
      anchors={anchors}
      parent={block}
    />
  ))
  const anchor = anchors.get(block)
  const shown = anchor === undefined ? block : { ...block, props: { ...block.props, anchor } }
  const own = page.isCounted ? withPlace(page, block) : page
  const rendered = renderBlock(type, shown, { page: own, children, headingLevel: outline.get(block), parent })
  if (!page.isDebug && !page.hasBlockIds) return rendered
  return (
    <>
      {page.isDebug && <BlockMark block={block} />}
      {page.hasBlockIds && <template data-block-id={block.id} />}
      {rendered}
    </>
  )
}

// Returns the page as one block gets it: its links say in which block they stand.
function withPlace(page: PageContext, { type, nthOfType, placementRow }: PlacedBlock): PageContext {
  return { ...page, place: `${type} ${nthOfType} ${placementRow}` }
}

// Renders a block of unknown type: its JSON where pages are debugged, nothing for readers
// (docs/spec/reader-site.md#unknown-blocks).
function UnknownBlock({ block, page }: { block: PlacedBlock; page: PageContext }) {
  reportBlock(block, 'not shown, nobody knows this type')
  return page.isDebug ? <BlockDebug block={block} message={`Block not found: ${block.type}`} /> : null
}
