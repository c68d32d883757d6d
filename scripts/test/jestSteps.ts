import { availableParallelism } from 'node:os'
import { runBench } from './benchRun.ts'
import { sum } from './checksSteps.ts'
import { inGroups } from './groups.ts'
import type { JestOutcome } from './jestResult.ts'
import { runJest } from './jestRun.ts'
import { filesToTryAgain, outcomeOf } from './secondTry.ts'
import type { StepContext, StepOutcome, TestStep } from './step.types.ts'
import { browserPrograms, ensureSystemPrograms, integrationPrograms } from './systemPrograms.ts'

/** The three kinds of tests, each a project in jest.config.mjs, and the long runs of some of all kinds. */
export const jestSteps: { unit: TestStep; integration: TestStep; browser: TestStep; soak: TestStep } = {
  unit: {
    name: 'unit',
    run: async (context) => {
      const seed = seedOf(context.rest)
      return withSharedModules('unit', context, async (args) =>
        outcomeOf(await runJest('unit', [`--seed=${seed}`, ...args], context), new Map(), seed),
      )
    },
  },
  integration: {
    name: 'integration',
    run: async (context) => {
      const missing = await ensureSystemPrograms(integrationPrograms, context)
      if (missing.length > 0) return { passed: 0, failed: missing.length, report: missing }
      return withSharedModules('integration', context, (args) => runWithSecondTry('integration', args, context))
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

// Runs a project: the whole of it in groups of files that share their modules.
function withSharedModules(
  project: string,
  { rest, root }: StepContext,
  run: (args: readonly string[]) => Promise<StepOutcome>,
): Promise<StepOutcome> {
  // One more than processors: some tests wait for a child process, a lock or a deadline.
  const workers = availableParallelism() + 1
  const args = [`--maxWorkers=${workers}`]
  if (!rest.every(isSeed)) return run(args)
  return inGroups({ project, root, seed: seedOf(rest), workers }, (paths) => run([...args, ...paths]))
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
