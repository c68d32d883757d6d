import { z } from 'zod'
import { referrerKinds } from '#contract/numbersCall.schema.ts'
import { pageKinds } from '#contract/readerEvents.schema.ts'
import { vitalMetrics } from '#contract/vitalBuckets.ts'
import { alert } from './alerts/alerts.schema.ts'

/** A story that readers opened from another one. */
export const nextStory = z.object({
  post: z.string(),
  title: z.string(),
  /** How often it was opened from there. */
  times: z.number(),
})

export type NextStory = z.output<typeof nextStory>

/** The spans of the screen: the last 30 minutes, today, the last 30 days with today. */
export const numbersSpans = ['now', 'today', 'month'] as const

export type NumbersSpan = (typeof numbersSpans)[number]

const count = z.number()

const viewsOverTime = z.object({
  views: count,
  // Up to the same time of the day a week ago, or of the 30 days before; null where nothing is compared.
  before: count.nullable(),
  steps: z.array(
    z.object({
      // When the step begins: an ISO text; a day "yyyy-MM-dd" for the month.
      at: z.string(),
      views: count,
      // Null for steps that are still to come, and where nothing is compared.
      before: count.nullable(),
      isToCome: z.boolean(),
    }),
  ),
})

export type ViewsOverTime = z.output<typeof viewsOverTime>

// What happened within a span. Each list has the largest first.
const breakdown = z.object({
  stories: z.array(
    z.object({
      post: z.string(),
      title: z.string(),
      views: count,
      // Mean of engaged seconds of a view; null where none was reported.
      seconds: count.nullable(),
      // Share of views that reached three quarters of the text; null where none was reported.
      readShare: count.nullable(),
    }),
  ),
  // The name is empty for stories without a section.
  sections: z.array(z.object({ name: z.string(), views: count })),
  referrers: z.array(z.object({ kind: z.enum(referrerKinds), views: count })),
  pages: z.array(z.object({ kind: z.enum(pageKinds), views: count })),
  // The name is empty for newsletters that are no more.
  signUps: z.array(z.object({ newsletter: z.string(), times: count })),
  podcasts: z.array(
    z.object({
      post: z.string(),
      title: z.string(),
      plays: count,
      halves: count,
      ends: count,
      platforms: count,
    }),
  ),
  clicks: z.array(
    z.object({
      page: z.string(),
      block: z.string(),
      // Of the kind of block: "Slot".
      title: z.string(),
      nthOfType: z.string(),
      placementRow: z.string(),
      times: count,
    }),
  ),
  actions: z.array(z.object({ name: z.string(), detail: z.string(), times: count })),
  // Readers whose place had what was chosen for them, and the control group; empty without one.
  groups: z.array(z.object({ group: z.enum(['shown', 'control']), reached: count, subscriptions: count })),
  // The 75th percentile by the kind of page: milliseconds, thousandths of a shift for CLS.
  vitals: z.array(z.object({ kind: z.enum(pageKinds), metric: z.enum(vitalMetrics), value: count, samples: count })),
})

export type Breakdown = z.output<typeof breakdown>

/** A mark on the chart: a story published, the home page launched, an issue sent. */
export const mark = z.object({
  kind: z.enum(['published', 'launched', 'sent']),
  at: z.coerce.date().transform((date) => date.toISOString()),
  /** Of the story or issue; empty for a launch. */
  title: z.string(),
  id: z.string(),
})

export type Mark = z.output<typeof mark>

export const numbersAnswer = z.object({
  /** IANA name. */
  timeZone: z.string(),
  /** The moment of the answer, an ISO text. */
  at: z.string(),
  span: z.enum(numbersSpans),
  now: viewsOverTime,
  today: viewsOverTime,
  month: viewsOverTime,
  breakdown,
  alerts: z.array(alert),
  /** Of the span; none for the month, whose days have too many. */
  marks: z.array(mark),
})

export type NumbersAnswer = z.output<typeof numbersAnswer>

export const spanInput = z.object({ span: z.enum(numbersSpans).default('today') })

/** Views of a story: of the last 60 minutes, the last 24 hours, and by hour of these, the oldest first. */
export const storyViews = z.object({ id: z.string(), hour: count, day: count, byHour: z.array(count).length(24) })

export type StoryViews = z.output<typeof storyViews>
