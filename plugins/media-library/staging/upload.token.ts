import { z } from 'zod'
import { readToken, signToken } from '#contract/tokens.ts'

const purpose = 'upload'

const uploadGrant = z.object({ key: z.string(), contentType: z.string() })

export type UploadGrant = z.infer<typeof uploadGrant>

export const signUpload = (grant: UploadGrant, secret: string, expires: Date): Promise<string> =>
  signToken(purpose, grant, secret, expires)

/** Returns the grant of a token; null when this server did not make it, or it has expired. */
export const grantedUpload = (token: string, secret: string, now: Date): Promise<UploadGrant | null> =>
  readToken(purpose, uploadGrant, token, { secret, now })
