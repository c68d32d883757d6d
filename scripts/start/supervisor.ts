import { type KeptProcess, keepProcess } from './keptProcess.ts'
import type { ProcessError, ProcessPlan } from './runningProcess.ts'

/** Processes that start and end together; each stands up again by itself where its plan says so. */
export interface Supervisor {
  /**
   * Starts processes side by side and waits until all are ready.
   * @returns what each said when it became ready, in the order of the plans
   * @throws ProcessError when one of them, or one that was started before, ends or is late
   */
  start: (plans: readonly ProcessPlan[]) => Promise<unknown[]>
  /** Rejects with a ProcessError as soon as a process ends without being asked to, and is not started again. */
  failure: Promise<never>
  /** Ends all, the last started first, and waits for it: who serves goes before the database does. */
  stop: () => Promise<void>
  /** Ends all at once and by force. */
  kill: () => void
}

/** @param onLine every line of every process, with the name of who said it */
export function createSupervisor(onLine: (name: string, line: string) => void): Supervisor {
  const waves: KeptProcess[][] = []
  let fail: (error: ProcessError) => void = () => undefined
  const failure = new Promise<never>((_resolve, reject) => {
    fail = reject
  })
  failure.catch(() => undefined)

  return {
    failure,
    start: async (plans) => {
      const wave = plans.map((plan) => keepProcess(plan, (line) => onLine(plan.name, line)))
      waves.push(wave)
      for (const { lost } of wave) void lost.then(fail)
      return Promise.race([Promise.all(wave.map(({ ready }) => ready)), failure])
    },
    stop: async () => {
      for (const wave of waves.toReversed()) await Promise.all(wave.map((kept) => kept.stop()))
    },
    kill: () => {
      for (const kept of waves.flat()) kept.kill()
    },
  }
}
