const day = 24 * 60 * 60 * 1000

/** The ends of a token that people choose from. */
export const ends = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'date', label: 'Until a day …' },
] as const

/** Days from now to the last day that can be chosen; the server allows one more. */
export const mostDays = 365

/** Returns a day, as a field of the browser takes it, some days from now. */
export function dayIn(days: number, now = new Date()): string {
  const then = new Date(now.getTime() + days * day)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`
}

/** Returns the end of a chosen span or day; null while no day is chosen. */
export function endOf(choice: string, chosenDay: string, now = new Date()): string | null {
  if (choice !== 'date') return new Date(now.getTime() + Number(choice) * day).toISOString()
  return chosenDay ? new Date(`${chosenDay}T23:59:59`).toISOString() : null
}
