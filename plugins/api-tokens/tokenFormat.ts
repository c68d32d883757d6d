import { randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const prefix = 'citydesk_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const secretLength = 32
const checksumLength = 6

const format = new RegExp(
  `^${prefix}(?<secret>[0-9A-Za-z]{${secretLength}})(?<checksum>[0-9A-Za-z]{${checksumLength}})$`,
)

/** Returns a new token: its prefix, 32 random characters, and six of a checksum of them. */
export function newToken(): string {
  const secret = Array.from({ length: secretLength }, () => digits[randomInt(digits.length)]).join('')
  return `${prefix}${secret}${checksumOf(secret)}`
}

/** Returns whether a text is written like a token, checksum included: one that is mistyped or cut off is not. */
export function isToken(text: string): boolean {
  const { secret, checksum } = format.exec(text)?.groups ?? {}
  return secret !== undefined && checksum === checksumOf(secret)
}

/** Returns the last characters of a token, by which people know it. */
export function hintOf(token: string): string {
  return token.slice(-4)
}

/** Returns what a request sends as a token, well-formed or not; null for a request that sends none. */
export function sentToken(headers: Headers): string | null {
  const sent = /^bearer +(?<token>\S.*)$/i.exec(headers.get('Authorization')?.trim() ?? '')?.groups?.token
  return sent?.startsWith(prefix) ? sent : null
}

function checksumOf(secret: string): string {
  let rest = crc32(secret)
  let text = ''
  while (text.length < checksumLength) {
    text = (digits[rest % digits.length] ?? '') + text
    rest = Math.floor(rest / digits.length)
  }
  return text
}
