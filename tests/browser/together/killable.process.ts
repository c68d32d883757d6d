import { ProcessError, type ProcessPlan, type RunningProcess, startProcess } from '#scripts/start/runningProcess.ts'
import { logTo } from '#tests/processLog.ts'

/** A process that may be killed at any moment, and that is started again each time. */
export interface KillableProcess {
  /** Kills it in the middle of whatever it does, starts it again, and resolves when it is ready. */
  killAndStart(): Promise<void>
  /** Its last lines for each time that it ended without being killed. */
  deaths: readonly string[]
  stop(): Promise<void>
}

const linesShown = 30

/** @throws ProcessError when it does not come up the first time */
export async function startKillable(plan: ProcessPlan): Promise<KillableProcess> {
  const start = async (): Promise<RunningProcess> => {
    const running = startProcess(plan, logTo(plan.name))
    await running.ready
    void running.ended.then(() => {
      if (!isMeantToEnd) deaths.push(running.lastLines().slice(-linesShown).join('\n'))
    })
    return running
  }
  let isMeantToEnd = false
  const deaths: string[] = []
  let running = await start()
  // One kill after the other: the next waits until it is back.
  let last = Promise.resolve()
  const killAndStart = async () => {
    isMeantToEnd = true
    running.kill()
    await running.ended
    isMeantToEnd = false
    for (;;) {
      try {
        running = await start()
        return
      } catch (error) {
        // One that comes up while the database is away ends again, and is started again, as a supervisor does.
        if (!(error instanceof ProcessError)) throw error
      }
    }
  }
  return {
    killAndStart: () => {
      last = last.then(killAndStart)
      return last
    },
    deaths,
    stop: async () => {
      await last
      isMeantToEnd = true
      await running.stop()
    },
  }
}
