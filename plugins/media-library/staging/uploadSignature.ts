import { createHmac, timingSafeEqual } from 'node:crypto'

/** What an upload address of the back office allows. */
export interface UploadGrant {
  key: string
  contentType: string
  /** Seconds since 1970. */
  expires: number
}

/** What an address carries as a proof that this server gave the grant. */
export const signUpload = ({ key, contentType, expires }: UploadGrant, secret: string): string =>
  createHmac('sha256', secret).update(`upload\n${key}\n${contentType}\n${expires}`).digest('base64url')

/** Whether this server gave the grant, and it still holds. */
export const isUploadGranted = (grant: UploadGrant, signature: string, secret: string, now: Date): boolean => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signUpload(grant, secret))]
  return given.length === right.length && timingSafeEqual(given, right) && grant.expires * 1000 > now.getTime()
}
