import { describe, expect, it } from '@jest/globals'
import { DutyCycleQueue } from './dutyCycleQueue.ts'

// A queue whose first job runs until it is released, and what it ran.
function queueWithJobUnderWay() {
  const queue = new DutyCycleQueue()
  const ran: string[] = []
  const job = (name: string) => async () => {
    ran.push(name)
  }
  let release = () => {}
  queue.add('first', async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    ran.push('first')
  })
  const settled = () => new Promise<void>((resolve) => queue.add('last', async () => resolve()))
  return { queue, ran, job, settled, release: () => release() }
}

describe('a paced queue', () => {
  it('runs one job at a time, in their order', async () => {
    const { queue, ran, job, settled, release } = queueWithJobUnderWay()
    queue.add('second', job('second'))
    const end = settled()
    expect(ran).toEqual([])
    release()
    await end
    expect(ran).toEqual(['first', 'second'])
  })

  it('runs a job once that was asked for twice, and not one that was taken back', async () => {
    const { queue, ran, job, settled, release } = queueWithJobUnderWay()
    queue.add('twice', job('twice'))
    queue.add('twice', job('twice'))
    queue.add('taken back', job('taken back'))
    queue.remove('taken back')
    const end = settled()
    release()
    await end
    expect(ran).toEqual(['first', 'twice'])
  })
})
