import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import { startAssistantDesk } from '../assistantDesk.fixtures.ts'
import { reserveDollars, settleDollars, takeQuestion } from './limits.store.ts'

let desk: Awaited<ReturnType<typeof startAssistantDesk>>
let payload: Payload

beforeAll(async () => {
  desk = await startAssistantDesk()
  payload = desk.app.payload
}, 120_000)
afterAll(() => desk?.app.stop())

const limits = {
  readerHour: 3,
  readerDay: 5,
  totalHour: 8,
  totalDay: 1_000_000,
  readerDayDollars: 1_000,
  hourDollars: 1_000,
  dayDollars: 1,
  retentionDays: 30,
}
let made = 0
const newAssistant = async (more: object = {}) => {
  made += 1
  const own = { ...limits, ...more }
  const { id } = await desk.makeAssistant({ slug: `limits-${made}`, limits: own })
  return { id, assistants: [id], limits: own }
}
const noon = new Date('2026-05-01T12:20:00.000Z')
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000)

type Assistant = Awaited<ReturnType<typeof newAssistant>>
const take = async (assistant: Assistant, reader = 'a', now = noon, by: 'script' | 'form' = 'script') =>
  takeQuestion(await createLocalReq({}, payload), assistant, { by, reader }, now)
const times = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work))

describe('questions', () => {
  it('of a reader are limited by the hour and by the day, also when they come at once', async () => {
    const assistant = await newAssistant()
    const taken = await times(10, () => take(assistant))
    expect(taken.filter(({ ok }) => ok)).toHaveLength(3)
    expect(taken.find(({ ok }) => !ok)).toEqual({ ok: false, of: 'reader', minutes: 40 })
    const later = await times(10, () => take(assistant, 'a', hoursLater(1)))
    expect(later.filter(({ ok }) => ok)).toHaveLength(2)
    expect(await take(assistant, 'a', hoursLater(2))).toEqual({ ok: false, of: 'reader', minutes: 9 * 60 + 40 })
    expect(await take(assistant, 'a', hoursLater(12))).toEqual({ ok: true })
  })

  it('of assistants that count together end for all of them at the same time', async () => {
    const [one, other] = [await newAssistant(), await newAssistant()]
    const together = { assistants: [one.id, other.id], limits: { ...limits, readerHour: 6, readerDay: 10 } }
    const takeOf = (id: number) => take({ ...together, id })
    const taken = [...(await times(5, () => takeOf(one.id))), ...(await times(3, () => takeOf(other.id)))]
    expect(taken.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, false, false])
    expect(await takeOf(one.id)).toMatchObject({ ok: false, of: 'reader' })
  })

  it('of all readers are limited by the hour', async () => {
    const assistant = await newAssistant()
    let reader = 0
    const taken = await times(20, () => {
      reader += 1
      return take(assistant, `reader ${reader}`)
    })
    expect(taken.filter(({ ok }) => ok)).toHaveLength(8)
    expect(taken.find(({ ok }) => !ok)).toEqual({ ok: false, of: 'all', minutes: 40 })
  })

  it('of all readers are limited by the day, too', async () => {
    const assistant = await newAssistant({ totalDay: 2 })
    expect([await take(assistant, 'a'), await take(assistant, 'b', hoursLater(1))]).toEqual([
      { ok: true },
      { ok: true },
    ])
    expect(await take(assistant, 'c', hoursLater(2))).toEqual({ ok: false, of: 'all', minutes: 9 * 60 + 40 })
    expect(await take(assistant, 'c', hoursLater(12))).toEqual({ ok: true })
  })

  it('without script are five an hour at most', async () => {
    const assistant = await newAssistant({ readerHour: 100, readerDay: 100, totalHour: 100 })
    const taken = await times(9, () => take(assistant, 'a', noon, 'form'))
    expect(taken.filter(({ ok }) => ok)).toHaveLength(5)
    expect(await take(assistant)).toEqual({ ok: true })
  })
})

describe('dollars', () => {
  const reserve = async (assistant: Assistant, micros: number, now = noon, reader: string | null = null) =>
    reserveDollars(await createLocalReq({}, payload), { assistant, reader }, micros, now)

  it('are never more than the limit, also when answers are begun at once', async () => {
    const assistant = await newAssistant()
    const reserved = await times(20, () => reserve(assistant, 150_000))
    expect(reserved.filter(Boolean)).toHaveLength(6)
    expect(await reserve(assistant, 150_000, hoursLater(12))).toBe(true)
  })

  it('of an hour and of a reader have limits of their own', async () => {
    const hourly = await newAssistant({ hourDollars: 0.5 })
    expect(await reserve(hourly, 400_000)).toBe(true)
    expect(await reserve(hourly, 200_000)).toBe(false)
    expect(await reserve(hourly, 200_000, hoursLater(1))).toBe(true)
    const ofReaders = await newAssistant({ readerDayDollars: 0.2 })
    expect(await reserve(ofReaders, 150_000, noon, 'a')).toBe(true)
    expect(await reserve(ofReaders, 100_000, hoursLater(1), 'a')).toBe(false)
    expect(await reserve(ofReaders, 100_000, noon, 'b')).toBe(true)
    const req = await createLocalReq({}, payload)
    await settleDollars(req, { assistant: ofReaders, reader: 'a' }, { reserved: 150_000, spent: 10_000 }, noon)
    expect(await reserve(ofReaders, 100_000, noon, 'a')).toBe(true)
    expect(await reserve(ofReaders, 100_000, hoursLater(12), 'a')).toBe(true)
  })

  it('that were reserved and not spent are there for others', async () => {
    const assistant = await newAssistant()
    expect(await reserve(assistant, 900_000)).toBe(true)
    expect(await reserve(assistant, 200_000)).toBe(false)
    const req = await createLocalReq({}, payload)
    await settleDollars(req, { assistant, reader: null }, { reserved: 900_000, spent: 1_000 }, noon)
    expect(await reserve(assistant, 200_000)).toBe(true)
  })
})
