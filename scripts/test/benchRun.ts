import { CommandError, runNode } from '#scripts/start/command.ts'
import type { StepContext, StepOutcome } from './step.types.ts'

/**
 * Runs the benchmark, in a newsroom of its own. It counts as one test: it fails for an error and a missing row, and by no
 * figure.
 * @param onLine gets what it prints
 */
export async function runBench(
  args: readonly string[],
  { signal }: Pick<StepContext, 'signal'>,
  onLine?: (line: string) => void,
): Promise<StepOutcome> {
  try {
    // As from the command line: in production, an import asks for secrets that the newsroom of the benchmark has made itself.
    const environment = { ...process.env, NODE_ENV: 'development' as const }
    const options = { environment, signal, ...(onLine && { onLine }) }
    await runNode(['--import', 'tsx', 'bench/bench.ts', ...args], options)
    return { passed: 1, failed: 0 }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return { passed: 0, failed: 1, report: [...error.output, error.message] }
  }
}
