import { ProcessError, type ProcessPlan, type RunningProcess, startProcess } from './runningProcess.ts'

/** Processes that stand and fall together. */
export interface Supervisor {
  /**
   * Starts processes side by side and waits until all are ready.
   * @returns what each said when it became ready, in the order of the plans
   * @throws ProcessError when one of them, or one that was started before, ends or is late
   */
  start: (plans: readonly ProcessPlan[]) => Promise<unknown[]>
  /** Rejects with a ProcessError as soon as a process ends that nobody asked to end. */
  failure: Promise<never>
  /** Ends all, the last started first, and waits for it: who serves goes before the database does. */
  stop: () => Promise<void>
  /** Ends all at once and by force. */
  kill: () => void
}

/** @param onLine every line of every process, with the name of who said it */
export function createSupervisor(onLine: (name: string, line: string) => void): Supervisor {
  const waves: RunningProcess[][] = []
  let isStopping = false
  let fail: (error: ProcessError) => void = () => undefined
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  failure.catch(() => undefined)

  return {
    failure,
    start: async (plans) => {
      const wave = plans.map((plan) => startProcess(plan, (line) => onLine(plan.name, line)))
      waves.push(wave)
      const readiness = Promise.all(wave.map(({ ready }) => ready))
      const said = await Promise.race([readiness, failure])
      for (const running of wave) {
        void running.ended.then((how) => {
          if (!isStopping) fail(new ProcessError(`The ${running.plan.name} ${how}`, running.lastLines()))
        })
      }
      return said
    },
    stop: async () => {
      isStopping = true
      for (const wave of waves.toReversed()) await Promise.all(wave.map((running) => running.stop()))
    },
    kill: () => {
      isStopping = true
      for (const running of waves.flat()) running.kill()
    },
  }
}
