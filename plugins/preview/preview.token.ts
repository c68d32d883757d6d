import { z } from 'zod'
import { readToken, signToken } from '#contract/tokens.ts'
import { type SharedDocumentName, sharedCollections } from '../collaboration/room/documentKey.ts'

// Milliseconds for which a link opens a preview.
const lifetime = 24 * 60 * 60 * 1000

const purpose = 'preview'

// A front page other than its draft of now: as a launch brought it, or at another minute.
const picture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('launch'), launch: z.int().min(1) }),
  z.object({ kind: z.literal('moment'), at: z.iso.datetime(), seen: z.enum(['live', 'draft']) }),
])

export type FrontPicture = z.output<typeof picture>

const claims = z.object({
  collection: z.enum(sharedCollections),
  id: z.int().min(1),
  // Absent: the draft.
  picture: picture.optional(),
  by: z.int().min(1),
  // When it was made, in milliseconds since 1970.
  made: z.int(),
  // End of the validity, in seconds since 1970.
  exp: z.number(),
})

/** A token in a link, and when it ends. */
export interface PreviewToken {
  token: string
  expiresAt: Date
}

/**
 * Makes a token that opens the preview of one document.
 * @param by the id of the user who makes it
 * @param secret PAYLOAD_SECRET
 * @param picture of a front page that is shown instead of its draft
 */
export async function previewToken(
  { collection, id }: SharedDocumentName,
  { by, secret, now, picture }: { by: number; secret: string; now: Date; picture?: FrontPicture },
): Promise<PreviewToken> {
  const expiresAt = new Date(Math.floor((now.getTime() + lifetime) / 1000) * 1000)
  const claims = { collection, id, by, made: now.getTime(), ...(picture && { picture }) }
  return { token: await signToken(purpose, claims, secret, expiresAt), expiresAt }
}

export interface ReadPreviewToken {
  document: SharedDocumentName
  picture: FrontPicture | null
  /** The id of the user who made it. */
  by: number
  madeAt: Date
  expiresAt: Date
}

/** Reads a token; null when it is forged, malformed or expired. */
export async function readPreviewToken(token: string, secret: string, now: Date): Promise<ReadPreviewToken | null> {
  const found = await readToken(purpose, claims, token, { secret, now })
  if (!found) return null
  const { collection, id, picture = null, by, made, exp } = found
  return { document: { collection, id }, picture, by, madeAt: new Date(made), expiresAt: new Date(exp * 1000) }
}
