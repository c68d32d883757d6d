export interface BlockText {
  /** Key of the block's node. */
  key: string
  text: string
  /** The nodes with the text, in order; each begins at an offset of `text`. */
  runs: readonly { key: string; start: number; length: number }[]
}

/** One match, as UTF-16 offsets in the text of its block. */
export interface Match {
  block: number
  start: number
  end: number
}

/** A point in the story: a block by its key, and an offset in its text. */
export interface Point {
  key: string
  offset: number
}

// Characters that are typed with one key and stored as one of several: straight quotes find typographic ones.
const alike: Record<string, string> = { "'": "['‘’]", '"': '["“”]', ' ': '[ \\u00a0]', '-': '[-‑]' }

const patternOf = (query: string, isCase: boolean): RegExp => {
  const source = [...query].map((letter) => alike[letter] ?? letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('')
  return new RegExp(source, isCase ? 'gu' : 'giu')
}

/**
 * Returns all matches of a query, in the order of the story. A straight quote, a space and a hyphen match what
 * typography makes of them.
 */
export function matchesIn(blocks: readonly BlockText[], query: string, { isCase }: { isCase: boolean }): Match[] {
  if (query === '') return []
  const pattern = patternOf(query.normalize('NFC'), isCase)
  return blocks.flatMap(({ text }, block) =>
    Array.from(text.matchAll(pattern), ({ index, 0: found }) => ({ block, start: index, end: index + found.length })),
  )
}

/**
 * Returns the index of the first match at or after a point, the first of all behind the last one; -1 without matches. A
 * block that is no longer there stands for the beginning.
 */
export function indexFrom(matches: readonly Match[], blocks: readonly BlockText[], { key, offset }: Point): number {
  if (matches.length === 0) return -1
  const place = blocks.findIndex((block) => block.key === key)
  const found = matches.findIndex(({ block, start }) => block > place || (block === place && start >= offset))
  return Math.max(0, found)
}

/** Returns the node and the offset in it of an offset in a block's text; at a border, the end of the node before. */
export function nodeAt({ runs }: BlockText, offset: number, edge: 'start' | 'end'): Point | null {
  const isIn = ({ start, length }: BlockText['runs'][number]) =>
    edge === 'start' ? offset >= start && offset < start + length : offset > start && offset <= start + length
  const run = runs.find(isIn)
  return run ? { key: run.key, offset: offset - run.start } : null
}
