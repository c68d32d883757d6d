import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type JestOutcome, readJestResult } from './jestResult.ts'
import type { StepContext } from './step.types.ts'

/**
 * Runs one project of jest.config.mjs, with further environment variables. The logs of its processes are kept when
 * something failed, and the screen says where they are.
 */
export async function runJest(
  project: string,
  args: readonly string[],
  { root, screen, signal, rest }: StepContext,
  environment: Record<string, string> = {},
): Promise<JestOutcome> {
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
      ...rest.filter((arg) => !arg.startsWith('--seed=')),
    ],
    // Jest shows its own progress; what it would print as JSON is in the file.
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...environment, NODE_ENV: 'test', CITYDESK_TEST_LOGS: logs },
    },
  )
  const end = () => jest.kill('SIGTERM')
  signal.addEventListener('abort', end)
  try {
    const code = await new Promise<number | null>((resolve) => {
      jest.once('error', () => resolve(null))
      jest.once('exit', resolve)
    })
    const outcome = readJestResult(await readFile(resultFile, 'utf8').catch(() => undefined), code, root)
    const hasFailed = outcome.breakdown !== undefined || outcome.files.some(({ failed }) => failed > 0)
    const errors = hasFailed ? await errorsIn(logs) : []
    for (const line of errors) screen.line(`  ${line}`)
    if (errors.length === 0) await rm(folder, { recursive: true, force: true })
    return outcome
  } finally {
    signal.removeEventListener('abort', end)
  }
}

// Errors that are shown of one log.
const shownErrors = 20

// The errors in the logs of a folder and where the whole logs lie; nothing when there are none.
async function errorsIn(folder: string): Promise<readonly string[]> {
  const lines: string[] = []
  for (const name of (await readdir(folder)).sort()) {
    const errors = (await readFile(join(folder, name), 'utf8')).split('\n').filter((line) => /\bERROR\b/.test(line))
    lines.push(`${join(folder, name)}: ${errors.length} errors`, ...errors.slice(-shownErrors))
  }
  return lines
}
