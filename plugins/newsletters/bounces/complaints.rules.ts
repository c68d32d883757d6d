// Shares of mails called spam at which mail services begin to refuse a sender, as Gmail publishes them.
const limits = { warn: 0.001, stop: 0.003 }

export type ComplaintLevel = 'fine' | 'warn' | 'stop'

/** Returns what the complaints about an issue mean for its send. Pure. */
export function complaintLevel(complaints: number, accepted: number): ComplaintLevel {
  if (complaints === 0) return 'fine'
  const rate = complaints / Math.max(1, accepted)
  return rate >= limits.stop ? 'stop' : rate >= limits.warn ? 'warn' : 'fine'
}

/** Returns the share of complaints in words: "0.25%". Pure. */
export function complaintRate(complaints: number, accepted: number): string {
  return `${((100 * complaints) / Math.max(1, accepted)).toFixed(2)}%`
}
