import { commonEnd, commonStart } from './textChange.ts'

/** Separator between two texts of which a user has to choose one. */
export const betweenBoth = ' / '

/**
 * Returns the text that a field has after people and a program changed it. Applies both changes when they affect
 * different words; otherwise returns both texts, whole, one after the other.
 * @param base the text that the program read
 * @param written what it wrote
 * @param current what people have made of it since
 */
export function mergeForeignText({ base, written, current }: Record<'base' | 'written' | 'current', string>): {
  text: string
  isConflict: boolean
} {
  if (written === base || written === current) return { text: current, isConflict: false }
  if (current === base) return { text: written, isConflict: false }
  const there = changeOf(base, written)
  const here = changeOf(base, current)
  const [first, second] = there.end <= here.start ? [there, here] : [here, there]
  const between = base.slice(first.end, second.start)
  if (first.end > second.start || !/\s/.test(between)) {
    return { text: current === '' ? written : [current, written].filter(Boolean).join(betweenBoth), isConflict: true }
  }
  const text = [base.slice(0, first.start), first.text, between, second.text, base.slice(second.end)].join('')
  return { text, isConflict: false }
}

// Returns the one piece in which a text differs from the text before: its position, and its new content.
function changeOf(before: string, after: string): { start: number; end: number; text: string } {
  const start = commonStart(before, after)
  const shorter = Math.min(before.length, after.length) - start
  const left = Math.min(shorter, commonEnd(before, after))
  return { start, end: before.length - left, text: after.slice(start, after.length - left) }
}
