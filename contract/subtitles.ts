/** A subtitle of WebVTT or SRT: seconds, and lines with their markup. */
export interface Subtitle {
  start: number
  end: number
  lines: string[]
}

const time = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?`
const timing = new RegExp(String.raw`^[ \t]*${time}[ \t]*-->[ \t]*${time}(?:[ \t]|$)`)

const secondsOf = ([hours = '0', minutes = '0', seconds = '0', fraction = '0']: (string | undefined)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, '0')) / 1000

/**
 * Reads subtitles as files have them, and not only as they should be: times with a point or a comma, with or without hours and
 * fractions, and no blank line between two. What is no subtitle (headers, notes, styles) is left out.
 */
export function subtitlesOf(text: string): Subtitle[] {
  const subtitles: Subtitle[] = []
  let open: Subtitle | null = null
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n?|\n/)) {
    const [, ...times] = timing.exec(line) ?? []
    if (times.length > 0) {
      // The number of this one, where no blank line is in front of it.
      if (open && /^\d+$/.test(open.lines.at(-1)?.trim() ?? '')) open.lines.pop()
      open = { start: secondsOf(times.slice(0, 4)), end: secondsOf(times.slice(4)), lines: [] }
      subtitles.push(open)
    } else if (line === '') open = null
    else if (line.trim()) open?.lines.push(line)
  }
  return subtitles
}
