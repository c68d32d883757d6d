import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { payloadScript } from '#scripts/start/payloadScript.ts'

/** A program of this project in a process of its own that prints lines. */
export interface LineProcess {
  child: ChildProcess
  lines: string[]
  /** Resolves with its first line. */
  first: Promise<string>
  kill(): Promise<void>
}

const rootDir = new URL('../..', import.meta.url).pathname

/** Starts a script with more environment. */
export function startLineProcess(script: string, env: Record<string, string>): LineProcess {
  const child = spawn(process.execPath, [...payloadScript, script], {
    cwd: rootDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const reader = createInterface({ input: child.stdout })
  const first = new Promise<string>((resolve, reject) => {
    reader.once('line', resolve)
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)))
  })
  first.catch(() => undefined)
  reader.on('line', (line) => lines.push(line))
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    child,
    lines,
    first,
    kill: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
