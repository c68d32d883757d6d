import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'

/** The collections whose documents are written for a day and can be scheduled. */
export const storyCollections = ['posts', 'newsletters'] as const

export type StoryCollection = (typeof storyCollections)[number]

export const storyLine = z.object({
  collection: z.enum(storyCollections),
  id: z.string(),
  /** Empty without a headline. */
  title: z.string(),
  publishStatus: z.enum(publishStatuses),
})

export type StoryLine = z.output<typeof storyLine>

/** The dashboard of one person. Moments are ISO texts, each list has its own order. */
export const dashboard = z.object({
  /** IANA name. */
  timeZone: z.string(),
  /** Moment for which the answer holds; its day is "today". */
  now: z.string(),
  /** Own stories whose newest version readers do not get, last changed first; null for people who write none. */
  drafts: z.object({ items: z.array(storyLine.extend({ updatedAt: z.string() })), totalItems: z.number() }).nullable(),
  /** Own stories whose scheduled publication fails a Required check or has failed, soonest first. */
  atRisk: z.array(storyLine.extend({ dueAt: z.string(), hasFailed: z.boolean(), reason: z.string() })),
  /** Everything that is scheduled for today, by time; what is overdue included. */
  goingOut: z.array(storyLine.extend({ dueAt: z.string() })),
  /** Live posts, newest first, with their views so far. */
  published: z.array(storyLine.extend({ publishDateTime: z.string(), views: z.number() })),
})

export type Dashboard = z.output<typeof dashboard>
