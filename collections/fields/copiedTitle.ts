import type { FieldHook } from 'payload'

const copyMark = / \(copy(?: (\d+))?\)$/

/**
 * Returns the title of a copy: "Vote" becomes "Vote (copy)", that one "Vote (copy 2)".
 * @param title empty: it stays empty, as there is nothing to confuse
 */
export function titleOfCopy(title: string): string {
  if (title.trim() === '') return title
  const mark = copyMark.exec(title)
  return mark ? `${title.slice(0, mark.index)} (copy ${Number(mark[1] ?? 1) + 1})` : `${title} (copy)`
}

/** Marks the title of a duplicate, so that lists distinguish it from its original. */
export const markCopy: FieldHook = ({ value }) => (typeof value === 'string' ? titleOfCopy(value) : value)
