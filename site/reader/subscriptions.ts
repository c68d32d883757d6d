import { z } from 'zod'
import { siteEnvironment } from '../environment.ts'
import { callBackOffice } from '../server/backOfficeCall.ts'

const subscribeAnswer = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), errors: z.array(z.object({ field: z.string(), message: z.string() })) }),
])

export type SubscribeAnswer = z.output<typeof subscribeAnswer>

const linkAnswer = z.object({ newsletters: z.array(z.string()).nullable() })

/** What a link of an e-mail is for. */
export const linkPurposes = ['confirm', 'unsubscribe'] as const
export type LinkPurpose = (typeof linkPurposes)[number]

const call = async <Answer extends z.ZodType>(
  path: string,
  value: object,
  answer: Answer,
): Promise<z.output<Answer>> => {
  const { CMS_URL: cmsUrl, REVALIDATE_SECRET: secret } = siteEnvironment()
  return answer.parse(await callBackOffice({ cmsUrl, secret }, path, value, Date.now()))
}

/**
 * Subscribes a reader.
 * @param subscription as the form sent it; the back office says what is wrong with it.
 * @throws Error where the back office did not answer.
 */
export const subscribe = (subscription: object): Promise<SubscribeAnswer> =>
  call('/api/reader/subscriptions', { subscription }, subscribeAnswer)

/**
 * The newsletters that a link of an e-mail is about; null where it leads to nothing any more.
 * @param isDone whether the reader wants it done, and not only told.
 * @throws Error where the back office did not answer.
 */
export const followLink = async (purpose: LinkPurpose, token: string, isDone: boolean): Promise<string[] | null> =>
  (await call('/api/reader/subscriptions/link', { purpose, token, isDone }, linkAnswer)).newsletters
