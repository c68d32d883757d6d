import { z } from 'zod'
import { readToken, signToken } from '#contract/tokens.ts'

const purpose = 'upload'

const uploadGrant = z.object({ key: z.string(), contentType: z.string() })

export type UploadGrant = z.infer<typeof uploadGrant>

export function signUpload(grant: UploadGrant, secret: string, expires: Date): Promise<string> {
  return signToken(purpose, grant, secret, expires)
}

/** Returns the grant of a token; null when this server did not make it, or it has expired. */
export function grantedUpload(token: string, secret: string, now: Date): Promise<UploadGrant | null> {
  return readToken(purpose, uploadGrant, token, { secret, now })
}
