import { setTimeout as pause } from 'node:timers/promises'
import { ProcessError, type ProcessPlan, type RunningProcess, startProcess } from './runningProcess.ts'
import { hasHung } from './watchProcess.ts'

/** A process that is ended when it hangs, and started again when it ends by itself, if its plan says so. */
export interface KeptProcess {
  /** Result of its first start; a process that does not come up then is not started again. */
  ready: Promise<unknown>
  /** Resolves when it has ended without being asked to, and is not started again. */
  lost: Promise<ProcessError>
  /** Asks it to end and resolves when it is gone. */
  stop: () => Promise<void>
  /** Kills it and all it started at once. */
  kill: () => void
}

/** @param onLine every line it prints, and one for each time that it is started again */
export function keepProcess(plan: ProcessPlan, onLine: (line: string) => void): KeptProcess {
  const stopping = new AbortController()
  let running = startProcess(plan, onLine)
  const { ready } = running

  const endIfHung = async ({ ended, stop }: RunningProcess): Promise<void> => {
    if (!plan.watch) return
    const over = new AbortController()
    void ended.then(() => over.abort())
    stopping.signal.addEventListener('abort', () => over.abort(), { signal: over.signal })
    if (!(await hasHung(plan.watch, over.signal))) return
    onLine(`The ${plan.name} does not answer any more; it is ended`)
    await stop()
  }
  const startAgain = (): void => {
    running = startProcess(plan, onLine)
    const again = running
    again.ready.then(
      () => {
        onLine(`The ${plan.name} is back`)
        void endIfHung(again)
      },
      // It may hang, and is then ended so that the next try finds its port free. What has ended says so below.
      () => again.stop(),
    )
  }
  const watch = async (report: (error: ProcessError) => void): Promise<void> => {
    for (let endings = 1; ; endings += 1) {
      const since = performance.now()
      const how = await running.ended
      if (stopping.signal.aborted) return
      if (!plan.restart) return report(new ProcessError(`The ${plan.name} ${how}`, running.lastLines()))
      const { firstPause, maxPause } = plan.restart
      // What ran for a while has recovered: its next end is a first one again.
      if (performance.now() - since > maxPause) endings = 1
      const wait = Math.min(firstPause * 2 ** (endings - 1), maxPause)
      onLine(`The ${plan.name} ${how}; it is started again in ${wait / 1000} s`)
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      startAgain()
    }
  }
  const lost = new Promise<ProcessError>((resolve) => {
    ready.then(
      () => {
        void watch(resolve)
        void endIfHung(running)
      },
      () => undefined,
    )
  })

  return {
    ready,
    lost,
    stop: async () => {
      stopping.abort()
      await running.stop()
    },
    kill: () => {
      stopping.abort()
      running.kill()
    },
  }
}
