/** Plans how the lines of a text become those of another, rewriting as few as possible. Pure. */
import { commonEnd, commonStart } from '#plugins/collaboration/document/textChange.ts'

export interface LinesPlan {
  /** New texts of single lines, by line number; a line may become several (with line ends). */
  rewritten: { line: number; text: string }[]
  /** The range of removed lines, inclusive; null: none. */
  removed: { first: number; last: number } | null
  /** The line whose new text has several lines, of which those that are new become blocks; null: none. */
  grown: { line: number; by: number } | null
}

// Returns a score of likeness: the number of common letters; one more for equal lines.
function likeness(a = '', b = ''): number {
  if (a === b) return a.length + 1
  const start = commonStart(a, b)
  return start + commonEnd(a.slice(start), b.slice(start))
}

// Returns the number of lines that are matched with the beginning of the other text; the rest match its end.
function bestCut(before: readonly string[], after: readonly string[]): number {
  const shorter = Math.min(before.length, after.length)
  // As if all of them stood at the end; then one after the other at the beginning.
  let score = 0
  for (let line = 1; line <= shorter; line += 1) score += likeness(before.at(-line), after.at(-line))
  let best = { cut: 0, score }
  for (let cut = 1; cut <= shorter; cut += 1) {
    const leaving = shorter - cut + 1
    score += likeness(before[cut - 1], after[cut - 1]) - likeness(before.at(-leaving), after.at(-leaving))
    if (score >= best.score) best = { cut, score }
  }
  return best.cut
}

/** @param before at least one line, as is `after` */
export function planLines(before: readonly string[], after: readonly string[]): LinesPlan {
  const cut = bestCut(before, after)
  const more = after.length - before.length
  const rewritten = before.flatMap((said, line) => {
    const isRemoved = line >= cut && line < cut - more
    const text = after[line < cut ? line : line + more] ?? ''
    return isRemoved || text === said ? [] : [{ line, text }]
  })
  if (more <= 0) return { rewritten, removed: more < 0 ? { first: cut, last: cut - more - 1 } : null, grown: null }
  // Behind the line before; what comes before all of them stands before the first one.
  const line = Math.max(cut - 1, 0)
  const text = after.slice(line, line + 1 + more).join('\n')
  return {
    rewritten: [...rewritten.filter((one) => one.line !== line), { line, text }],
    removed: null,
    grown: { line, by: more },
  }
}
