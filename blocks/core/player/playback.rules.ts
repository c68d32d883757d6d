/** The pure rules of the player of episodes. All times are in seconds. */
import type { ReaderChapter } from '#contract/reader.schema.ts'

/** Speeds that a reader can choose. */
export const rates = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Minutes of the sleep timer that a reader can choose. */
export const sleepMinutes = [5, 15, 30, 45, 60] as const

/** Returns whether the sleep timer is over; both in milliseconds since 1970. */
export function isSleeping(at: number | null, now: number): boolean {
  return at !== null && now >= at
}

/** Steps of the buttons, of the arrow keys and of the page keys. */
export const steps = { back: 15, forward: 30, arrow: 5, page: 60 } as const

// A position this close to the end counts as heard.
const endingLength = 10

/** Formats a time as on a clock: "2:10", "1:02:10". */
export function clockTime(time: number): string {
  const whole = Math.max(0, Math.floor(time))
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (number: number) => String(number).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

/** Formats a time as it is spoken: "2 minutes 10 seconds". */
export function spokenTime(time: number): string {
  const whole = Math.max(0, Math.floor(time))
  const parts = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ] as const
  const named = parts.flatMap(([count, unit]) => (count > 0 ? `${count} ${unit}${count === 1 ? '' : 's'}` : []))
  return named.join(' ') || '0 seconds'
}

/** Formats how long an episode lasts: "28 min", "1 hr 2 min", "45 sec". */
export function lengthLabel(duration: number): string {
  if (duration < 60) return `${Math.round(duration)} sec`
  const minutes = Math.round(duration / 60)
  if (minutes < 60) return `${minutes} min`
  return minutes % 60 === 0 ? `${minutes / 60} hr` : `${Math.floor(minutes / 60)} hr ${minutes % 60} min`
}

export function clampTime(time: number, duration: number): number {
  return Math.min(Math.max(0, time), Math.max(0, duration))
}

/** Returns where to go on: the position where a reader stopped, or the beginning of what was heard to its end. */
export function startingTime(stopped: number, duration: number): number {
  return stopped > 0 && stopped < duration - endingLength ? stopped : 0
}

/** Returns the index of the chapter at a position; -1 before the first. */
export function chapterAt(chapters: readonly ReaderChapter[], time: number): number {
  return chapters.findLastIndex(({ start }) => start <= time)
}

/**
 * Returns where the chapter before or after a position begins; null where there is none. The one before is that which plays,
 * unless it has only just begun.
 */
export function chapterBeside(chapters: readonly ReaderChapter[], time: number, step: -1 | 1): number | null {
  const justBegun = 3
  const beside =
    step === 1 ? chapters.find(({ start }) => start > time) : chapters[chapterAt(chapters, time - justBegun)]
  return beside?.start ?? null
}

/** Returns the seconds that a key on the slider goes on by, negative ones back; null for other keys. */
export function stepOfKey(key: string): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return steps.arrow
    case 'ArrowLeft':
    case 'ArrowDown':
      return -steps.arrow
    case 'PageUp':
      return steps.page
    case 'PageDown':
      return -steps.page
    default:
      return null
  }
}

// Width of a bar of the waveform and the distance to the next, in units of its drawing.
const bar = { width: 2, step: 3 }

/** Height of the drawing of a waveform, and the least height of a bar. */
export const waveformHeight = 48
const leastHeight = 3

/** Returns the drawing of a waveform as an SVG path, around a line in the middle. */
export function waveformPath(values: readonly number[]): string {
  return values
    .map((value, index) => {
      const height = Math.max(leastHeight, Math.round((value / 100) * waveformHeight))
      return `M${index * bar.step} ${(waveformHeight - height) / 2}h${bar.width}v${height}h-${bar.width}z`
    })
    .join('')
}

export function waveformWidth(values: readonly number[]): number {
  return values.length * bar.step - (bar.step - bar.width)
}
