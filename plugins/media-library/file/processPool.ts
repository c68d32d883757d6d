import { type ChildProcess, fork } from 'node:child_process'
import { sourceScript } from './sourceScript.ts'

export interface PoolOptions {
  /** The script of the processes, as an absolute path: it takes a message and answers with one. */
  script: string
  /** Megabytes of JavaScript's memory that a process may use. */
  maxMemory: number
  size: number
  /** Milliseconds after which a process without a task ends. */
  idleFor: number
}

const bundled = sourceScript('scripts/start/bundled.mjs')

/** A process that ended, or was ended because its time was up, before it answered. */
export class TaskLost extends Error {
  override name = 'TaskLost'
}

export interface TaskOptions {
  /** Milliseconds that the task may take, the start of its process included. */
  timeLimit: number
  /** The id of the user who caused the task; null for the product's own. */
  by: string | null
}

/**
 * Returns a function that has a task done in a process of its own. Processes are kept for the next task; they do not keep
 * this one alive, and end with it. A task without a free process waits. The next one to run belongs to the user with the
 * fewest running tasks, then it is the oldest. One user never occupies all processes, so the tasks of others go on.
 *
 * @throws TaskLost when the process dies or exceeds its time; the next task gets a new one
 */
export function processPool(options: PoolOptions): (task: object, how: TaskOptions) => Promise<unknown> {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []
  const waiting: { by: string | null; begin: () => void }[] = []
  const working: (string | null)[] = []
  const maxOfOne = Math.max(1, options.size - 1)

  const workingFor = (by: string | null) => (by === null ? 0 : working.filter((other) => other === by).length)
  const mayBegin = (by: string | null) => working.length < options.size && workingFor(by) < maxOfOne
  const beginNext = (): void => {
    const [next] = waiting
      .filter(({ by }) => mayBegin(by))
      .toSorted((one, other) => workingFor(one.by) - workingFor(other.by))
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    working.push(next.by)
    next.begin()
  }

  const takeIdle = (wanted?: ChildProcess): ChildProcess | undefined => {
    const at = wanted ? idle.findIndex(({ child }) => child === wanted) : idle.length - 1
    const [found] = at < 0 ? [] : idle.splice(at, 1)
    clearTimeout(found?.timer)
    return found?.child
  }
  const start = (): ChildProcess => {
    const execArgv = ['--conditions=production', `--max-old-space-size=${options.maxMemory}`]
    const child = fork(bundled, [options.script], { execArgv, serialization: 'advanced' })
    child.on('error', () => child.kill('SIGKILL'))
    child.on('exit', () => takeIdle(child))
    return child
  }
  const wake = (): ChildProcess => {
    const child = takeIdle()
    child?.ref()
    child?.channel?.ref()
    return child ?? start()
  }
  const rest = (child: ChildProcess): void => {
    child.unref()
    child.channel?.unref()
    const timer = setTimeout(() => takeIdle(child)?.kill(), options.idleFor).unref()
    idle.push({ child, timer })
  }

  return async (task, { timeLimit, by }) => {
    if (mayBegin(by)) working.push(by)
    else await new Promise<void>((begin) => waiting.push({ by, begin }))
    const child = wake()
    try {
      const answer = await answerOf(child, task, timeLimit)
      rest(child)
      return answer
    } catch (error) {
      child.kill('SIGKILL')
      throw error
    } finally {
      working.splice(working.indexOf(by), 1)
      beginNext()
    }
  }
}

const answerOf = (child: ChildProcess, task: object, timeLimit: number): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      child.off('message', answered)
      child.off('exit', gone)
      settle()
    }
    const answered = (answer: unknown) => end(() => resolve(answer))
    const gone = () => end(() => reject(new TaskLost('The process ended before it answered')))
    const timer = setTimeout(
      () => end(() => reject(new TaskLost(`The process did not answer within ${timeLimit} ms`))),
      timeLimit,
    )
    child.on('message', answered)
    child.on('exit', gone)
    child.send(task, (error) => {
      if (error) end(() => reject(new TaskLost(error.message)))
    })
  })
