import type { Screen } from '#scripts/start/screen.ts'

/** A file of tests that failed, and passed when it ran once more alone. */
export interface FlakyFile {
  /** Path from the root of the project. */
  file: string
  /** The first test that failed, and the first line of its error. */
  test: string
  error: string
  seed: number
}

/** The result of one step of `npm test`. */
export interface StepOutcome {
  passed: number
  failed: number
  /** Lines about the failures, unless the step has printed them already. */
  report?: readonly string[]
  flaky?: readonly FlakyFile[]
  files?: readonly { file: string; seconds: number }[]
}

export interface StepContext {
  root: string
  screen: Screen
  signal: AbortSignal
  /** Arguments that are not names of steps: handed on to Jest, as a path or `-t name`. */
  rest: readonly string[]
  /** Whether missing system programs may be installed with apt (`--install`). */
  mayInstall: boolean
  failedSteps: ReadonlySet<string>
}

/** One step of `npm test`. */
export interface TestStep {
  /** As it is called on the command line. */
  name: string
  /** A step without which this one has no meaning, such as the build for browser tests. */
  needs?: string
  run: (context: StepContext) => Promise<StepOutcome>
}
