import type { Payload } from 'payload'
import { AnonymousReads } from './anonymousReads.ts'
import type { Asked } from './answer.types.ts'
import { settingsRow } from './rows.schema.ts'

/**
 * What an answer to readers is made with.
 * @param siteUrl the public address of the reader site, without a trailing slash.
 * @param page of a list, from 1.
 */
export async function openAsked(payload: Payload, siteUrl: string, page: number): Promise<Asked> {
  const reads = await AnonymousReads.open(payload)
  const settings = reads.global('settings', settingsRow)
  // Waited for late: when something else fails first, this must not be a rejection that nobody handles.
  settings.catch(() => undefined)
  return { reads, settings, siteUrl, page }
}
