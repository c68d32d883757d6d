import type { Part } from './usePart.ts'

export type PartState = 'well' | 'look' | 'broken' | 'unknown' | 'loading'

export const stateLabels: Record<PartState, string> = {
  well: 'Well',
  look: 'Look here',
  broken: 'Broken',
  unknown: 'Not known',
  loading: 'Loading',
}

/** Returns how a part is: by its worst finding, and not known while it does not answer. */
export function stateOf({ answer, error }: Pick<Part, 'answer' | 'error'>): PartState {
  if (error) return 'unknown'
  if (!answer) return 'loading'
  if (answer.findings.some(({ level }) => level === 'broken')) return 'broken'
  return answer.findings.length > 0 ? 'look' : 'well'
}

const units = ['B', 'kB', 'MB', 'GB', 'TB']

/** Returns a number of bytes as people read it: "1.4 GB". */
export function bytesText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024))))
  const value = bytes / 1024 ** step
  return `${value.toFixed(step === 0 || value >= 100 ? 0 : 1)} ${units[step]}`
}

/** Returns a span of time in its largest unit: "3 minutes". */
export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000))
  const [count, unit] =
    seconds < 90
      ? [seconds, 'second']
      : seconds < 5400
        ? [Math.round(seconds / 60), 'minute']
        : seconds < 129_600
          ? [Math.round(seconds / 3600), 'hour']
          : [Math.round(seconds / 86_400), 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
