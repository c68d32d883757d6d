import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { watchClosing } from './watchClosing.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

// A forum whose text is read when the test says so.
const forum = () => {
  const waiting: ((text: string | null) => void)[] = []
  return {
    read: () => new Promise<string | null>((resolve) => waiting.push(resolve)),
    answer: async (text: string | null) => {
      waiting.shift()?.(text)
      await jest.advanceTimersByTimeAsync(0)
    },
  }
}

describe('a forum whose answer is being made', () => {
  it('is looked at until it closes, and ends the answer with its text', async () => {
    const { answer, read } = forum()
    const watched = watchClosing(read)
    await jest.advanceTimersByTimeAsync(500)
    await answer(null)
    expect([watched.signal.aborted, jest.getTimerCount()]).toEqual([false, 1])
    await jest.advanceTimersByTimeAsync(500)
    await answer('Closed.')
    expect([watched.signal.aborted, watched.text, jest.getTimerCount()]).toEqual([true, 'Closed.', 0])
  })

  it.each([null, 'Closed.'])('is not looked at again once the answer is made, during a look too: %s', async (text) => {
    const { answer, read } = forum()
    const watched = watchClosing(read)
    await jest.advanceTimersByTimeAsync(500)
    watched.stop()
    await answer(text)
    expect([watched.signal.aborted, watched.text, jest.getTimerCount()]).toEqual([false, null, 0])
  })
})
