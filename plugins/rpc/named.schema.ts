import { z } from 'zod'

/** An id, as text: ids of outside libraries, charts and documents are not numbers. */
export const idInput = z.union([z.string().trim().min(1).max(200), z.number().int().positive().transform(String)])

/** At most as many ids as a picker shows as chosen. */
export const idsInput = z.array(idInput).max(200)

export const textInput = z.string().trim().max(200)

/** Pages begin with 1 and have at most 50 items. */
export const pageInput = {
  page: z.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.number().int().min(1).max(50),
}

export const named = z.object({ id: z.string(), name: z.string() })

export const pagination = z.object({ totalItems: z.number(), totalPages: z.number() })

/** Errors for single ids of a lookup. */
export const lookupErrors = z.array(z.object({ id: z.string(), message: z.string() }))
