import { pageSize, timesOfCall, withDesk } from './desk.ts'
import type { Measure, Measured } from './measure.types.ts'
import { fillMedia, removeMedia } from './media.fill.ts'
import { summarize } from './statistics.ts'

const mostItems = 50_000
const goal = 'median ≤ 50 ms at 50,000 items'

/** The media library as an editor looks through it, over HTTP. */
export const media: Measure = {
  name: 'media',
  rows: 10,
  run: (subject) =>
    withDesk(subject, async (desk) => {
      const { client } = desk
      const itemCount = Math.min(mostItems, subject.limits.items)
      await fillMedia(client, itemCount)
      try {
        const calls: readonly (readonly [what: string, input: object])[] = [
          ['as it opens', {}],
          ['pictures', { scheme: 'image' }],
          ['page in the middle', { start: itemCount / 2 }],
          ['last page', { start: itemCount - pageSize }],
          ['by name', { sortBy: 'name', sortDirection: 'ascending' }],
          ['a common word', { keyword: 'harbor' }],
          ['a rare word', { keyword: 'no. 4711' }],
          ['two letters', { keyword: 'ha' }],
          ['a creator', { creator: 'okafor' }],
          ['films of days', { scheme: 'video', uploadedTime: lastDays(30) }],
        ]
        const measured: Measured[] = []
        for (const [what, input] of calls) {
          const milliseconds = summarize(await timesOfCall(desk, 'media.search', input))
          measured.push({ what: `Media library, ${what}`, milliseconds, goal })
        }
        return measured
      } finally {
        await removeMedia(client)
      }
    }),
}

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)

// As media.search takes days: "2026-03-01..2026-03-31".
const lastDays = (count: number): string => `${dayOf(Date.now() - count * 86_400_000)}..${dayOf(Date.now())}`
