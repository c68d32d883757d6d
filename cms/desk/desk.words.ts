/** Returns a part of a whole in percent; a dash for a whole of zero, and no 0% or 100% that is not exact. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '—'
  const percent = (100 * part) / whole
  if (percent > 0 && percent < 1) return '<1%'
  if (percent > 99 && percent < 100) return '>99%'
  return `${Math.round(percent)}%`
}

/** Returns a number with its noun: "1 question", "1,200 questions". */
export function countText(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** Returns a noun as it begins a label. */
export function capitalized(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1)
}
