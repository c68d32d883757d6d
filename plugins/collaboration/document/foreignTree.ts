/**
 * Merges the write of a program into a text that users have gone on editing: changes of both are kept, and a paragraph
 * holds the words of one side only.
 */
import type { Block } from '#blocks/core/block.types.ts'
import { newBlockId } from '#blocks/core/blockNode.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { canonicalJson } from './fieldValue.ts'
import { commonEnd, commonStart } from './textChange.ts'

export interface ForeignTree {
  base: Block[]
  /** The tree that the program wrote. Blocks that it kept have their ids of `base`. */
  written: Block[]
  /** The tree that users have made of `base` since. */
  current: Block[]
}

export interface MergedTree {
  /** The tree to write in place of `base`, which leaves all changes of users untouched. */
  blocks: Block[]
  conflicts: number
}

/** Returns the tree to write in place of `base`. Where both sides changed a block, the program's becomes a new one. */
export function mergeForeignTree({ base, written, current }: ForeignTree): MergedTree {
  const was = byId(base)
  const now = byId(current)
  const isChangedHere = (id: string) => !isSameText(was.get(id)?.block, now.get(id)?.block)
  let conflicts = 0

  const merged = (block: Block, mayHaveSiblings: boolean): { block: Block; behind: Block[] } => {
    const { blocks: children, outside } = mergedChildren(block)
    const before = was.get(block.id)?.block
    const here = now.get(block.id)?.block
    const kept = { ...block, children, props: propsOf(block, before, here) }
    if (!before || !isText(block) || isSameText(block, before)) return { block: kept, behind: outside }
    if (!isChangedHere(block.id)) return { block: isEdit(before, block) ? kept : renamed(kept), behind: outside }
    if (here && isSameText(block, here)) return { block: { ...kept, content: before.content }, behind: outside }
    conflicts += 1
    if (!here) return { block: renamed(kept), behind: outside }
    const own = { ...block, id: newBlockId(), children: [] }
    const standing = mayHaveSiblings ? own : { ...own, type: 'paragraph', props: {} }
    return { block: { ...kept, content: before.content }, behind: [standing, ...outside] }
  }

  // Returns the children, and the blocks that cannot stand among them, such as a cell beside a cell.
  const mergedChildren = (parent: Block): { blocks: Block[]; outside: Block[] } => {
    const outside: Block[] = []
    const blocks = parent.children.flatMap((child) => {
      const { block, behind } = merged(child, isFlow(parent) || listed.has(child.type))
      const beside = behind.filter(({ type }) => isFlow(parent) || (type === child.type && listed.has(type)))
      outside.push(...behind.filter((one) => !beside.includes(one)))
      return [block, ...beside]
    })
    return { blocks, outside }
  }

  const blocks = written.flatMap((block) => {
    const { block: one, behind } = merged(block, true)
    return [one, ...behind]
  })
  // A block that users changed, joined to another text or removed stays as it was read: their change of it is kept
  // alone.
  const there = new Set([...walkBlocks(blocks)].map(({ id }) => id))
  const changedHere = [...walkBlocks(base)].filter(
    (block) => !there.has(block.id) && isText(block) && isChangedHere(block.id),
  )
  return {
    blocks: changedHere.reduce((all, block) => restored(all, block, was), blocks),
    conflicts: conflicts + changedHere.filter(({ id }) => now.has(id)).length,
  }
}

interface Placed {
  block: Block
  parent: Block | null
  siblings: Block[]
}

function byId(blocks: Block[], parent: Block | null = null): Map<string, Placed> {
  const found = new Map<string, Placed>()
  for (const block of blocks) {
    found.set(block.id, { block, parent, siblings: blocks })
    for (const [id, placed] of byId(block.children, block)) found.set(id, placed)
  }
  return found
}

const isText = ({ type }: Block) => definitionOf(type)?.kind === 'text'
const isFlow = ({ type }: Block) => definitionOf(type)?.kind === 'flow'

// Types of text blocks of which a container takes any number.
const listed = new Set(['list-item', 'check-list-item', 'infobox-item', 'button'])

const isSameText = (a: Block | undefined, b: Block | undefined): boolean =>
  a !== undefined && b !== undefined && inlineText(a.content) === inlineText(b.content)

// Returns whether most of a text is kept; otherwise it counts as another text in the same place.
function isEdit(before: Block, after: Block): boolean {
  const [a, b] = [inlineText(before.content), inlineText(after.content)]
  if (a === '') return true
  const start = commonStart(a, b)
  return (start + Math.min(a.length - start, commonEnd(a, b))) * 2 >= a.length
}

const renamed = (block: Block): Block => ({ ...block, id: newBlockId() })

// Returns the block's properties: those that users changed since, and the program's for all others.
function propsOf(block: Block, before: Block | undefined, here: Block | undefined): Block['props'] {
  if (!before || !here) return block.props
  const entries = Object.entries(block.props).map(([name, value]): [string, unknown] => {
    const isChosen = canonicalJson(here.props[name] ?? null) !== canonicalJson(before.props[name] ?? null)
    return [name, isChosen ? before.props[name] : value]
  })
  return Object.fromEntries(entries)
}

function restored(blocks: Block[], block: Block, was: ReadonlyMap<string, Placed>): Block[] {
  const { parent, siblings } = was.get(block.id) ?? { parent: null, siblings: [] }
  const shell = { ...block, children: [] }
  const isThere = parent === null || [...walkBlocks(blocks)].some(({ id }) => id === parent.id)
  const place = isThere ? blocks : restored(blocks, parent, was)
  const before = siblings
    .slice(
      0,
      siblings.findIndex(({ id }) => id === block.id),
    )
    .map(({ id }) => id)
  const putInto = (among: Block[]): Block[] => {
    const at = among.findLastIndex(({ id }) => before.includes(id))
    return among.toSpliced(at + 1, 0, shell)
  }
  return parent === null ? putInto(place) : inside(place, parent.id, putInto)
}

const inside = (blocks: Block[], parent: string, put: (children: Block[]) => Block[]): Block[] =>
  blocks.map((block) => ({
    ...block,
    children: block.id === parent ? put(block.children) : inside(block.children, parent, put),
  }))
