import { z } from 'zod'

/** A browser's report of its selection in a text: anchor and focus are relative positions of Yjs as JSON. */
export const sharedSelection = z.object({ path: z.string(), anchor: z.unknown(), focus: z.unknown() })
