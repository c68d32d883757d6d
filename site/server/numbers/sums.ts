import type { EventSum, ReferrerKind } from '#contract/numbersCall.schema.ts'
import type { ReaderBeacon, ReaderEvent } from '#contract/readerEvents.schema.ts'
import { vitalBucket } from '#contract/vitalBuckets.ts'
import type { NamedProgram } from './programOf.ts'

type Page = ReaderBeacon['page']

const minuteLength = 60_000

/** The program of a reader, the kind of referrer, and the page of the site before. */
export interface CameFrom extends NamedProgram {
  kind: ReferrerKind
  /** Path of the story or home page of the site; null for all other pages. */
  page: string | null
}

/**
 * Returns what a beacon adds to the sums. Nothing in it says who the reader is.
 * @param now milliseconds since 1970
 */
export function sumsOf({ page, events }: ReaderBeacon, from: CameFrom, now: number): EventSum[] {
  const minute = now - (now % minuteLength)
  const { program, isBot } = from
  return events.flatMap((event) => sumsOfEvent(event, page, from).map((sum) => ({ minute, ...sum, program, isBot })))
}

type Sum = Omit<EventSum, 'minute' | keyof NamedProgram>

function sumsOfEvent(event: ReaderEvent, page: Page, from: CameFrom): Sum[] {
  const post = page.post ?? 0
  const sum = (about: Partial<Sum>): Sum => ({ name: event.name, post: 0, detail: '', times: 1, ...about })
  const fromPage = (name: string) => (post === 0 || from.page === null ? [] : [sum({ name, post, detail: from.page })])
  switch (event.name) {
    case 'view':
      return [
        sum({ post, detail: from.kind }),
        { name: 'page_view', post: 0, detail: page.kind, times: 1 },
        ...fromPage('came_from'),
      ]
    case 'read_on':
      return fromPage('read_on')
    case 'read_depth':
      return post === 0 ? [] : [sum({ post, detail: event.props.percent })]
    case 'engaged':
      return post === 0 ? [] : [sum({ post, times: Number(event.props.seconds) })]
    case 'impression':
    case 'chat':
      return [sum({ detail: event.props.category })]
    case 'click': {
      const { block, nthOfType, placementRow } = event.props
      return [sum({ detail: `${page.kind} ${block} ${nthOfType} ${placementRow}` })]
    }
    case 'podcast_progress':
      return [sum({ post: Number(event.props.episode ?? post), detail: event.props.percent })]
    case 'podcast_play':
    case 'podcast_pause':
    case 'podcast_end':
    case 'podcast_apple_click':
    case 'podcast_spotify_click':
    case 'podcast_youtube_click':
      return [sum({ post: Number(event.props.episode ?? post) })]
    case 'newsletter_signup': {
      const { newsletter, group } = event.props
      const ofGroup = group ? [{ name: 'signup_group', post: 0, detail: group, times: 1 }] : []
      return [sum({ detail: newsletter }), ...ofGroup]
    }
    case 'republished_read':
      return post === 0 ? [] : [sum({ post })]
    case 'share':
      return [sum({ post, detail: event.props.way })]
    case 'search':
      return [sum({})]
    case 'web_vital': {
      const { metric, value } = event.props
      return [sum({ detail: `${page.kind} ${metric} ${vitalBucket(metric, Number(value))}` })]
    }
  }
}

/** Returns the sums with those of the same minute, name, post, detail and program added up, in the order of their first. */
export function addedUp(sums: Iterable<EventSum>): EventSum[] {
  const found = new Map<string, EventSum>()
  for (const sum of sums) {
    const key = `${sum.minute} ${sum.name} ${sum.post} ${sum.isBot} ${sum.program}\n${sum.detail}`
    const known = found.get(key)
    if (known) known.times += sum.times
    else found.set(key, { ...sum })
  }
  return [...found.values()]
}
