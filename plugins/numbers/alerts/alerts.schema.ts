import { z } from 'zod'

const count = z.number()

/** Something that an editor should look at. */
export const alert = z.discriminatedUnion('kind', [
  /** The site has many times its usual views. */
  z.object({ kind: z.literal('site'), views: count, usual: count }),
  /** A story has many times the views of the hour before. */
  z.object({ kind: z.literal('story'), post: z.string(), title: z.string(), views: count, before: count }),
  /** A place of the home page, as "homepage-slot 2 1", has had few clicks for some minutes. */
  z.object({
    kind: z.literal('place'),
    place: z.string(),
    // Of its kind of block: "Slot".
    title: z.string(),
    clicks: count,
    usual: count,
    minutes: count,
  }),
])

export type Alert = z.output<typeof alert>
