import { spawn } from 'node:child_process'
import { basename } from 'node:path'
import { createInterface } from 'node:readline'

/** A command that failed, with all its output, which contains the reason. */
export class CommandError extends Error {
  override name = 'CommandError'
  constructor(
    message: string,
    readonly output: readonly string[],
  ) {
    super(message)
  }
}

export interface CommandOptions {
  environment: NodeJS.ProcessEnv
  /** Ends the command, and all that it started, when it fires. */
  signal?: AbortSignal
  onLine?: (line: string) => void
}

/** Runs this same Node with arguments until it is done; otherwise as `runCommand`. */
export function runNode(args: readonly string[], options: CommandOptions): Promise<string[]> {
  return runCommand(process.execPath, args, options)
}

/**
 * Runs a program until it is done.
 * @returns the lines it printed
 * @throws CommandError when it ends with anything but 0
 */
export async function runCommand(program: string, args: readonly string[], options: CommandOptions): Promise<string[]> {
  const child = spawn(program, args, {
    env: options.environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      options.onLine?.(line)
    })
  }
  const end = () => {
    if (child.pid === undefined) return
    try {
      // The group: a build has workers of its own.
      process.kill(-child.pid, 'SIGTERM')
    } catch {
      // It ended in this very moment.
    }
  }
  options.signal?.addEventListener('abort', end)
  if (options.signal?.aborted) end()
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = (how: string) =>
        reject(new CommandError(`\`${[basename(program), ...args].join(' ')}\` ${how}`, lines))
      child.once('error', (error) => fail(`could not be started: ${error.message}`))
      child.once('close', (code, signal) => {
        if (code === 0) resolve()
        else fail(signal ? `was ended by ${signal}` : `ended with code ${code}`)
      })
    })
  } finally {
    options.signal?.removeEventListener('abort', end)
  }
  return lines
}
