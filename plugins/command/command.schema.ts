import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'

/** A document by its collection and id. */
export const documentName = z.object({ collection: z.string().max(100), id: z.string().regex(/^[1-9]\d{0,8}$/) })

export type DocumentName = z.output<typeof documentName>

export const target = documentName.extend({
  /** Empty without a title. */
  title: z.string(),
  /** Null for documents that are not drafted and published. */
  publishStatus: z.enum(publishStatuses).nullable(),
})

export type Target = z.output<typeof target>

/** More than the menu keeps as recently visited. */
export const maxNames = 20
