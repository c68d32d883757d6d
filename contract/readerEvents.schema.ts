/**
 * Events of readers, as pages report them to the site. The names and limits fit Plausible and Umami: a name has at most 50
 * characters, an event at most 30 properties, and every property is a text.
 */
import { z } from 'zod'

/** Kinds of pages of the reader site; "other" for one without a kind of its own. */
export const pageKinds = [
  'home',
  'article',
  'section',
  'tag',
  'author',
  'podcasts',
  'page',
  'newsletters',
  'issue',
  'other',
] as const

export type PageKind = (typeof pageKinds)[number]

export const eventLimits = { nameLength: 50, properties: 30 } as const

const postId = z.string().regex(/^[1-9]\d{0,9}$/)
const ordinal = z.string().regex(/^[1-9]\d{0,2}$/)
const percent = z.enum(['25', '50', '75', '100'])
const category = z.string().regex(/^[a-z0-9_]{1,60}$/)
const podcast = { category: z.literal('podcast'), episode: postId.optional() }

const event = <Name extends string, Shape extends z.ZodRawShape>(name: Name, props: Shape) =>
  z.strictObject({ name: z.literal(name), props: z.strictObject(props) })

/** An event and its properties, by its name. */
export const readerEvent = z.discriminatedUnion('name', [
  event('view', {}),
  event('read_depth', { percent }),
  /** Seconds with the page visible and the reader active, since the last such event. */
  event('engaged', { seconds: ordinal }),
  /** A story was read for 15 seconds: once for each time that it is opened. */
  event('read_on', {}),
  event('impression', { category }),
  /** A link of a block. The row may be 0: before the first one. */
  event('click', {
    block: z.string().regex(/^[a-z0-9-]{1,40}$/),
    nthOfType: ordinal,
    placementRow: z.string().regex(/^\d{1,3}$/),
  }),
  event('podcast_play', podcast),
  event('podcast_pause', podcast),
  event('podcast_progress', { ...podcast, percent }),
  event('podcast_end', podcast),
  event('podcast_apple_click', podcast),
  event('podcast_spotify_click', podcast),
  event('podcast_youtube_click', podcast),
  /** The group is the reader's half of a comparison of what is chosen for readers. */
  event('newsletter_signup', {
    category: z.literal('conversion'),
    newsletter: z.string().trim().min(1).max(200),
    group: z.enum(['shown', 'control']).optional(),
  }),
  event('share', { way: z.enum(['email', 'facebook', 'bluesky', 'whatsapp', 'sheet', 'copy']) }),
  /** Without the words, which can say who searches. */
  event('search', {}),
  event('chat', { category: z.enum(['assistant', 'forum']) }),
  /** A read of a story that others have republished, which its picture reports. */
  event('republished_read', {}),
  /** Milliseconds; thousandths of a shift for CLS. */
  event('web_vital', { metric: z.enum(['LCP', 'INP', 'CLS', 'TTFB']), value: z.string().regex(/^\d{1,6}$/) }),
])

export type ReaderEvent = z.output<typeof readerEvent>

/** Maximum of events in one beacon, and of its bytes. */
export const beaconLimits = { events: 50, bytes: 16_384 } as const

/** The body of `POST /api/beacon`: JSON, sent as text. */
export const readerBeacon = z.strictObject({
  page: z.strictObject({
    path: z.string().startsWith('/').max(500),
    kind: z.enum(pageKinds),
    /** The post that the page shows. */
    post: z.int().min(1).max(2_147_483_647).nullable(),
  }),
  /** `document.referrer`; empty without one. */
  referrer: z.string().max(500),
  /** `utm_medium` of the address; empty without one. */
  medium: z.string().max(60),
  /** The publication asks readers before a service of web analytics gets these events. */
  asksConsent: z.boolean(),
  events: z.array(readerEvent).min(1).max(beaconLimits.events),
})

export type ReaderBeacon = z.output<typeof readerBeacon>
