import { spawn } from 'node:child_process'
import { freePort } from '#scripts/start/ports.ts'
import { redisPath } from '#scripts/test/systemPrograms.ts'
import { until } from '#tests/until.ts'
import { isListening } from './isListening.ts'

export interface TestRedis {
  url: string
  /** Ends it as a failure does, at once. */
  kill: () => Promise<void>
}

/**
 * Starts a Redis of a test's own, which keeps nothing.
 * @throws Error where there is no Redis to start
 */
export async function startRedis(port?: number): Promise<TestRedis> {
  const program = redisPath()
  if (!program) throw new Error('Redis is missing: install it, on Debian or Ubuntu with: apt-get install redis-server')
  const own = port ?? (await freePort())
  const options = [
    '--port',
    String(own),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--daemonize',
    'no',
  ]
  const server = spawn(program, options, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await until('Redis answers', () => isListening(own))
  return {
    url: `redis://127.0.0.1:${own}`,
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
  }
}
