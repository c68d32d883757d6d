import { z } from 'zod'
import { readToken, signToken } from '#contract/tokens.ts'

/** Milliseconds for which a link opens a preview. */
const lifetime = 24 * 60 * 60 * 1000

const purpose = 'preview'

const claims = z.object({
  /** Id of the post. */
  post: z.int().min(1),
  /** End of the validity, in seconds since 1970. */
  exp: z.number(),
})

/** A token in a link, and when it ends. */
export interface PreviewToken {
  token: string
  expiresAt: Date
}

/** Makes a token that opens the preview of one post. @param secret PAYLOAD_SECRET */
export async function previewToken(post: number, secret: string, now: Date): Promise<PreviewToken> {
  const expiresAt = new Date(Math.floor((now.getTime() + lifetime) / 1000) * 1000)
  return { token: await signToken(purpose, { post }, secret, expiresAt), expiresAt }
}

/** Returns the post of a token and when the token ends; null when it is forged, malformed or expired. */
export async function readPreviewToken(
  token: string,
  secret: string,
  now: Date,
): Promise<{ post: number; expiresAt: Date } | null> {
  const found = await readToken(purpose, claims, token, { secret, now })
  return found && { post: found.post, expiresAt: new Date(found.exp * 1000) }
}
