import { payloadScript } from '#scripts/start/payloadScript.ts'
import { freePort } from '#scripts/start/ports.ts'
import { type RunningProcess, startProcess } from '#scripts/start/runningProcess.ts'
import type { SharedNewsroom } from '../newsroom.ts'

/** A real-time server of one's own beside the newsroom's, on the same database: this one may be killed. */
export interface OwnRealtimeServer {
  port: number
  /** Kills it in the middle of whatever it does, and starts it again. */
  killAndStart(): Promise<void>
  stop(): Promise<void>
}

export async function startRealtimeServer({ environment }: SharedNewsroom): Promise<OwnRealtimeServer> {
  const port = await freePort()
  const start = async (): Promise<RunningProcess> => {
    const running = startProcess(
      {
        name: 'real-time server',
        command: [...payloadScript, 'cms/realtime/main.ts'],
        environment: { ...process.env, NODE_ENV: 'production', ...environment, REALTIME_PORT: String(port) },
        ready: { by: 'address', url: `http://127.0.0.1:${port}/health` },
        readyWithin: 120_000,
        endWithin: 20_000,
      },
      (line) => {
        if (process.env.CITYDESK_TEST_LOG) console.log(line)
      },
    )
    await running.ready
    return running
  }
  let running = await start()
  // One kill after the other: the next waits until it is back.
  let last = Promise.resolve()
  const killAndStart = async () => {
    running.kill()
    await running.ended
    running = await start()
  }
  return {
    port,
    killAndStart: () => {
      last = last.then(killAndStart)
      return last
    },
    stop: async () => {
      await last
      await running.stop()
    },
  }
}
