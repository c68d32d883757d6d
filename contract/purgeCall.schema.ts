import { z } from 'zod'

/** Path at which the reader site takes purges. */
export const purgePath = '/__cache/purge'

/** Limits of one call: tags, and bytes of its body. */
export const purgeLimits = { tags: 1000, bytes: 64 * 1024 }

export const purgeCall = z.object({ tags: z.array(z.string().min(1).max(2100)).min(1).max(purgeLimits.tags) })
