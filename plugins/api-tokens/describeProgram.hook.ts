import type { CollectionMeHook } from 'payload'
import { readToken } from './tokenReading.ts'

/** Describes the account to a program as the program has it: with the permissions of its token, until the token ends. */
export const describeProgram: CollectionMeHook = async ({ args: { req }, user }) => {
  const reading = await readToken(req.payload, req.headers)
  if (!reading || 'refusal' in reading) return undefined
  const { permissions } = reading.user
  return { exp: Math.floor(reading.token.expiresAt.getTime() / 1000), user: { ...user, permissions } }
}
