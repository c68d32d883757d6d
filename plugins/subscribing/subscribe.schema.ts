import { z } from 'zod'
import { tokenPurposes } from './subscriptionToken.ts'

/** What a reader's form sends (reader-site 7): the newsletters by their names. */
export const subscribeCall = z.object({
  email: z
    .string({ error: 'Enter an e-mail address.' })
    .trim()
    .toLowerCase()
    .max(254)
    .pipe(z.email({ error: 'Enter a valid e-mail address.' })),
  newsletters: z
    .array(z.string().trim().min(1).max(200), { error: 'Choose a newsletter.' })
    .min(1, 'Choose a newsletter.')
    .max(50, 'Choose at most 50 newsletters.'),
  source: z.string({ error: 'Say which form it is.' }).trim().min(1, 'Say which form it is.').max(100),
})

export type SubscribeCall = z.output<typeof subscribeCall>

/** What was wrong with a call, one line a mistake. */
export interface Mistake {
  field: string
  message: string
}

export type SubscribeAnswer = { ok: true } | { ok: false; errors: Mistake[] }

/** A link of an e-mail that was followed. `isDone` false asks what it would do. */
export const linkCall = z.object({
  purpose: z.enum(tokenPurposes),
  token: z.string().max(4000),
  isDone: z.boolean(),
})

/** The newsletters that a link is about; null where the link is none, or no more. */
export interface LinkAnswer {
  newsletters: string[] | null
}
