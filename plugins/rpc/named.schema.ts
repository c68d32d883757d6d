import { z } from 'zod'

/** Ids are text on the wire: those of other libraries, charts and documents are no numbers. */
export const idInput = z.union([z.string().trim().min(1).max(200), z.number().int().positive().transform(String)])

/** As many as a picker ever shows as chosen. */
export const idsInput = z.array(idInput).max(200)

export const textInput = z.string().trim().max(200)

/** Pages begin with 1 and have at most 50 items. */
export const pageInput = {
  page: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(50),
}

export const named = z.object({ id: z.string(), name: z.string() })

export const pagination = z.object({ totalItems: z.number(), totalPages: z.number() })

/** What could not be answered for one of several ids. */
export const lookupErrors = z.array(z.object({ id: z.string(), message: z.string() }))
