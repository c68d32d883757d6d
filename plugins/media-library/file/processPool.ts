import { type ChildProcess, fork } from 'node:child_process'

export interface PoolOptions {
  /** The script of the processes, as an absolute path: it takes a message and answers with one. */
  script: string
  /** Arguments for Node before the script. */
  execArgv: readonly string[]
  /** The folder that modules named in `execArgv` are looked up from. */
  cwd: string
  /** Maximum number of processes. */
  size: number
  /** Milliseconds that one task may take, the start of its process included. */
  timeLimit: number
  /** Milliseconds after which a process without a task ends. */
  idleFor: number
}

/** A process that ended, or was ended because its time was up, before it answered. */
export class TaskLost extends Error {
  override name = 'TaskLost'
}

/**
 * Returns a function that has a task done in a process of its own. Processes are kept for the next task; they do not keep
 * this one alive, and end with it. Tasks for which there is no process wait in the order of their coming.
 *
 * @throws TaskLost when the process dies or exceeds its time; the next task gets a new one
 */
export const processPool = (options: PoolOptions): ((task: object) => Promise<unknown>) => {
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  let working = 0

  const takeIdle = (wanted?: ChildProcess): ChildProcess | undefined => {
    const at = wanted ? idle.findIndex(({ child }) => child === wanted) : idle.length - 1
    const [found] = at < 0 ? [] : idle.splice(at, 1)
    clearTimeout(found?.timer)
    return found?.child
  }
  const start = (): ChildProcess => {
    const { script, execArgv, cwd } = options
    const child = fork(script, [], { cwd, execArgv: [...execArgv], serialization: 'advanced' })
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

  return async (task) => {
    if (working >= options.size) await new Promise<void>((resolve) => waiting.push(resolve))
    else working += 1
    const child = wake()
    try {
      const answer = await answerOf(child, task, options.timeLimit)
      rest(child)
      return answer
    } catch (error) {
      child.kill('SIGKILL')
      throw error
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
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
