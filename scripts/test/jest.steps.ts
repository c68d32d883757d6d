import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { StepContext, StepOutcome, TestStep } from './step.types.ts'
import { browserPrograms, ensureSystemPrograms, integrationPrograms } from './systemPrograms.ts'

const jestResult = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
})

/** The three kinds of tests, each a project in jest.config.mjs. */
export const jestSteps: { unit: TestStep; integration: TestStep; browser: TestStep } = {
  unit: { name: 'unit', run: (context) => runJest('unit', ['--maxWorkers=100%'], context) },
  integration: {
    name: 'integration',
    run: async (context) => {
      const missing = await ensureSystemPrograms(integrationPrograms, context)
      if (missing.length > 0) return { passed: 0, failed: missing.length, report: missing }
      // One more than processors: these tests often wait for a lock to end or a process to start.
      return runJest('integration', [`--maxWorkers=${availableParallelism() + 1}`], context)
    },
  },
  browser: {
    name: 'browser',
    needs: 'build',
    run: async (context) => {
      const missing = await ensureSystemPrograms(browserPrograms, context)
      if (missing.length > 0) return { passed: 0, failed: missing.length, report: missing }
      // Each worker has a newsroom of its own, which takes a minute to start: for single files, one is enough.
      return runJest('browser', context.rest.length > 0 ? ['--runInBand'] : ['--maxWorkers=2'], context)
    },
  },
}

/**
 * Returns the outcome in a result file of Jest. A file of tests that could not even be loaded counts as one failed
 * test, and so does a Jest that ended badly without naming any.
 */
export function outcomeOf(resultFile: string | undefined, exitCode: number | null): StepOutcome {
  if (resultFile === undefined) return { passed: 0, failed: 1, report: ['Jest ended without a result'] }
  const result = jestResult.parse(JSON.parse(resultFile))
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites
  return { passed: result.numPassedTests, failed: exitCode === 0 ? failed : Math.max(1, failed) }
}

async function runJest(
  project: string,
  args: readonly string[],
  { root, signal, rest }: StepContext,
): Promise<StepOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'citydesk-jest-'))
  const resultFile = join(folder, 'result.json')
  const logs = join(folder, 'logs')
  await mkdir(logs)
  const jest = spawn(
    process.execPath,
    [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
      ...['--selectProjects', project, '--json', '--outputFile', resultFile],
      ...args,
      ...rest,
    ],
    // Jest shows its own progress; what it would print as JSON is in the file.
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', CITYDESK_TEST_LOGS: logs },
    },
  )
  const end = () => jest.kill('SIGTERM')
  signal.addEventListener('abort', end)
  try {
    const code = await new Promise<number | null>((resolve) => {
      jest.once('error', () => resolve(null))
      jest.once('exit', resolve)
    })
    const outcome = outcomeOf(await readFile(resultFile, 'utf8').catch(() => undefined), code)
    const report = outcome.failed > 0 ? await errorsIn(logs) : []
    if (report.length === 0) await rm(folder, { recursive: true, force: true })
    return { ...outcome, report: [...(outcome.report ?? []), ...report] }
  } finally {
    signal.removeEventListener('abort', end)
  }
}

/** Errors that are shown of one log. */
const shownErrors = 20

/** The errors in the logs of a folder and where the whole logs lie; nothing when there are none. */
async function errorsIn(folder: string): Promise<readonly string[]> {
  const lines: string[] = []
  for (const name of (await readdir(folder)).sort()) {
    const errors = (await readFile(join(folder, name), 'utf8')).split('\n').filter((line) => /\bERROR\b/.test(line))
    lines.push(`${join(folder, name)}: ${errors.length} errors`, ...errors.slice(-shownErrors))
  }
  return lines
}
