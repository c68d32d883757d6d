import { Secret, TOTP } from 'otpauth'

// What every authenticator app understands; RFC 6238 with its defaults.
const code = { algorithm: 'SHA1', digits: 6, period: 30 } as const

// Steps of 30 seconds by which a phone's clock may be wrong, in either direction.
const skewSteps = 1

// 160 bits, as RFC 4226 recommends.
const secretBytes = 20

/** Returns a new secret of an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** Returns the address that an authenticator app reads from a QR code. */
export function totpAddress(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...code, issuer, label, secret: Secret.fromBase32(secret) }).toString()
}

/** Returns the time step whose code was typed; null for a wrong code, or one that is over. */
export function stepOfCode(secret: string, typed: string, now: number): number | null {
  const token = typed.replace(/\s/g, '')
  const totp = new TOTP({ ...code, secret: Secret.fromBase32(secret) })
  const skew = totp.validate({ token, timestamp: now, window: skewSteps })
  return skew === null ? null : totp.counter({ timestamp: now }) + skew
}

/** Returns whether what was typed can be a code of an authenticator app; anything else is a recovery code. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(typed.replace(/\s/g, ''))
}
