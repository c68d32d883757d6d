import { payloadScript } from '#scripts/start/payloadScript.ts'
import { freePort } from '#scripts/start/ports.ts'
import type { SharedNewsroom } from '../newsroom.ts'
import { type KillableProcess, startKillable } from './killable.process.ts'

/** A real-time server of one's own beside the newsroom's, on the same database: this one may be killed. */
export interface OwnRealtimeServer extends KillableProcess {
  port: number
}

export async function startRealtimeServer({ environment }: SharedNewsroom): Promise<OwnRealtimeServer> {
  const port = await freePort()
  const server = await startKillable({
    name: 'real-time server',
    command: [...payloadScript, 'realtime/main.ts'],
    environment: { ...process.env, NODE_ENV: 'production', ...environment, REALTIME_PORT: String(port) },
    ready: { by: 'address', url: `http://127.0.0.1:${port}/health` },
    readyWithin: 120_000,
    endWithin: 20_000,
  })
  return { port, ...server }
}
