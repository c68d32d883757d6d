import type { z } from 'zod'
import {
  type LinkPurpose,
  linkAnswer,
  type Preferences,
  preferencesAnswer,
  type SubscribeAnswer,
  subscribeAnswer,
} from '#contract/subscribing.schema.ts'
import { siteEnvironment } from '../environment.ts'
import { callBackOffice } from '../server/backOfficeCall.ts'

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
 * @param subscription the form as sent; the back office validates it
 * @throws Error when the back office does not answer
 */
export function subscribe(subscription: object): Promise<SubscribeAnswer> {
  return call('/api/reader/subscriptions', { subscription }, subscribeAnswer)
}

/**
 * Returns the newsletters of a link of an e-mail; null for a link that is invalid or expired.
 * @param isDone whether to do what the link is for, or only say it
 * @throws Error when the back office does not answer
 */
export async function followLink(purpose: LinkPurpose, token: string, isDone: boolean): Promise<string[] | null> {
  return (await call('/api/reader/subscriptions/link', { purpose, token, isDone }, linkAnswer)).newsletters
}

/**
 * Returns the subscriptions of the address of a link; null for a link that is invalid.
 * @param chosen the newsletters that the reader wants from now on; null to change nothing
 * @throws Error when the back office does not answer
 */
export async function readerPreferences(token: string, chosen: number[] | null): Promise<Preferences | null> {
  return (await call('/api/reader/subscriptions/preferences', { token, chosen }, preferencesAnswer)).preferences
}
