import type { JestOutcome } from './jestResult.ts'
import type { FlakyFile, StepOutcome } from './step.types.ts'

/** Flaky files of a whole run that are accepted; with one more the run fails. */
export const acceptedFlaky = 2

/**
 * Returns the files that get a second try. With more failures than flaky files are accepted the run fails whatever a second
 * try brings, so none gets one.
 */
export function filesToTryAgain(first: JestOutcome): string[] {
  const failing = first.files.flatMap(({ file, failed }) => (failed > 0 ? [file] : []))
  return first.breakdown === undefined && failing.length <= acceptedFlaky ? failing : []
}

/**
 * Returns the outcome of a step: a file that was tried again counts as in its second try, and is flaky when that passed.
 * @param again the second tries, by file
 * @param seed seed of the first run, with which its order can be repeated
 */
export function outcomeOf(first: JestOutcome, again: ReadonlyMap<string, JestOutcome>, seed: number): StepOutcome {
  const flaky: FlakyFile[] = []
  let passed = 0
  let failed = 0
  const report: string[] = []
  const breakDown = (why: string | undefined) => {
    if (why === undefined) return
    failed += 1
    report.push(why)
  }
  for (const outcome of first.files) {
    const { file, firstFailure } = outcome
    const second = again.get(file)
    // A second run that read no such file proves nothing.
    const counted = second?.files.find((result) => result.file === file) ?? outcome
    passed += counted.passed
    failed += counted.failed
    if (counted.failed === 0) breakDown(second?.breakdown)
    if (firstFailure && counted.failed === 0 && second?.breakdown === undefined) {
      flaky.push({ file, ...firstFailure, seed })
    }
  }
  breakDown(first.breakdown)
  const files = first.files.map(({ file, seconds }) => ({ file, seconds }))
  return { passed, failed, report, flaky, files }
}

export function judgeFlaky(flaky: readonly FlakyFile[]): { lines: string[]; failed: number } {
  const lines = flaky.map(({ file, test, error, seed }) => `flaky: ${file}, ${test}, ${error}, seed ${seed}`)
  if (flaky.length <= acceptedFlaky) return { lines, failed: 0 }
  return { lines: [...lines, `${flaky.length} files are flaky; ${acceptedFlaky} are accepted`], failed: flaky.length }
}
