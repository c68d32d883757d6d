import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import { sortKeys } from '#collections/posts-list/listModels.ts'
import { isDay, publishDateTypes } from '#collections/posts-list/publishDate.ts'

/** A post as lists and pickers show it (block-editor 3.9). */
export const postItem = z.object({
  id: z.string(),
  headline: z.string(),
  /** ISO texts. */
  publishDateTime: z.string().nullable(),
  updatedAt: z.string(),
  authors: z.array(z.string()),
  publishStatus: z.enum(publishStatuses),
  type: z.string().nullable(),
  featuredMedia: z
    .object({ src: z.object({ preview: z.string() }), width: z.number().nullable(), height: z.number().nullable() })
    .nullable(),
})

export const postSort = z
  .array(z.object({ key: z.enum(sortKeys), direction: z.enum(['asc', 'desc']) }))
  .max(3)
  .default([])

const isMoment = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success

const bound = z
  .string()
  .refine((text) => isDay(text) || isMoment(text), 'A day is written as 2026-02-28, a moment as 2026-02-28T09:30:00Z.')

/**
 * A span of time in the publication's time zone: a preset by its name, or days that both belong to it, or moments. The presets are
 * worked out by the server, which alone knows where the publication's day begins (decisions, section 5).
 */
export const publishDateInput = {
  publishDate: z.enum(publishDateTypes).default('Anytime'),
  publishDateStart: bound.optional(),
  publishDateEnd: bound.optional(),
}
