import type { Block } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { type ComparedBlock, compareBlocks } from './blocks.compare.ts'

/** Returns the place of a block in a tree: '2.0' is the first block in the third one. */
export function placeOf(parent: string, index: number): string {
  return parent === '' ? `${index}` : `${parent}.${index}`
}

/**
 * Returns a draft with single blocks of a version taken over: each in the place of the block that it is a version of, or
 * where it stood among its neighbours. All else of the draft stays.
 * @param places of the taken blocks in the version
 */
export function takenBlocks(draft: Block[], version: Block[], places: ReadonlySet<string>): Block[] {
  const taken = [...placesIn(version, '')].flatMap(({ place, block }) => (places.has(place) ? [block] : []))
  const ids = new Set([...walkBlocks(taken)].map(({ id }) => id))
  return merged({ rows: compareBlocks(draft, version), draft, version, parent: '' }, { places, ids })
}

interface Siblings {
  rows: readonly ComparedBlock[]
  draft: readonly Block[]
  version: readonly Block[]
  parent: string
}

function merged({ rows, draft, version, parent }: Siblings, taken: { places: ReadonlySet<string>; ids: Set<string> }) {
  const blocks: Block[] = []
  let [d, v] = [0, 0]
  for (const { before, after, state, children } of rows) {
    const own = before ? draft[d++] : undefined
    const place = placeOf(parent, v)
    const theirs = after ? version[v++] : undefined
    const below = { rows: children, draft: own?.children ?? [], version: theirs?.children ?? [], parent: place }
    if (theirs && taken.places.has(place)) blocks.push(theirs)
    else if (own && theirs) blocks.push({ ...own, children: merged(below, taken) })
    else if (theirs) blocks.push(...merged(below, taken))
    // A block that went to another place is in one of them only.
    else if (own && !(state === 'moved' && taken.ids.has(own.id))) blocks.push(own)
  }
  return blocks
}

function* placesIn(blocks: readonly Block[], parent: string): Generator<{ place: string; block: Block }> {
  for (const [index, block] of blocks.entries()) {
    const place = placeOf(parent, index)
    yield { place, block }
    yield* placesIn(block.children, place)
  }
}
