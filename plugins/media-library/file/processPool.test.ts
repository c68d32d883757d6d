import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { until } from '#tests/until.ts'
import { processPool, TaskLost } from './processPool.ts'

// Answers with its number; hangs, dies or ends on request.
const script = `process.on('disconnect', () => process.exit())
process.on('message', ({ what, data }) => {
  if (what === 'hang') for (;;) ;
  if (what === 'rest') return setTimeout(() => process.send({ pid: process.pid }), 300)
  if (what === 'die') process.exit(3)
  process.send({ pid: process.pid, bytes: data?.length })
})`

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const pidIn = (answer: unknown): number => Number(typeof answer === 'object' && answer && Reflect.get(answer, 'pid'))

describe('a pool of processes', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'citydesk-pool-'))
    await writeFile(path.join(folder, 'answering.mjs'), script)
  })
  afterAll(() => rm(folder, { recursive: true }))
  afterEach(() => void jest.useRealTimers())
  const pool = ({ timeLimit = 60_000, size = 1, idleFor = 1000 } = {}) => {
    const script = path.join(folder, 'answering.mjs')
    const run = processPool({ script, maxMemory: 256, size, idleFor })
    return (task: object, by: string | null = null) => run(task, { timeLimit, by })
  }

  it('does tasks in one process after the other, bytes included', async () => {
    const run = pool()
    const answers = await Promise.all([1, 2, 3].map((size) => run({ data: Buffer.alloc(size) })))
    expect(answers).toEqual([1, 2, 3].map((bytes) => ({ bytes, pid: pidIn(answers[0]) })))
    expect(pidIn(answers[0])).not.toBe(process.pid)
  })

  it('ends a process whose time is up, and gives the next task a new one', async () => {
    // The clock stands still, so that a busy machine does not use up the time of the other tasks.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
    const run = pool({ timeLimit: 3000 })
    const first = pidIn(await run({}))
    const hanging = run({ what: 'hang' })
    const next = run({})
    jest.advanceTimersByTime(3000)
    await expect(hanging).rejects.toThrow(TaskLost)
    expect(pidIn(await next)).not.toBe(first)
    jest.useRealTimers()
    await until('the process is gone', () => !isAlive(first))
  })

  it('tells of a process that died', async () => {
    const run = pool()
    await expect(run({ what: 'die' })).rejects.toThrow(TaskLost)
    expect(pidIn(await run({}))).toBeGreaterThan(0)
  })

  it('takes turns by person, and leaves a process for others', async () => {
    const run = pool({ size: 2 })
    const order: string[] = []
    const byOne = Array.from({ length: 3 }, async (_, index) => {
      await run({ what: 'rest' }, 'one')
      order.push(`one ${index}`)
    })
    const byOther = run({}, 'other').then(() => order.push('other'))
    await Promise.all([...byOne, byOther])
    expect(order.indexOf('other')).toBeLessThan(order.indexOf('one 1'))
    expect(order.filter((name) => name !== 'other')).toEqual(['one 0', 'one 1', 'one 2'])
  })

  it('ends processes that have nothing to do', async () => {
    const pid = pidIn(await pool({ idleFor: 1 })({}))
    await until('the process is gone', () => !isAlive(pid))
  })
})
