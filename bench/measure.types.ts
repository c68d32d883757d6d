import type { Screen } from '#scripts/start/screen.ts'
import type { Summary } from './statistics.ts'

/** The most that a measure does: a small run tries every measure in a short time, and its figures mean nothing. */
export interface Limits {
  /** Repetitions of one thing, or things that are read one after the other. */
  rounds: number
  items: number
  /** Seconds of load or of typing. */
  seconds: number
}

/** The input of every measure: a running newsroom, full of posts. */
export interface Subject {
  /** Without a slash at the end. */
  cmsUrl: string
  siteUrl: string
  databaseUrl: string
  revalidateSecret: string
  /** The environment of the newsroom's processes, for another one of them. */
  environment: Readonly<Record<string, string>>
  /** Paths of published posts, the newest first. */
  articlePaths: readonly string[]
  limits: Limits
  /** For files that last as long as the run. */
  folder: string
  screen: Screen
}

export interface Measured {
  what: string
  /** Ratio to what was measured beside it in the same rounds: 0.9 is nine tenths of it. */
  ratio?: { value: number; to: string }
  requestsPerSecond?: number
  milliseconds?: Summary
  score?: { value: number; unit: string }
  goal?: string
}

export interface Measure {
  /** Its name for `--only`. */
  name: string
  /** Rows of the report that it gives at least; with fewer the run fails. */
  rows: number
  run(subject: Subject): Promise<Measured[]>
}
