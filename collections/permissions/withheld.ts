import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'

/** Reasons for which a log-in opens nothing for now, whatever the roles of its person; codes of refusals. */
export const withholdings = {
  'account.setUpFactor': 'Your role requires a second factor, and the days for it are over. Log in again to set it up.',
} as const

export type Withholding = keyof typeof withholdings

const key = '_withheld'

/** Returns a user, as a strategy of authentication answers it, whose permissions are withheld. */
export function withheld<User extends object>(user: User, why: Withholding): User {
  return { ...user, roles: [], permissions: [], [key]: why }
}

/** Returns why the permissions of the user of a request are withheld; null when they are not. */
export function withholdingOf({ user }: Pick<PayloadRequest, 'user'>): Withholding | null {
  const why: unknown = user && key in user ? user[key] : null
  return isWithholding(why) ? why : null
}

/** Returns the refusal of all that a person asks whose permissions are withheld. */
export function withheldError(why: Withholding): APIError {
  return new APIError(withholdings[why], 403, { code: why }, true)
}

const isWithholding = (value: unknown): value is Withholding =>
  typeof value === 'string' && Object.hasOwn(withholdings, value)
