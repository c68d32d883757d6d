import type { Block } from '#blocks/core/block.types.ts'
import { newBlockId } from '#blocks/core/blockNode.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { alignedPairs } from './alignment.ts'
import { canonicalJson } from './fieldValue.ts'

// Text blocks have no id in the editor's state: they are named by their place there ("2.0.1").
const isPlace = (id: string) => /^\d+(\.\d+)*$/.test(id)

// Returns the same text for two blocks that are equal except for their ids and children.
const signatureOf = ({ type, props, content }: Block) => canonicalJson({ type, props, content })

const wholeSignatureOf = (block: Block): string =>
  canonicalJson([signatureOf(block), block.children.map(wholeSignatureOf)])

const wholeTextOf = (block: Block): string =>
  [inlineText(block.content), ...block.children.map(wholeTextOf)].filter(Boolean).join('\n')

const isText = ({ type }: Block) => definitionOf(type)?.kind === 'text'

function commonEnds(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start += 1
  let end = 0
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1
  return start + end
}

// Equal blocks outweigh any two that are only similar.
const same = 2
// Similarity of two blocks of one type that have nothing in common: still preferred over a new block.
const unlike = 0.05

interface Known {
  block: Block
  signature: string
  text: string
}

const knownOf = (block: Block): Known => ({ block, signature: wholeSignatureOf(block), text: wholeTextOf(block) })

function likenessOf(before: Known, after: Known): number {
  if (before.signature === after.signature) return same
  const isOneKind = before.block.type === after.block.type || (isText(before.block) && isText(after.block))
  if (!isOneKind) return 0
  const longer = Math.max(before.text.length, after.text.length)
  return unlike + (longer === 0 ? 0 : commonEnds(before.text, after.text) / longer) * (1 - unlike)
}

/**
 * Gives every block of a tree an id that stays: its own; that of the block that it most likely was before, going by
 * place, kind and words; or else a new one. A story from outside (an import, the API, an older version) then differs
 * from the shared one only where it was changed.
 *
 * @param before the tree as it lies in the shared document
 */
export function withIds(blocks: Block[], before: Block[]): Block[] {
  const ids = ownIds(blocks)
  const taken = new Set(ids.values())
  const pair = (after: Block, from: Block) => {
    ids.set(after, from.id)
    taken.add(from.id)
  }
  const match = (siblings: Block[], earlier: Block[]) => {
    const left = siblings.map(knownOf)
    const right = earlier.map(knownOf)
    const pairs = alignedPairs(right.length, left.length, (at) => {
      const [from, to] = [right[at.before], left[at.after]]
      if (!from || !to) return 0
      const own = ids.get(to.block)
      if (own !== undefined) return own === from.block.id ? same : 0
      return taken.has(from.block.id) ? 0 : likenessOf(from, to)
    })
    for (const at of pairs) {
      const [from, to] = [earlier[at.before], siblings[at.after]]
      if (from && to && !ids.has(to)) pair(to, from)
    }
    const byId = new Map(earlier.map((block) => [block.id, block]))
    for (const block of siblings) match(block.children, byId.get(ids.get(block) ?? '')?.children ?? [])
  }
  match(blocks, before)
  matchMoved(blocks, before, ids, taken, pair)
  const build = (block: Block): Block => ({
    ...block,
    id: ids.get(block) ?? newBlockId(),
    children: block.children.map(build),
  })
  return blocks.map(build)
}

// Returns the ids that blocks came with. Of two blocks with one id, as a careless copy has them, the first keeps it.
function ownIds(blocks: Block[]): Map<Block, string> {
  const ids = new Map<Block, string>()
  const seen = new Set<string>()
  for (const block of walkBlocks(blocks)) {
    if (block.id === '' || isPlace(block.id) || seen.has(block.id)) continue
    seen.add(block.id)
    ids.set(block, block.id)
  }
  return ids
}

// Matches blocks whose text occurs elsewhere than before, word for word: they were moved.
function matchMoved(
  blocks: Block[],
  before: Block[],
  ids: ReadonlyMap<Block, string>,
  taken: ReadonlySet<string>,
  pair: (after: Block, from: Block) => void,
): void {
  const free = new Map<string, Block[]>()
  for (const block of walkBlocks(before)) {
    if (taken.has(block.id) || inlineText(block.content) === '') continue
    const signature = signatureOf(block)
    free.set(signature, [...(free.get(signature) ?? []), block])
  }
  for (const block of walkBlocks(blocks)) {
    const from = ids.has(block) ? undefined : free.get(signatureOf(block))?.shift()
    if (from) pair(block, from)
  }
}
