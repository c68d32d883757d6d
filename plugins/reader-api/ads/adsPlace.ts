/** Places advertisements on pages on which editors have placed none. Pure. */
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { plainBlock } from '#blocks/registry/plainBlocks.ts'

// Paragraphs of a story before the panel beside it, and before what stands in it.
const before = { panel: 2, mid: 9 }

// Blocks of running text after a panel: it reaches down beside them, and nothing wider may come in its way.
const textBeside = 6

// Paragraphs that a story must have to be interrupted.
const shortest = 4

const running: ReadonlySet<string> = new Set(['paragraph', 'list', 'heading'])

const isText = (block: PlacedBlock | undefined): boolean => block !== undefined && running.has(block.type)

const adBlock = (slot: 'panel' | 'mid' | 'banner', props: object = {}): PlacedBlock => ({
  ...plainBlock('ad', `placed-${slot}`, { slot, ...props }),
  nthOfType: 1,
  placementRow: 0,
  children: [],
})

const hasAds = (blocks: PlacedBlock[]): boolean => [...walkBlocks(blocks)].some(({ type }) => type === 'ad')

function withInserted(blocks: PlacedBlock[], inserted: ReadonlyMap<number, PlacedBlock>): PlacedBlock[] {
  let count = 0
  const next = (block: PlacedBlock | undefined, row: number) => {
    if (!block) return []
    count += 1
    return [{ ...block, nthOfType: count, placementRow: row }]
  }
  const lastRow = blocks.at(-1)?.placementRow ?? 0
  return [
    ...blocks.flatMap((block, index) => [...next(inserted.get(index), block.placementRow), block]),
    ...next(inserted.get(blocks.length), lastRow + 1),
  ]
}

/**
 * Returns a story with a panel beside it, an advertisement in it and a banner at its end, as far as it is long enough;
 * between running text only.
 */
export function placeInStory(blocks: PlacedBlock[]): PlacedBlock[] {
  if (hasAds(blocks) || blocks.filter(({ type }) => type === 'paragraph').length < shortest) return blocks
  const inserted = new Map<number, PlacedBlock>()
  let paragraphs = 0
  for (const [index, block] of blocks.entries()) {
    if (block.type !== 'paragraph') continue
    const isBetweenText = index > 0 && isText(blocks[index - 1])
    const isBesideText = isBetweenText && blocks.slice(index, index + textBeside).filter(isText).length === textBeside
    const slots = [...inserted.values()].map(({ props }) => props.slot)
    if (isBesideText && paragraphs >= before.panel && slots.length === 0) {
      inserted.set(index, adBlock('panel', { alignment: 'right' }))
    } else if (isBetweenText && paragraphs >= before.mid && !slots.includes('mid')) {
      inserted.set(index, adBlock('mid'))
    }
    paragraphs += 1
  }
  inserted.set(blocks.length, adBlock('banner'))
  return withInserted(blocks, inserted)
}

/** Returns the home page with a banner below its first row and an advertisement before its last part. */
export function placeOnFront(blocks: PlacedBlock[]): PlacedBlock[] {
  if (hasAds(blocks) || blocks.length === 0) return blocks
  const inserted = new Map([[1, adBlock('banner')]])
  if (blocks.length > 3) inserted.set(blocks.length - 1, adBlock('panel'))
  return withInserted(blocks, inserted)
}

/** Returns what stands between the stories of a list. */
export function placedInList(): PlacedBlock[] {
  return withInserted([], new Map([[0, adBlock('banner')]]))
}

/** Returns the blocks of a page on which advertisements are off. */
export function withoutAds(blocks: PlacedBlock[]): PlacedBlock[] {
  return blocks.flatMap((block) => (block.type === 'ad' ? [] : [{ ...block, children: withoutAds(block.children) }]))
}
