import { z } from 'zod'
import { outlinedRow } from './frontOutline.ts'

export const frontId = z.int().min(1).max(2_147_483_647)
export const postId = z.string().regex(/^\d{1,9}$/, 'is the id of no post')
export const launchId = z.int().min(1).max(2_147_483_647)

const launch = z.object({
  id: z.int(),
  // Of Payload's versions.
  version: z.string(),
  // ISO 8601.
  launchedAt: z.string(),
  // `part`: only chosen rows; `revert`: undone; `fire`: by its schedule.
  action: z.enum(['publish', 'part', 'revert', 'fire']),
  byName: z.string().nullable(),
  // False when its version was cleared away.
  isRestorable: z.boolean(),
  // In words; null where the launch before is not known.
  changes: z.array(z.string()).nullable(),
})

export const launchPage = z.object({
  launches: z.array(launch),
  /** `before` of the next page; null at the end. */
  next: z.int().nullable(),
})

/** A row as it is shown: without what only comparing needs. */
export const shownRow = outlinedRow.omit({ settings: true })

export const launchPicture = z.object({
  id: z.int(),
  launchedAt: z.string(),
  byName: z.string().nullable(),
  rows: z.array(shownRow),
  /** Of the page on the reader site; null where none is kept. */
  url: z.string().nullable(),
})

export const unlaunched = z.object({
  isLive: z.boolean(),
  rows: z.array(z.object({ id: z.string(), name: z.string(), changes: z.array(z.string()) })),
})

export type Launch = z.output<typeof launch>
export type LaunchPage = z.output<typeof launchPage>
export type LaunchPicture = z.input<typeof launchPicture>
export type ShownRow = z.output<typeof shownRow>
export type Unlaunched = z.output<typeof unlaunched>
