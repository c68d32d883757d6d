import type { Outcome } from '#plugins/assistant/newsroom/desk.schema.ts'

/** How questions end, as editors read it. */
export const outcomeLabels: Record<Outcome, string> = {
  model: 'Answered',
  extract: 'Quoted',
  written: 'Written by an editor',
  unknown: 'No answer',
  refused: 'Not passed on',
  failed: 'Failed',
  left: 'Reader left',
}

/** Returns milliseconds as seconds, "2.4 s"; a dash for none. */
export function secondsText(milliseconds: number | null): string {
  return milliseconds === null ? '—' : `${(milliseconds / 1000).toFixed(1)} s`
}

/** Returns US dollars; what is less than a cent has its first digits. */
export function dollarsText(dollars: number): string {
  const digits = dollars > 0 && dollars < 0.01 ? 4 : 2
  return `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
