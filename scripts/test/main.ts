import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { createScreen } from '#scripts/start/screen.ts'
import { checkSteps, sum } from './checksSteps.ts'
import { jestSteps } from './jestSteps.ts'
import { judgeFlaky } from './secondTry.ts'
import type { FlakyFile, StepOutcome, TestStep } from './step.types.ts'

/** All steps in the order in which they are taken: what is quick and often wrong comes first. */
export const steps: readonly TestStep[] = [
  checkSteps.generated,
  checkSteps.lint,
  checkSteps.types,
  jestSteps.unit,
  jestSteps.integration,
  checkSteps.build,
  jestSteps.browser,
]

// Steps that are taken only when they are named.
const furtherSteps: readonly TestStep[] = [jestSteps.soak]

/**
 * `npm test`: takes all steps, or those that are named, goes on after a failure where the next ones still mean something,
 * and ends with the line `N passed, N failed`.
 * @param args names of steps, and `--install` to have missing system programs installed; the others are handed on to Jest
 */
export async function main(args: readonly string[]): Promise<void> {
  const { chosen, mayInstall, rest } = chooseSteps(args)
  const screen = createScreen()
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stopping.abort(new Error(`ended by ${signal}`)))
  }
  const failedSteps = new Set<string>()
  const outcomes: StepOutcome[] = []
  for (const step of chosen) {
    if (stopping.signal.aborted) break
    const outcome = await outcomeOfStep(step, failedSteps, () =>
      step.run({ root: process.cwd(), screen, signal: stopping.signal, rest, mayInstall, failedSteps }),
    )
    for (const line of outcome.report ?? []) screen.line(`  ${line}`)
    const verdict = `${step.name}: ${outcome.passed} passed, ${outcome.failed} failed`
    screen.line(styleText(outcome.failed > 0 ? 'red' : 'green', verdict))
    if (outcome.failed > 0) failedSteps.add(step.name)
    outcomes.push(outcome)
  }
  const flaky = outcomes.flatMap((outcome) => outcome.flaky ?? [])
  const files = outcomes.flatMap((outcome) => outcome.files ?? [])
  const judged = judgeFlaky(flaky)
  for (const line of slowest(files)) screen.line(line)
  for (const line of judged.lines) screen.line(styleText('yellow', line))
  if (files.length > 0) await writeFlaky(process.cwd(), flaky)
  if (stopping.signal.aborted) screen.line('Ended before all steps were taken')
  const { passed, failed: failedInSteps } = sum(outcomes)
  const failed = failedInSteps + judged.failed
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || stopping.signal.aborted ? 1 : 0)
}

// The ten files that took longest, one line each; nothing for a run of a few files.
function slowest(files: readonly { file: string; seconds: number }[]): string[] {
  if (files.length <= 10) return []
  const ten = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
  return ['The ten slowest files:', ...ten.map(({ file, seconds }) => `  ${seconds} s  ${file}`)]
}

// Writes the flaky files of a run to `.data/flaky-tests.json`, an empty list when there are none.
async function writeFlaky(root: string, flaky: readonly FlakyFile[]): Promise<void> {
  await mkdir(join(root, '.data'), { recursive: true })
  await writeFile(join(root, '.data', 'flaky-tests.json'), `${JSON.stringify(flaky, null, 2)}\n`)
}

/** Sorts arguments into steps, `--install` and the rest; without a step's name all steps are chosen. */
export function chooseSteps(args: readonly string[]): {
  chosen: readonly TestStep[]
  mayInstall: boolean
  rest: readonly string[]
} {
  const known = [...steps, ...furtherSteps]
  const named = known.filter(({ name }) => args.includes(name))
  const rest = args.filter((arg) => arg !== '--install' && !known.some(({ name }) => name === arg))
  return { chosen: named.length > 0 ? named : steps, mayInstall: args.includes('--install'), rest }
}

/** Takes one step; a step that breaks, and one whose foundation is missing, is a failure and no crash. */
export async function outcomeOfStep(
  step: Pick<TestStep, 'needs'>,
  failedSteps: ReadonlySet<string>,
  run: () => Promise<StepOutcome>,
): Promise<StepOutcome> {
  if (step.needs && failedSteps.has(step.needs)) {
    return { passed: 0, failed: 1, report: [`Not run, because this failed: ${step.needs}`] }
  }
  try {
    return await run()
  } catch (error) {
    return { passed: 0, failed: 1, report: [error instanceof Error ? (error.stack ?? error.message) : String(error)] }
  }
}
