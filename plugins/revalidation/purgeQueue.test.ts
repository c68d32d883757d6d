import { describe, expect, it, jest } from '@jest/globals'
import { callsOf } from './purgeCall.ts'
import { coalescing, maxWaitMs, PurgeQueue, type SendTags } from './purgeQueue.ts'

const logger = { warn: jest.fn(), error: jest.fn() }
const queueOf = (send: SendTags<typeof logger> = async () => {}) => {
  const sent: string[][] = []
  const queue = new PurgeQueue<typeof logger>((tags, log) => {
    sent.push(tags)
    return send(tags, log)
  })
  return { queue, sent }
}
const change = (transaction: number | undefined, ...tags: string[]) => ({ transaction, tags, isImport: false })

describe('changes waiting for their transaction', () => {
  it('are sent together when it is committed, each tag once', async () => {
    const { queue, sent } = queueOf()
    await queue.collect(change(1, 'a', 'b'), logger)
    await queue.collect(change(1, 'b', 'c'), logger)
    await queue.collect(change(2, 'other'), logger)
    expect(sent).toEqual([])
    await queue.committed(1, logger)
    expect(sent).toEqual([['a', 'b', 'c']])
  })

  it('are sent once, however often the commit is announced', async () => {
    const { queue, sent } = queueOf()
    await queue.collect(change(1, 'a'), logger)
    await queue.committed(1, logger)
    await queue.committed(1, logger)
    expect(sent).toHaveLength(1)
  })

  it('are forgotten when it is rolled back', async () => {
    const { queue, sent } = queueOf()
    await queue.collect(change(1, 'a'), logger)
    queue.rolledBack(1)
    await queue.committed(1, logger)
    expect(sent).toEqual([])
  })

  it('are sent at once without a transaction, and not at all without tags', async () => {
    const { queue, sent } = queueOf()
    await queue.collect(change(undefined, 'a'), logger)
    await queue.collect(change(undefined), logger)
    expect(sent).toEqual([['a']])
  })
})

describe('how long a save waits', () => {
  it('for the sites, but not longer than a second', async () => {
    jest.useFakeTimers()
    const { queue } = queueOf(() => new Promise(() => {}))
    await queue.collect(change(1, 'a'), logger)
    let isDone = false
    const commit = queue.committed(1, logger).then(() => {
      isDone = true
    })
    await jest.advanceTimersByTimeAsync(maxWaitMs - 1)
    expect(isDone).toBe(false)
    await jest.advanceTimersByTimeAsync(1)
    await commit
    expect(isDone).toBe(true)
    jest.useRealTimers()
  })

  it('not at all in an import, whose changes are sent together every half second', async () => {
    jest.useFakeTimers()
    const { queue, sent } = queueOf()
    for (const transaction of [1, 2, 3]) {
      await queue.collect({ transaction, tags: ['posts', `post:${transaction}`], isImport: true }, logger)
      await queue.committed(transaction, logger)
    }
    expect(sent).toEqual([])
    await jest.advanceTimersByTimeAsync(coalescing)
    expect(sent).toEqual([['posts', 'post:1', 'post:2', 'post:3']])
    jest.useRealTimers()
  })

  it('sends the rest of an import before the process ends', async () => {
    const { queue, sent } = queueOf()
    await queue.collect({ transaction: undefined, tags: ['a'], isImport: true }, logger)
    await queue.drain(logger)
    expect(sent).toEqual([['a']])
  })
})

describe('the size of a call', () => {
  it('stays within what the site takes', () => {
    const many = Array.from({ length: 2500 }, (_, index) => `post:${index}`)
    const long = Array.from({ length: 100 }, (_, index) => `address:/${'é'.repeat(900)}${index}`)
    const calls = callsOf([...many, ...long])
    expect(calls.flat()).toEqual([...many, ...long])
    for (const call of calls) {
      expect(call.length).toBeLessThanOrEqual(1000)
      expect(Buffer.byteLength(JSON.stringify({ tags: call, sentAt: new Date(0) }))).toBeLessThanOrEqual(64 * 1024)
    }
  })
})
