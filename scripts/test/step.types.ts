import type { Screen } from '#scripts/start/screen.ts'

/** The result of one step of `npm test`. */
export interface StepOutcome {
  passed: number
  failed: number
  /** Lines about the failures, unless the step has printed them already. */
  report?: readonly string[]
}

/** The context that every step runs in. */
export interface StepContext {
  root: string
  screen: Screen
  signal: AbortSignal
  /** Arguments that are not names of steps: handed on to Jest, as a path or `-t name`. */
  rest: readonly string[]
  /** Whether missing system programs may be installed with apt (`--install`). */
  mayInstall: boolean
  /** Names of steps that have failed so far. */
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
