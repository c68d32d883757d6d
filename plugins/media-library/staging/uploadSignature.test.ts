import { expect, it } from '@jest/globals'
import { isUploadGranted, signUpload } from './uploadSignature.ts'

const now = new Date('2026-03-12T07:00:00Z')
const grant = { key: 'a1', contentType: 'image/png', expires: now.getTime() / 1000 + 60 }
const signature = signUpload(grant, 'secret')

it('an address that the server gave takes the file', () => {
  expect(isUploadGranted(grant, signature, 'secret', now)).toBe(true)
})

it.each([
  ['another place', { ...grant, key: 'a2' }, signature, now],
  ['another type', { ...grant, contentType: 'text/html' }, signature, now],
  ['a longer time', { ...grant, expires: grant.expires + 3600 }, signature, now],
  ['no number of seconds', { ...grant, expires: Number.NaN }, signature, now],
  ['another signature', grant, `${signature.slice(0, -1)}_`, now],
  ['no signature', grant, '', now],
  ['another day', grant, signature, new Date('2026-03-13T07:00:00Z')],
])('an address changed to %s takes nothing', (_what, changed, given, time) => {
  expect(isUploadGranted(changed, given, 'secret', time)).toBe(false)
})
