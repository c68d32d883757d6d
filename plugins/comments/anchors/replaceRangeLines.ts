import type { Block, Inline } from '#blocks/core/block.types.ts'
import { newBlockId } from '#blocks/core/blockNode.ts'
import type { SharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { currentState, readTree } from '#plugins/collaboration/document/tree.read.ts'
import { type Origin, writeTree } from '#plugins/collaboration/document/tree.write.ts'
import type { LinesPlan } from './lines.plan.ts'
import type { CommentReading, Stretch } from './reading.ts'

/** A line of a range: the text of a block, or what lies between two of its breaks. */
export interface RangeLine extends Stretch {
  block: string
}

export function linesOf({ text, lines }: CommentReading, { from, to }: Stretch): RangeLine[] {
  const found: RangeLine[] = []
  let start = from
  for (const part of text.slice(from, to).split('\n')) {
    const block = lines.findLast((line) => line.start <= start)?.block ?? ''
    found.push({ block, from: start, to: start + part.length })
    start += part.length + 1
  }
  return found
}

/**
 * Returns the letters that go with lines that are left out: one of the line ends beside them, too, where it is a break.
 */
export function removedStretch(lines: readonly RangeLine[], { first, last }: { first: number; last: number }): Stretch {
  const [before, behind] = [lines[first - 1], lines[last + 1]]
  const [own, end] = [lines[first], lines[last]]
  const isCutInTwo = behind !== undefined && behind.block === end?.block && before?.block !== end.block
  const to = before && !isCutInTwo ? end?.to : (behind?.from ?? end?.to)
  return { from: before?.to ?? own?.from ?? 0, to: to ?? 0 }
}

/**
 * Blocks to be joined when lines are removed: `gone` are the blocks in between, or those whose rest is appended to
 * `into`.
 */
export interface Joining {
  into: string
  gone: string[]
}

/** Returns the blocks that are joined by removing lines; null where none are. */
export function joiningOf(
  reading: CommentReading,
  lines: readonly RangeLine[],
  removed: NonNullable<LinesPlan['removed']>,
): Joining | null {
  const [before, behind] = [lines[removed.first - 1], lines[removed.last + 1]]
  const touched = [...new Set(lines.slice(removed.first, removed.last + 1).map(({ block }) => block))]
  const gone = touched.filter((block) => block !== before?.block && block !== behind?.block)
  if (before) return gone.length > 0 ? { into: before.block, gone } : null
  const [first] = touched
  if (first === undefined || behind === undefined || first === behind.block) return null
  // The first lines go: what stands before them in their block, if anything does, takes in what is behind them.
  const isWhole = reading.lines.find(({ block }) => block === first)?.start === lines[0]?.from
  if (isWhole) return { into: behind.block, gone }
  return { into: first, gone: [...gone.filter((block) => block !== first), behind.block] }
}

/** Returns whether blocks can become one: they are siblings, and those that are removed have no children. */
export function canJoin(tree: SharedTree, { into, gone }: Joining): boolean {
  const { blocks, children } = currentState(tree)
  const parent = blocks.get(into)?.place.parent
  return gone.every((id) => blocks.get(id)?.place.parent === parent && !children.has(id))
}

export function joinBlocks(tree: SharedTree, { into, gone }: Joining, origin: Origin): void {
  const blocks = readTree(tree)
  const left = gone.flatMap((id) => find(blocks, id)?.content ?? [])
  const wanted = changed(blocks, (block) => {
    if (gone.includes(block.id)) return []
    return [block.id === into ? { ...block, content: [...block.content, ...left] } : block]
  })
  writeTree(tree, wanted, origin)
}

/**
 * Splits a block at some of its breaks, as pressing Enter there does, from the last to the first.
 * @param first the number of the first of them, among all breaks of the block
 */
export function splitAtBreaks(
  tree: SharedTree,
  { block: id, first, count }: { block: string; first: number; count: number },
  origin: Origin,
): void {
  for (let index = first + count - 1; index >= first; index -= 1) {
    const wanted = changed(readTree(tree), (block) => {
      if (block.id !== id) return [block]
      const at = breaksOf(block.content)[index] ?? block.content.length
      const [own, other] = [block.content.slice(0, at), block.content.slice(at + 1)]
      return [
        { ...block, content: own },
        { ...block, id: newBlockId(), content: other, children: [] },
      ]
    })
    writeTree(tree, wanted, origin)
  }
}

const breaksOf = (content: readonly Inline[]): number[] =>
  content.flatMap(({ type }, index) => (type === 'hardBreak' ? [index] : []))

function find(blocks: readonly Block[], id: string): Block | undefined {
  for (const block of blocks) {
    const found = block.id === id ? block : find(block.children, id)
    if (found) return found
  }
}

// A tree in which each block has become none, one or several.
const changed = (blocks: readonly Block[], become: (block: Block) => Block[]): Block[] =>
  blocks.flatMap((block) => become({ ...block, children: changed(block.children, become) }))
