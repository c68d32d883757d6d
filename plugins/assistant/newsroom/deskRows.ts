import { z } from 'zod'

/** A time with time zone, as ISO 8601 with milliseconds. */
export const moment = z.coerce.date().transform((date) => date.toISOString())

/** Numbers arrive as text where they do not fit into those of JavaScript. */
export const count = z.coerce.number()

export const dollars = z.coerce.number().transform((micros) => micros / 1_000_000)

/** Milliseconds, rounded. */
export const duration = z.coerce.number().transform(Math.round).nullable()
