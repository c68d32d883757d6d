import { describe, expect, it } from '@jest/globals'
import { AnswerQueue } from './answerQueue.ts'

const stay = new AbortController().signal
const noPlace = () => {}

describe('the queue', () => {
  it('lets some in, and tells the others their place as it changes', async () => {
    const queue = new AnswerQueue(2)
    const [leaveFirst, leaveSecond] = [await queue.enter(noPlace, stay), await queue.enter(noPlace, stay)]
    const places: Record<string, number[]> = { third: [], fourth: [] }
    const third = queue.enter((place) => places.third?.push(place), stay)
    const fourth = queue.enter((place) => places.fourth?.push(place), stay)
    expect(places).toEqual({ third: [1], fourth: [2] })
    leaveFirst()
    leaveFirst()
    const leaveThird = await third
    expect(places).toEqual({ third: [1], fourth: [2, 1] })
    leaveSecond()
    leaveThird()
    await fourth
  })

  it('forgets who leaves while waiting', async () => {
    const queue = new AnswerQueue(1)
    const leave = await queue.enter(noPlace, stay)
    const leaving = new AbortController()
    const places: number[] = []
    const gone = queue.enter(noPlace, leaving.signal)
    const waiting = queue.enter((place) => places.push(place), stay)
    leaving.abort('left')
    await expect(gone).rejects.toBe('left')
    expect(places).toEqual([2, 1])
    leave()
    const leaveLast = await waiting
    leaveLast()
    await queue.enter(noPlace, stay)
  })

  it('is full with fifty who wait', async () => {
    const queue = new AnswerQueue(1)
    await queue.enter(noPlace, stay)
    expect(queue.isFull).toBe(false)
    for (let count = 0; count < 50; count += 1) void queue.enter(noPlace, new AbortController().signal)
    expect(queue.isFull).toBe(true)
  })
})
