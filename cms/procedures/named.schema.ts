import { z } from 'zod'

/** Ids are text on the wire: those of other libraries, charts and documents are no numbers. */
export const idInput = z.union([z.string().trim().min(1).max(200), z.number().int().positive().transform(String)])

/** As many as a picker ever shows as chosen. */
export const idsInput = z.array(idInput).max(200)

export const named = z.object({ id: z.string(), name: z.string() })
export type Named = z.output<typeof named>

export const pagination = z.object({ totalItems: z.number(), totalPages: z.number() })
