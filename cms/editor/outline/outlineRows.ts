/** Which lines of an outline are shown, and where its keys lead. Pure. */
import type { NodeKey } from 'lexical'
import type { OutlineEntry } from './outline.read.ts'

export interface OutlineRow {
  entry: OutlineEntry
  /** From 1, as `aria-level` counts. */
  depth: number
  parentKey: NodeKey | null
}

/**
 * Returns the lines from top to bottom, without what stands in closed boxes.
 * @param closed keys of the boxes that are closed
 */
export function rowsOf(
  entries: readonly OutlineEntry[],
  closed: ReadonlySet<NodeKey>,
  depth = 1,
  parentKey: NodeKey | null = null,
): OutlineRow[] {
  return entries.flatMap((entry) => [
    { entry, depth, parentKey },
    ...(entry.children && !closed.has(entry.key) ? rowsOf(entry.children, closed, depth + 1, entry.key) : []),
  ])
}

/** Outcome of a key in an outline: another line, or a box that opens or closes. */
export type OutlineStep = { type: 'go'; key: NodeKey } | { type: 'open' | 'close'; key: NodeKey }

/** Returns what a key does at a line, as trees on a page have it (WAI-ARIA); null for a key that does nothing there. */
export function outlineStep(
  key: string,
  at: NodeKey,
  rows: readonly OutlineRow[],
  closed: ReadonlySet<NodeKey>,
): OutlineStep | null {
  const index = rows.findIndex(({ entry }) => entry.key === at)
  const row = rows[index]
  if (!row) return null
  const holds = (row.entry.children?.length ?? 0) > 0
  const goTo = (found: OutlineRow | undefined): OutlineStep | null =>
    found ? { type: 'go', key: found.entry.key } : null
  if (key === 'ArrowDown') return goTo(rows[index + 1])
  if (key === 'ArrowUp') return goTo(rows[index - 1])
  if (key === 'Home') return goTo(rows[0])
  if (key === 'End') return goTo(rows.at(-1))
  if (key === 'ArrowRight' && holds) return closed.has(at) ? { type: 'open', key: at } : goTo(rows[index + 1])
  if (key !== 'ArrowLeft') return null
  if (holds && !closed.has(at)) return { type: 'close', key: at }
  return row.parentKey === null ? null : { type: 'go', key: row.parentKey }
}

/** Returns the place of a block among its neighbours, from 0, and how many they are; null for one that is not there. */
export function placeAmong(entries: readonly OutlineEntry[], key: NodeKey): { index: number; count: number } | null {
  const index = entries.findIndex((entry) => entry.key === key)
  if (index >= 0) return { index, count: entries.length }
  for (const { children } of entries) {
    const found = children && placeAmong(children, key)
    if (found) return found
  }
  return null
}
