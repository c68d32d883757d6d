import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { withDeadline } from './deadline.ts'

// Waits until the signal aborts, and throws its reason.
const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const check = () => reject(signal.reason)
    if (signal.aborted) check()
    else signal.addEventListener('abort', check)
  })

describe('a deadline', () => {
  it('ends the work though garbage is collected meanwhile', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage: () => void = runInNewContext('gc')
    const stop = new AbortController()
    const collecting = setInterval(collectGarbage, 5)
    try {
      await expect(withDeadline(60, untilAborted, stop.signal)).rejects.toMatchObject({ name: 'TimeoutError' })
    } finally {
      clearInterval(collecting)
    }
  })

  it('ends the work when the given signal aborts, before or after the work begins', async () => {
    const stop = new AbortController()
    const working = withDeadline(60_000, untilAborted, stop.signal)
    stop.abort('left')
    await expect(working).rejects.toBe('left')
    await expect(withDeadline(60_000, untilAborted, stop.signal)).rejects.toBe('left')
  })

  it('returns the result of the work', async () => {
    await expect(withDeadline(60_000, async () => 7)).resolves.toBe(7)
  })
})
