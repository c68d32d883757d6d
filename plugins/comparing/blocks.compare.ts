/** Two versions of a story, block by block (docs/spec/editor.md#version-comparison). */
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { sameJson } from '#blocks/core/sameJson.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { alignedPairs } from '#plugins/collaboration/document/alignment.ts'
import { comparedText } from './text.compare.ts'

/** A setting that is not what it was. */
export interface ChangedSetting {
  name: string
  before: unknown
  after: unknown
}

/**
 * A block in two versions. `moved` stands where the block is now, with nothing to compare it with; where it was it is
 * `moved` too.
 */
export interface ComparedBlock {
  state: 'same' | 'changed' | 'added' | 'removed' | 'moved'
  /** As it was, its removed words marked. */
  before: Block | null
  /** As it is, its added words marked. */
  after: Block | null
  settings: ChangedSetting[]
  children: ComparedBlock[]
}

const textTypes = new Set(['paragraph', 'heading', 'blockquote', 'pullquote', 'dek'])

// Text blocks have no id of their own: theirs is their place, which means nothing here.
const hasOwnId = ({ id }: Block) => !/^\d+(\.\d+)*$/.test(id)

const withoutIds = ({ type, props, content, children }: Block): unknown => [
  type,
  props,
  content,
  children.map(withoutIds),
]

function wordsIn(block: Block): string[] {
  return [...walkBlocks([block])].flatMap(
    ({ content }) =>
      inlineText(content)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  )
}

// The share of words that two blocks have in common, 0 to 1; 1 for two without any.
function commonWords(a: string[], b: string[]): number {
  if (a.length === 0 && b.length === 0) return 1
  const left = new Map<string, number>()
  for (const word of a) left.set(word, (left.get(word) ?? 0) + 1)
  let common = 0
  for (const word of b) {
    const count = left.get(word) ?? 0
    if (count === 0) continue
    common += 1
    left.set(word, count - 1)
  }
  return (2 * common) / (a.length + b.length)
}

// Below this share of common words two texts are two texts, and not one that was changed.
const minInCommon = 0.35

function likeness(before: Block, after: Block, words: Map<Block, string[]>): number {
  const isText = textTypes.has(before.type) && textTypes.has(after.type)
  if (before.type !== after.type && !isText) return 0
  if (hasOwnId(before) && before.id === after.id) return 4
  if (sameJson(withoutIds(before), withoutIds(after))) return 3
  const common = commonWords(words.get(before) ?? [], words.get(after) ?? [])
  const isOfKind = before.type === after.type
  if (common >= minInCommon) return (isOfKind ? 1 : 0.6) * (0.5 + common)
  // A box whose text was rewritten is still that box, and an emptied paragraph is the paragraph.
  return isOfKind && !isText ? 0.1 : 0
}

function changedSettings(before: Block, after: Block): ChangedSetting[] {
  const defaults = definitionOf(after.type)?.props.safeParse({}).data ?? {}
  const names = [...new Set([...Object.keys(before.props), ...Object.keys(after.props)])]
  const settings = names
    .map((name) => ({
      name,
      before: before.props[name] ?? defaults[name] ?? null,
      after: after.props[name] ?? defaults[name] ?? null,
    }))
    .filter((setting) => !sameJson(setting.before, setting.after))
  return before.type === after.type ? settings : [{ name: 'type', before: before.type, after: after.type }, ...settings]
}

const marksOf = (block: Block, type: 'diffAdded' | 'diffRemoved'): Block => {
  const { before, after } = type === 'diffAdded' ? comparedText([], block.content) : comparedText(block.content, [])
  return { ...block, content: type === 'diffAdded' ? after : before }
}

// The settings of a block that is in one version only are those that it does not have by default.
const added = (block: Block): ComparedBlock => ({
  state: 'added',
  before: null,
  after: marksOf(block, 'diffAdded'),
  settings: changedSettings({ ...block, props: {} }, block),
  children: block.children.map(added),
})

const removed = (block: Block): ComparedBlock => ({
  state: 'removed',
  before: marksOf(block, 'diffRemoved'),
  after: null,
  settings: changedSettings(block, { ...block, props: {} }),
  children: block.children.map(removed),
})

function paired(before: Block, after: Block): ComparedBlock {
  const text = comparedText(before.content, after.content)
  const children = compareSiblings(before.children, after.children)
  const settings = changedSettings(before, after)
  const isSame =
    settings.length === 0 && sameJson(before.content, after.content) && children.every(({ state }) => state === 'same')
  return {
    state: isSame ? 'same' : 'changed',
    before: { ...before, content: text.before },
    after: { ...after, content: text.after },
    settings,
    children,
  }
}

function compareSiblings(before: Block[], after: Block[]): ComparedBlock[] {
  const words = new Map([...before, ...after].map((block) => [block, wordsIn(block)]))
  const pairs = alignedPairs(before.length, after.length, (pair) => {
    const [was, is] = [before[pair.before], after[pair.after]]
    return was && is ? likeness(was, is, words) : 0
  })
  const rows: ComparedBlock[] = []
  let [b, a] = [0, 0]
  for (const pair of [...pairs, { before: before.length, after: after.length }]) {
    rows.push(...before.slice(b, pair.before).map(removed), ...after.slice(a, pair.after).map(added))
    const [was, is] = [before[pair.before], after[pair.after]]
    if (was && is) rows.push(paired(was, is))
    b = pair.before + 1
    a = pair.after + 1
  }
  return rows
}

// The ids of blocks that are gone from one place and new in another.
function movedIds(rows: ComparedBlock[]): Set<string> {
  const all = [...walkBlocks(rows)]
  const gone = new Set(
    all.flatMap(({ state, before }) => (state === 'removed' && before && hasOwnId(before) ? [before.id] : [])),
  )
  return new Set(
    all.flatMap(({ state, after }) => (state === 'added' && after && gone.has(after.id) ? [after.id] : [])),
  )
}

/** Returns every block of two versions in one order: what is gone stands where it was. */
export function compareBlocks(before: Block[], after: Block[]): ComparedBlock[] {
  const rows = compareSiblings(before, after)
  const moved = movedIds(rows)
  const withMove = (row: ComparedBlock): ComparedBlock => ({
    ...row,
    state: moved.has((row.before ?? row.after)?.id ?? '') ? 'moved' : row.state,
    children: row.children.map(withMove),
  })
  return moved.size > 0 ? rows.map(withMove) : rows
}
