import { randomBytes } from 'node:crypto'
import { hashOfSecret } from '../secret.ts'

// Crockford's alphabet: no letter of it is taken for another, or for a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

// 120 bits: not found by trying, so that a fast hash is enough (ASVS 6.5.2).
const codeLength = 24
const groupLength = 4

export const codesOfPerson = 10

/** Returns new recovery codes, in groups that people can copy: 'K3TQ-8ZPA-01MV-RRC5-W7E2-J9XD'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codesOfPerson }, () => {
    const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('')
    return letters.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? letters
  })
}

/** Returns what is stored of a code, however it was typed: in small letters, with spaces, with an O for a zero. */
export function hashOfCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return hashOfSecret(code)
}
