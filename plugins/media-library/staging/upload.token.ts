import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readToken, signToken } from '#contract/tokens.ts'
import type { StagedName } from './uploadStaging.types.ts'

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

/** Returns the key of a staged file: letters and digits only, whatever the file's name, and separate for each user. */
export function stagedKey({ userId, filename }: StagedName): string {
  return createHash('sha256')
    .update(`${userId}\n${filename.normalize('NFC')}`)
    .digest('hex')
}

/** Returns whether a text is valid as the key of a staged file: nothing that leads elsewhere on a disk. */
export function isStagedKey(key: string): boolean {
  return /^[0-9a-f]{64}$/.test(key)
}
