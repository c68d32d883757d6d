import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { withDeadline } from '#plugins/outside/deadline.ts'

/** A process of the newsroom as data: what runs, with which environment, and how to see that it is ready. */
export interface ProcessPlan {
  /** Its display name, such as "back office". */
  name: string
  /** A program, with arguments, that changes something about itself and then becomes Node, such as `setpriv`. */
  launcher?: readonly string[]
  /** Arguments for this same Node, `--import tsx` and the script included. */
  command: readonly string[]
  /** Its whole environment; nothing comes from a file that the process would find by itself. */
  environment: NodeJS.ProcessEnv
  /** Ready is who answers 2xx at an address, or who sends `{ ready: … }` to its parent. */
  ready: { by: 'address'; url: string } | { by: 'message' }
  /** Milliseconds until it must be ready. */
  readyWithin: number
  /** Milliseconds it may take to end by itself before it is killed. */
  endWithin: number
  /** Restart policy when it ends by itself; without one its end is the end of all. */
  restart?: Restarting
  /** Health check once it is ready; a process that hangs is ended. */
  watch?: Watching
}

/** A check that a process still answers. */
export interface Watching {
  /** Resolves with true for any answer, also an unhealthy one; with false when the signal fires. */
  ask: (signal: AbortSignal) => Promise<boolean>
  /** Milliseconds between two questions, and until one counts as not answered. */
  pause: number
  timeoutMs: number
  /** Number of checks in a row without an answer after which a process counts as hanging. */
  tries: number
}

/** Milliseconds before a process is started again: the first time, doubled with every further one, and at most. */
export interface Restarting {
  firstPause: number
  maxPause: number
}

/** A process that did not come up, or ended without being asked to; its last words are in `output`. */
export class ProcessError extends Error {
  override name = 'ProcessError'
  constructor(
    message: string,
    readonly output: readonly string[],
  ) {
    super(message)
  }
}

/** A process under way. */
export interface RunningProcess {
  plan: ProcessPlan
  pid: number | undefined
  /**
   * The payload of its ready message, or undefined when readiness was detected at an address. Rejects with
   * ProcessError.
   */
  ready: Promise<unknown>
  /** Resolves when it is gone, with how that went. Never rejects. */
  ended: Promise<string>
  /** Returns its last lines, for an error report. */
  lastLines: () => readonly string[]
  /** Asks it to end, kills it after its limit, and resolves when it is gone. */
  stop: () => Promise<void>
  /** Kills it and all it started at once. */
  kill: () => void
}

const preload = new URL('./endWithParent.mjs', import.meta.url).href
const linesKept = 200

/**
 * Starts a process in a group of its own, so that Ctrl-C reaches only the one who can end all in order.
 * @param onLine every line it prints from now on
 */
export function startProcess(plan: ProcessPlan, onLine: (line: string) => void): RunningProcess {
  const command = [...(plan.launcher ?? []), process.execPath, '--import', preload, ...plan.command]
  const child = spawn(command[0] ?? process.execPath, command.slice(1), {
    env: {
      ...plan.environment,
      CITYDESK_STARTED_BY: String(process.pid),
      CITYDESK_END_WITHIN: String(plan.endWithin),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line)
      if (lines.length > linesKept) lines.shift()
      onLine(line)
    })
  }
  // 'close' and not 'exit': only then its last lines have been read.
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`))
    child.once('close', (code, signal) => resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`))
  })
  const running: RunningProcess = {
    plan,
    pid: child.pid,
    ready: untilReady(plan, child, ended, lines),
    ended,
    lastLines: () => lines,
    stop: async () => {
      if (hasEnded(child)) return
      child.kill('SIGTERM')
      const given = new AbortController()
      await Promise.race([ended, pause(plan.endWithin, given.signal)])
      given.abort()
      signalGroup(child, 'SIGKILL')
      await ended
    },
    kill: () => signalGroup(child, 'SIGKILL'),
  }
  // A leader that died alone leaves workers behind.
  void ended.then(() => signalGroup(child, 'SIGTERM'))
  // A caller that does not wait for readiness must not crash because of it.
  running.ready.catch(() => undefined)
  return running
}

async function untilReady(
  plan: ProcessPlan,
  child: ChildProcess,
  ended: Promise<string>,
  lines: readonly string[],
): Promise<unknown> {
  const given = new AbortController()
  const late = pause(plan.readyWithin, given.signal).then(() => {
    throw new ProcessError(`The ${plan.name} was not ready after ${Math.round(plan.readyWithin / 1000)} seconds`, lines)
  })
  const gone = ended.then((how) => {
    throw new ProcessError(`The ${plan.name} ${how} before it was ready`, lines)
  })
  const isReady = plan.ready.by === 'address' ? answers(plan.ready.url, given.signal) : readyMessage(child)
  try {
    return await Promise.race([isReady, late, gone])
  } finally {
    given.abort()
    late.catch(() => undefined)
    gone.catch(() => undefined)
  }
}

async function answers(url: string, signal: AbortSignal): Promise<undefined> {
  while (!signal.aborted) {
    const ask = (given: AbortSignal) => fetch(url, { signal: given })
    const response = await withDeadline(10_000, ask, signal).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return undefined
    await pause(150, signal)
  }
  return undefined
}

function readyMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(message.ready)
    })
  })
}

// Waits; ends early and quietly when the signal says so.
function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal?.addEventListener('abort', done)
  })
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // The whole group is gone already, which is what was wanted.
  }
}
