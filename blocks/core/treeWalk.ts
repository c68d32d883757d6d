import type { Block, PlacedBlock } from './block.types.ts'

/**
 * Puts the children of reusable blocks in the place of the block itself, at any depth
 * (docs/spec/reader-site.md#reusable-blocks). Expects canonical names.
 */
export function flattenReusable(blocks: Block[]): Block[] {
  return blocks.flatMap((block) => {
    const children = flattenReusable(block.children)
    return block.type === 'reusable' ? children : [{ ...block, children }]
  })
}

/** Returns every block of a tree in reading order, parents before their children. */
export function* walkBlocks<B extends { children: B[] }>(blocks: B[]): Generator<B> {
  for (const block of blocks) {
    yield block
    yield* walkBlocks(block.children)
  }
}

/** Returns every block of a tree in reading order, with its place: "2.1" is the first block in the second. */
export function* walkPlaces(blocks: Block[], prefix = ''): Generator<{ place: string; block: Block }> {
  for (const [index, block] of blocks.entries()) {
    const place = `${prefix}${index + 1}`
    yield { place, block }
    yield* walkPlaces(block.children, `${place}.`)
  }
}

/**
 * Gives every block its ordinal among its type and its row (docs/spec/reader-site.md#block-order). A block takes the
 * next row unless `hasPlacementRow` says no; a container that takes none is in the row of what comes next; what lies
 * inside a block that took a row shares that row.
 */
export function placeBlocks(blocks: Block[], hasPlacementRow: (type: string) => boolean): PlacedBlock[] {
  const seen = new Map<string, number>()
  let row = 0

  const place = (block: Block, sharedRow: number | null): PlacedBlock => {
    const nthOfType = (seen.get(block.type) ?? 0) + 1
    seen.set(block.type, nthOfType)
    const takes = sharedRow === null && hasPlacementRow(block.type)
    if (takes) row += 1
    const placementRow = sharedRow ?? (takes ? row : row + 1)
    const rowForChildren = sharedRow ?? (takes ? row : null)
    return { ...block, nthOfType, placementRow, children: block.children.map((child) => place(child, rowForChildren)) }
  }

  return blocks.map((block) => place(block, null))
}
