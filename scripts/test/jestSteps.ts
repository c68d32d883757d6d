import { availableParallelism } from 'node:os'
import { runBench } from './benchRun.ts'
import { sum } from './checksSteps.ts'
import type { JestOutcome } from './jestResult.ts'
import { runJest } from './jestRun.ts'
import { filesToTryAgain, outcomeOf } from './secondTry.ts'
import type { StepContext, StepOutcome, TestStep } from './step.types.ts'
import { browserPrograms, ensureSystemPrograms, integrationPrograms } from './systemPrograms.ts'
import { inUnitGroups } from './unitGroups.ts'

/** The three kinds of tests, each a project in jest.config.mjs, and the long runs of some of all kinds. */
export const jestSteps: { unit: TestStep; integration: TestStep; browser: TestStep; soak: TestStep } = {
  unit: {
    name: 'unit',
    run: async (context) => {
      const seed = seedOf(context.rest)
      // One more than processors: some of these wait for a child process or a deadline.
      const args = [`--seed=${seed}`, `--maxWorkers=${availableParallelism() + 1}`]
      const isWhole = context.rest.every(isSeed)
      const run = (paths: readonly string[]) => runJest('unit', [...args, ...paths], context)
      const outcome = isWhole ? await inUnitGroups(context.root, seed, run) : await run([])
      return outcomeOf(outcome, new Map(), seed)
    },
  },
  integration: {
    name: 'integration',
    run: async (context) => {
      const missing = await ensureSystemPrograms(integrationPrograms, context)
      if (missing.length > 0) return { passed: 0, failed: missing.length, report: missing }
      // One more than processors: these tests often wait for a lock to end or a process to start.
      return runWithSecondTry('integration', [`--maxWorkers=${availableParallelism() + 1}`], context)
    },
  },
  browser: {
    name: 'browser',
    needs: 'build',
    run: async (context) => {
      const missing = await ensureSystemPrograms(browserPrograms, context)
      if (missing.length > 0) return { passed: 0, failed: missing.length, report: missing }
      // Each worker has a newsroom of its own, which takes a minute to start: for single files, one is enough.
      const workers = context.rest.length > 0 ? '--runInBand' : '--maxWorkers=2'
      return runWithSecondTry('browser', [workers], context)
    },
  },
  soak: {
    name: 'soak',
    needs: 'build',
    run: async (context) => {
      const missing = await ensureSystemPrograms([...integrationPrograms, ...browserPrograms], context)
      if (missing.length > 0) return { passed: 0, failed: missing.length, report: missing }
      const seed = context.rest.some(isSeed) ? seedOf(context.rest) : Date.now() % 1_000_000
      context.screen.line(`Seed ${seed}: --seed=${seed} repeats this run`)
      // Tests with a long run say how long it is by tests/soak.ts.
      const args = [`--seed=${seed}`, '--runInBand', '--findRelatedTests', 'tests/soak.ts']
      const outcomes: StepOutcome[] = []
      for (const project of ['unit', 'integration', 'browser']) {
        const outcome = await runJest(project, args, context, { CITYDESK_SOAK: 'yes' })
        outcomes.push(outcomeOf(outcome, new Map(), seed))
      }
      // What a person waits for is measured 30 times, and printed as a table.
      const measures = ['--posts', '20', '--only', 'together-promises']
      outcomes.push(await runBench(measures, context, context.screen.line))
      return { ...sum(outcomes), files: outcomes.flatMap(({ files }) => files ?? []) }
    },
  },
}

// Runs a project, and after a whole run each file that failed once more, alone: processes, sockets and browsers on a
// busy machine meet chance that no single test can exclude. A run of chosen files has no second try.
async function runWithSecondTry(project: string, args: readonly string[], context: StepContext): Promise<StepOutcome> {
  const seed = seedOf(context.rest)
  const first = await runJest(project, [`--seed=${seed}`, ...args], context)
  const again = new Map<string, JestOutcome>()
  if (context.rest.every(isSeed)) {
    for (const file of filesToTryAgain(first)) {
      if (context.signal.aborted) break
      context.screen.line(`Once more, alone: ${file}`)
      again.set(file, await runJest(project, [`--seed=${seed}`, '--runInBand', '--runTestsByPath', file], context))
    }
  }
  return outcomeOf(first, again, seed)
}

// The seed of the order of files. It is the same in every run, so that two runs differ in nothing but the code.
const usualSeed = 1

const isSeed = (arg: string) => arg.startsWith('--seed=')
const seedOf = (rest: readonly string[]) => Number(rest.find(isSeed)?.slice('--seed='.length) ?? usualSeed)
