import { type BackOffice, callBackOffice } from './backOfficeCall.ts'
import type { Beacon } from './beacon.ts'
import { CountBuffer } from './countBuffer.ts'

const hourLength = 3_600_000

const sum = (one: number, other: number): number => one + other

/** Counts views by the hour, and events by the day (UTC): readers are not distinguished. */
export class Readership {
  readonly #views: CountBuffer<number>
  readonly #events: CountBuffer<number>

  constructor(backOffice: BackOffice) {
    this.#views = new CountBuffer<number>({
      what: 'views of posts',
      sum,
      send: (counted, now) => {
        const views = counted.map(([key, count]) => {
          const [post, hour] = key.split(' ')
          return { post: Number(post), hour: Number(hour), views: count }
        })
        return callBackOffice(backOffice, '/api/reader/views', { views }, now)
      },
    })
    this.#events = new CountBuffer<number>({
      what: 'what readers did',
      sum,
      send: (counted, now) => {
        const events = counted.map(([key, times]) => {
          const [day, action, category] = key.split(' ')
          return { day, action, category, times }
        })
        return callBackOffice(backOffice, '/api/reader/events', { events }, now)
      },
    })
  }

  /** @param now milliseconds since the epoch. */
  count(beacon: Beacon, now: number): void {
    if (beacon.kind === 'view') this.#views.add(`${beacon.post} ${now - (now % hourLength)}`, 1)
    else this.#events.add(`${new Date(now).toISOString().slice(0, 10)} ${beacon.action} ${beacon.category}`, 1)
  }

  /** Sends the counts since the last time. Never rejects. */
  async send(now: number): Promise<void> {
    await Promise.all([this.#views.send(now), this.#events.send(now)])
  }
}
