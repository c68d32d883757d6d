import { APIError, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { type PreviewAnswer, previewFolder } from '#contract/preview.schema.ts'
import { roomRights } from '../collaboration/rights/roomRights.ts'
import type { SharedDocumentName } from '../collaboration/room/documentKey.ts'
import type { ReaderRequest } from '../reader-api/answer.types.ts'
import { createReaderRequest } from '../reader-api/readerRequest.ts'
import { loadSite } from '../reader-api/site.load.ts'
import { draftPage } from './draftPage.ts'
import { frontPicture } from './frontPicture.ts'
import { type FrontPicture, previewToken, readPreviewToken } from './preview.token.ts'

/** Key of the config under which the public address of the reader site is, without a trailing slash. */
export const previewSiteKey = 'previewSiteUrl'

/** Returns the public address of the reader site, without a trailing slash. @throws ZodError without the plugin */
export const siteUrlOf = ({ config }: Payload): string => z.string().parse(config.custom[previewSiteKey])

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
  const { token, expiresAt } = await previewToken(document, req.payload.config.secret, now)
  return { url: siteUrlOf(req.payload) + previewFolder + token, expiresAt }
}

/**
 * Makes a link to a front page as a launch brought it, or at another minute. The caller has checked that the user may
 * manage it.
 */
export async function createPictureLink(
  { payload }: Pick<PayloadRequest, 'payload'>,
  front: number,
  picture: FrontPicture,
  now: Date,
): Promise<string> {
  const { token } = await previewToken({ collection: 'fronts', id: front }, payload.config.secret, now, picture)
  return siteUrlOf(payload) + previewFolder + token
}

/**
 * Answers the reader site with the page of the draft that a token names. References are resolved as for readers. There is
 * no ad network on it.
 */
export async function answerPreview(payload: Payload, token: string, now: Date): Promise<PreviewAnswer> {
  const request = await createReaderRequest(payload, siteUrlOf(payload), 1)
  const named = await readPreviewToken(token, payload.config.secret, now)
  const page = named && (await pageOf(payload, request, named, now))
  if (!page) return { status: 404, site: await loadSite(request) }
  return {
    status: 200,
    page: { ...page, references: { ...page.references, ads: null } },
    expiresAt: named.expiresAt.toISOString(),
  }
}

type Named = NonNullable<Awaited<ReturnType<typeof readPreviewToken>>>

const pageOf = (payload: Payload, request: ReaderRequest, { document, picture }: Named, now: Date) =>
  picture
    ? frontPicture(payload, request.siteUrl, document.id, picture, now)
    : draftPage(payload, request, document, now)
