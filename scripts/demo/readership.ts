/** Makes up the readers of the demo; the same ones for the same moment. Pure. */
import { formatInTimeZone } from 'date-fns-tz'
import type { EventSum, ReferrerKind } from '#contract/numbersCall.schema.ts'
import { type VitalMetric, vitalBucket } from '#contract/vitalBuckets.ts'

export interface ReadStory {
  id: number
  path: string
  publishedAt: Date
  isEpisode: boolean
}

interface Paper {
  stories: readonly ReadStory[]
  // Places of the home page from its top, as "homepage-slot 2 1".
  places: readonly string[]
  newsletter: string
  timeZone: string
}

const [minuteMs, hourMs] = [60_000, 3_600_000]

// Of the days before the last ones, only pages are counted, for the last ones to be compared with.
const days = { all: 60, whole: 30 }

// Part of a weekday's readers in each hour of the clock, in thousandths.
const byHour = [9, 6, 4, 4, 8, 22, 55, 78, 74, 62, 54, 50, 60, 54, 46, 44, 47, 52, 56, 55, 54, 48, 36, 22]

const weekend = 0.65

// Readers of the home page on a weekday; of a story on its first day, of the most and the least read one.
const readers = { home: 2400, most: 1600, least: 400 }

const referrers: Record<ReferrerKind, number> = {
  direct: 0.28,
  search: 0.24,
  social: 0.2,
  newsletter: 0.14,
  internal: 0.11,
  other: 0.03,
}

// Programs by their part of all readers, in hundredths; then those that are no readers, beside them.
const browsers = { 'Chrome 142': 52, 'Safari 26': 27, 'Microsoft Edge 142': 12, 'Firefox 145': 9 }
const bots = { Googlebot: 9, GPTBot: 6, HeadlessChrome: 2 }

const vitals: [VitalMetric, number][] = [
  ['LCP', 1700],
  ['INP', 90],
  ['CLS', 12],
  ['TTFB', 140],
]

/** Returns what happened on the site in 60 days, in sums of an hour; in those of a minute for the last two hours. */
export function* demoSums(paper: Paper, now: Date): Generator<EventSum> {
  const thisHour = now.getTime() - (now.getTime() % hourMs)
  for (let hour = thisHour - days.all * 24 * hourMs; hour <= thisHour; hour += hourMs) {
    const places = hour < thisHour - days.whole * 24 * hourMs ? [] : paper.places
    const isRecent = hour >= thisHour - hourMs
    for (let minute = hour; minute < hour + hourMs && minute <= now.getTime(); minute += isRecent ? minuteMs : hourMs)
      yield* sumsWithin({ ...paper, places }, minute, isRecent ? 1 / 60 : 1)
  }
}

function* sumsWithin({ stories, places, newsletter, timeZone }: Paper, minute: number, part: number) {
  const [weekday, hour] = formatInTimeZone(new Date(minute), timeZone, 'i H').split(' ').map(Number)
  const share = (part * (byHour[hour ?? 0] ?? 0) * ((weekday ?? 1) > 5 ? weekend : 1)) / 1000
  const sum = (name: string, detail: string, expected: number, post = 0): EventSum[] => {
    const times = whole(expected, minute / minuteMs + post * 31 + detail.length * 7)
    const program = browserOf(minute / minuteMs + post * 17 + detail.length * 3 + name.length)
    return times === 0 ? [] : [{ minute, name, post, detail, times, program, isBot: false }]
  }
  let views = 0
  for (const [index, { id, publishedAt, isEpisode }] of stories.entries()) {
    const read = share * readersOf(index, stories.length, (minute - publishedAt.getTime()) / hourMs)
    const found = Object.entries(referrers).flatMap(([kind, of]) => sum('view', kind, read * of, id))
    const times = found.reduce((total, view) => total + view.times, 0)
    if (times === 0) continue
    views += times
    yield* found
    yield* sum('engaged', '', times * (35 + ((id * 13) % 60)), id)
    for (const percent of [25, 50, 75, 100]) yield* sum('read_depth', String(percent), times * (1 - percent / 125), id)
    yield* sum('share', 'copy', times * 0.01, id)
    yield* sum('came_from', '/', times * 0.4, id)
    yield* sum('read_on', '/', times * (0.12 + ((id * 7) % 19) / 100), id)
    const before = stories[(index + 1 + ((minute / hourMs) % 3)) % stories.length]
    if (before && before.publishedAt.getTime() < minute) yield* sum('came_from', before.path, times * 0.12, id)
    if (isEpisode) yield* sum('podcast_play', '', times * 0.3, id)
  }
  const home = share * readers.home
  yield* sum('page_view', 'article', views)
  yield* sum('page_view', 'home', home)
  yield* sum('page_view', 'section', home * 0.2)
  for (const [program, part] of Object.entries(bots))
    for (const one of sum('page_view', 'article', (views * part) / 100)) yield { ...one, program, isBot: true }
  yield* sum('search', '', home * 0.02)
  yield* sum('newsletter_signup', newsletter, home * 0.002)
  for (const [index, place] of places.entries()) yield* sum('click', `home ${place}`, (home * 0.15) / (index + 2))
  for (const kind of ['home', 'article'])
    for (const [metric, value] of vitals)
      yield* sum('web_vital', `${kind} ${metric} ${vitalBucket(metric, value)}`, home * 0.05)
}

// Each story is read most on its first day, and a little for weeks. Three of four that come out are read little.
function readersOf(index: number, count: number, age: number): number {
  if (age < 0) return 0
  const rank = ((index * 7) % count) / count
  return (readers.least + (readers.most - readers.least) * (1 - rank) ** 3) * (Math.exp(-age / 20) + 0.02)
}

function browserOf(seed: number): string {
  let left = (Math.imul(Math.floor(seed), 2_654_435_761) >>> 0) % 100
  for (const [name, part] of Object.entries(browsers)) {
    left -= part
    if (left < 0) return name
  }
  return ''
}

// Returns a whole number that is as large as expected on the whole, up and down by a fifth.
function whole(expected: number, seed: number): number {
  const unit = (Math.imul(Math.floor(seed), 2_654_435_761) >>> 0) / 2 ** 32
  return Math.floor(expected * (0.8 + 0.4 * unit) + unit)
}
