import { tmpdir } from 'node:os'
import { payloadScript } from '#scripts/start/payloadScript.ts'
import { type RunningProcess, startProcess } from '#scripts/start/runningProcess.ts'
import { backOffice } from './sharedRoom.ts'

/**
 * Starts the real-time server as a process of its own, on the database of a test.
 * @throws ProcessError when it does not come up
 */
export async function startRealtimeProcess(
  databaseUrl: string,
  port: number,
  redisUrl?: string,
): Promise<RunningProcess> {
  const running = startProcess(
    {
      name: 'real-time server',
      command: [...payloadScript, 'tests/integration/realtime.main.ts'],
      environment: {
        ...process.env,
        NODE_ENV: 'test',
        DATABASE_URL: databaseUrl,
        TEST_FOLDER: tmpdir(),
        CMS_URL: backOffice,
        REALTIME_PORT: String(port),
        ...(redisUrl && { REDIS_URL: redisUrl }),
      },
      ready: { by: 'address', url: `http://127.0.0.1:${port}/health` },
      readyWithin: 60_000,
      endWithin: 10_000,
    },
    () => undefined,
  )
  await running.ready
  return running
}
