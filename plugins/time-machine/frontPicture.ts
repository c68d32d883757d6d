import { createLocalReq, type Payload } from 'payload'
import { type ReaderPage, readerPage } from '#contract/readerApi.schema.ts'
import { isLexicalState } from '../blocks-field/lexicalState.guard.ts'
import { pageOfLaunch } from '../launches/launches.store.ts'
import type { FrontPicture } from '../preview/preview.token.ts'
import { homePage } from '../reader-api/home.answer.ts'
import { createReaderRequest } from '../reader-api/readerRequest.ts'
import { bodyAt, momentAt } from './frontAt.service.ts'

/**
 * Returns a front page as a launch brought it to readers, or as it is at another minute.
 * @returns null where nothing is kept of it
 */
export async function frontPicture(
  payload: Payload,
  siteUrl: string,
  front: number,
  picture: FrontPicture,
  now: Date,
): Promise<ReaderPage | null> {
  const req = await createLocalReq({}, payload)
  // What an older release has kept may not be a page any more.
  if (picture.kind === 'launch') return readerPage.safeParse(await pageOfLaunch(req, picture.launch)).data ?? null
  const at = new Date(picture.at)
  const body = await bodyAt(req, front, { at, now, seen: picture.seen })
  const request = await createReaderRequest(payload, siteUrl, 1, await momentAt(payload, at, now))
  return isLexicalState(body) ? homePage(request, body, null) : null
}
