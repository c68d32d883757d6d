import { fork } from 'node:child_process'
import { once } from 'node:events'
import { payloadScript } from '#scripts/start/payloadScript.ts'
import type { SharedNewsroom } from '../newsroom.ts'

export interface LocalApi {
  /** Makes one call as a person, and settles with the status of the refusal, or 200. Calls are made one at a time. */
  call: (call: { email: string; operation: string; options: object }) => Promise<number>
  stop: () => void
}

export function startLocalApi({ environment }: Pick<SharedNewsroom, 'environment'>): LocalApi {
  const child = fork('tests/browser/guards/localApi.ts', [], {
    execArgv: [...payloadScript],
    env: { ...process.env, NODE_ENV: 'production', ...environment },
  })
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process of the Local API ended with code ${code}`)
  })
  // A call that waits reports it.
  ended.catch(() => undefined)
  return {
    call: async (call) => {
      const answered = once(child, 'message')
      child.send(call)
      const [status] = await Promise.race([answered, ended])
      return Number(status)
    },
    stop: () => child.disconnect(),
  }
}
