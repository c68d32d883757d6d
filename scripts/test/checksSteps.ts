import { buildWhatIsStale } from '#scripts/start/builds.ts'
import { CommandError, runNode } from '#scripts/start/command.ts'
import { buildEnvironment } from '#scripts/start/newsroomPlans.ts'
import type { StepContext, StepOutcome, TestStep } from './step.types.ts'

/** Every step before and between the tests: what is committed is up to date, tidy, well typed, and can be built. */
export const checkSteps: { generated: TestStep; lint: TestStep; types: TestStep; build: TestStep } = {
  generated: {
    name: 'generated',
    run: (context) =>
      context.screen.step('Comparing generated files', async () => {
        // Not bundled: the table of hooks says in which file each is.
        const loading = ['--conditions=production', '--import', 'tsx', '--import', './scripts/withoutDatabase.mjs']
        const args = [...loading, 'scripts/generate.check.ts']
        const lines = await outputOf(args, context)
        const passed = lines.filter((line) => line.startsWith('✓')).length
        const failed = lines.filter((line) => line.startsWith('✗')).length
        // A script that said nothing has not checked anything.
        return passed + failed === 0
          ? { passed, failed: 1, report: lines }
          : { passed, failed, report: failed > 0 ? lines : [] }
      }),
  },
  lint: {
    name: 'lint',
    run: (context) =>
      context.screen.step('Linting', async () =>
        sum([
          await asOneTest(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'], context),
          await asOneTest(['--import', 'tsx', 'scripts/lint/main.ts'], context),
        ]),
      ),
  },
  types: {
    name: 'types',
    run: (context) =>
      context.screen.step('Checking types', async () => {
        const outcomes: StepOutcome[] = []
        for (const project of ['tsconfig.json', 'cms/tsconfig.json', 'site/tsconfig.json']) {
          outcomes.push(await asOneTest(['node_modules/typescript/bin/tsc', '--noEmit', '-p', project], context))
        }
        return sum(outcomes)
      }),
  },
  build: {
    name: 'build',
    run: async ({ root, screen, signal }) => {
      try {
        await buildWhatIsStale(root, buildEnvironment(process.env), screen, signal)
        return { passed: 1, failed: 0 }
      } catch (error) {
        if (!(error instanceof CommandError)) throw error
        return { passed: 0, failed: 1, report: [...error.output, error.message] }
      }
    },
  },
}

// Runs a checker that answers by its exit code; it counts as one test.
async function asOneTest(args: readonly string[], { signal }: StepContext): Promise<StepOutcome> {
  try {
    await runNode(args, { environment: process.env, signal })
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return { passed: 0, failed: 1, report: [...error.output, error.message] }
  }
}

async function outputOf(args: readonly string[], { signal }: StepContext): Promise<readonly string[]> {
  try {
    return await runNode(args, { environment: process.env, signal })
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return [...error.output, error.message]
  }
}

export function sum(outcomes: readonly StepOutcome[]): StepOutcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    report: outcomes.flatMap(({ report }) => report ?? []),
  }
}
