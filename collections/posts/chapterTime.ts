const shape = /^(?:(\d{1,2}):)?([0-5]?\d):([0-5]\d)$/

/** Parses a time in a recording, "2:10", "02:10" or "1:02:10". Returns seconds; null for anything else. */
export function secondsOf(time: string): number | null {
  const [, hours = '0', minutes, seconds] = shape.exec(time.trim()) ?? []
  if (minutes === undefined || seconds === undefined) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
