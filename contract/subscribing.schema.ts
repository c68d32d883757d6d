/** The calls with which the reader site subscribes readers and follows the links of their e-mails, and their answers. */
import { z } from 'zod'

/** The action of a link in an e-mail. */
export const linkPurposes = ['confirm', 'unsubscribe'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/** The form of a reader; newsletters by their names. */
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

/** The outcome of a form, with one message for each mistake in it. */
export const subscribeAnswer = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), errors: z.array(z.object({ field: z.string(), message: z.string() })) }),
])

export type SubscribeAnswer = z.output<typeof subscribeAnswer>

/** A link of an e-mail. `isDone` false asks what it would do. */
export const linkCall = z.object({
  purpose: z.enum(linkPurposes),
  token: z.string().max(4000),
  isDone: z.boolean(),
})

/** The newsletters of a link; null for a link that is invalid or expired. */
export const linkAnswer = z.object({ newsletters: z.array(z.string()).nullable() })

export type LinkAnswer = z.output<typeof linkAnswer>

/** The page on which a reader sees and changes all subscriptions of an address. `chosen` null only asks. */
export const preferencesCall = z.object({
  token: z.string().max(4000),
  chosen: z.array(z.int().min(1)).max(200).nullable(),
})

/** What a link of an e-mail gives to change; null for a link that is invalid. */
export const preferencesAnswer = z.object({
  preferences: z
    .object({
      email: z.string(),
      newsletters: z.array(
        z.object({ id: z.int(), name: z.string(), description: z.string(), isSubscribed: z.boolean() }),
      ),
    })
    .nullable(),
})

export type PreferencesAnswer = z.output<typeof preferencesAnswer>
export type Preferences = NonNullable<PreferencesAnswer['preferences']>
