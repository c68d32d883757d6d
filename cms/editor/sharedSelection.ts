import { z } from 'zod'

/** How a browser tells the others what is selected in a text: anchor and focus are relative positions of Yjs as JSON. */
export const sharedSelection = z.object({ path: z.string(), anchor: z.unknown(), focus: z.unknown() })
