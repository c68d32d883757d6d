import { APIError, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'
import { type PreviewAnswer, previewFolder } from '#contract/preview.schema.ts'
import type { ReaderPage } from '#contract/readerApi.schema.ts'
import { requireWrite, roomRights } from '../collaboration/rights/roomRights.ts'
import type { SharedDocumentName } from '../collaboration/room/documentKey.ts'
import type { ReaderRequest } from '../reader-api/answer.types.ts'
import { loadSite } from '../reader-api/frame.load.ts'
import { createReaderRequest } from '../reader-api/readerRequest.ts'
import { draftPage } from './draftPage.ts'
import { type FrontPicture, previewToken, type ReadPreviewToken, readPreviewToken } from './preview.token.ts'
import { hasEnded } from './previewEnds.ts'

/** Key of the config under which the public address of the reader site is, without a trailing slash. */
export const previewSiteKey = 'previewSiteUrl'

/** Returns the public address of the reader site, without a trailing slash. @throws ZodError without the plugin */
export function siteUrlOf({ config }: Payload): string {
  return z.string().parse(config.custom[previewSiteKey])
}

/** Returns a front page as a launch brought it to readers, or as it is at another minute; null where nothing is kept of it. */
export type FrontPictureReader = (
  payload: Payload,
  siteUrl: string,
  front: number,
  picture: FrontPicture,
  now: Date,
) => Promise<ReaderPage | null>

/** The address of a preview, and when it ends. */
export interface PreviewLink {
  url: string
  expiresAt: Date
}

/**
 * Makes a link to the preview of a document, for a person who may read its draft.
 * @throws APIError 403 for a person who may not read it, 404 for a document that does not exist
 */
export async function createPreviewLink(
  req: PayloadRequest,
  document: SharedDocumentName,
  now: Date,
): Promise<PreviewLink> {
  const rights = await roomRights(req, document)
  if (!rights) throw new APIError('There is no such document.', 404, null, true)
  if (rights === 'none') throw new APIError('You do not have permissions to do this', 403, null, true)
  const { token, expiresAt } = await previewToken(document, {
    by: makerOf(req),
    secret: req.payload.config.secret,
    now,
  })
  return { url: siteUrlOf(req.payload) + previewFolder + token, expiresAt }
}

/**
 * Makes a link to a front page as a launch brought it, or at another minute. The caller has checked that the user may
 * manage it.
 */
export async function createPictureLink(
  req: PayloadRequest,
  front: number,
  picture: FrontPicture,
  now: Date,
): Promise<string> {
  const { secret } = req.payload.config
  const { token } = await previewToken({ collection: 'fronts', id: front }, { by: makerOf(req), secret, now, picture })
  return siteUrlOf(req.payload) + previewFolder + token
}

// Throws APIError 401 without a user.
const makerOf = ({ user }: PayloadRequest): number => {
  if (user?.collection !== 'users') throw new APIError('Log in first.', 401, null, true)
  return Number(user.id)
}

/**
 * Ends all links to the preview of a document that were made so far, for a person who may write it.
 * @throws APIError 403 for a person who may not, 404 for a document that does not exist
 */
export async function endPreviewLinks(req: PayloadRequest, { collection, id }: SharedDocumentName): Promise<void> {
  await requireWrite(req, { collection, id })
  const document = await req.payload.findByID({ collection, id, draft: true, depth: 0, overrideAccess: true, req })
  await recordActivity(req, {
    action: 'endPreviews',
    collection: req.payload.collections[collection].config,
    document,
    from: null,
    to: null,
    source: sourceOf(req),
    outcome: 'done',
  })
}

/**
 * Answers the reader site with the page of the draft that a token names. References are resolved as for readers. There is
 * no ad network on it.
 */
export async function answerPreview(
  payload: Payload,
  token: string,
  now: Date,
  frontPicture: FrontPictureReader,
): Promise<PreviewAnswer> {
  const request = await createReaderRequest(payload, siteUrlOf(payload), 1)
  const named = await readPreviewToken(token, payload.config.secret, now)
  const isOpen = named !== null && !(await hasEnded(payload, named))
  const page = isOpen ? await pageOf(payload, request, named, now, frontPicture) : null
  if (!named || !page) return { status: 404, site: await loadSite(request) }
  return {
    status: 200,
    page: { ...page, references: { ...page.references, ads: null } },
    expiresAt: named.expiresAt.toISOString(),
  }
}

const pageOf = (
  payload: Payload,
  request: ReaderRequest,
  { document, picture }: ReadPreviewToken,
  now: Date,
  frontPicture: FrontPictureReader,
) =>
  picture
    ? frontPicture(payload, request.siteUrl, document.id, picture, now)
    : draftPage(payload, request, document, now)
