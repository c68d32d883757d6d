import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'

// Bytes that AES-GCM takes as its nonce, and adds as its tag.
const nonceLength = 12
const tagLength = 16

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'citydesk second factors', 32))

/**
 * Encrypts a text that the server needs again.
 * @param secrets the newest first; it seals
 * @param place what the text belongs to: a sealed text that was moved elsewhere does not open
 */
export function seal(secrets: readonly string[], place: string, text: string): string {
  const [newest] = secrets
  if (!newest) throw new Error('There is no secret to seal with.')
  const nonce = randomBytes(nonceLength)
  const sealing = createCipheriv(cipher, keyOf(newest), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts a sealed text with whichever of the secrets sealed it. @returns null when none did, or it was changed */
export function unseal(secrets: readonly string[], place: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  for (const secret of secrets) {
    try {
      const opening = createDecipheriv(cipher, keyOf(secret), bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      })
      opening.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      return opening.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + opening.final('utf8')
    } catch {
      // Sealed with another secret.
    }
  }
  return null
}
