import type { CollectionBeforeLoginHook, Payload } from 'payload'
import { AuthenticationError } from 'payload'

const proving = 'isProvingPassword'

// Ends a log-in that is only to find out whether the password is right.
class PasswordIsRight extends Error {}

/** Ends such a log-in once its password is right: Payload then takes back what it has begun. Put it first. */
export const endProof: CollectionBeforeLoginHook = ({ context, user }) => {
  if (context[proving] === true) throw new PasswordIsRight()
  return user
}

/**
 * Returns whether a password is that of an account, by Payload's own log-in: failures count, and too many lock it.
 * @throws APIError in words for the person when the account is locked
 */
export async function isPasswordOf(payload: Payload, email: string, password: string): Promise<boolean> {
  try {
    await payload.login({ collection: 'users', data: { email, password }, context: { [proving]: true } })
  } catch (error) {
    if (error instanceof PasswordIsRight) return true
    if (error instanceof AuthenticationError) return false
    throw error
  }
  throw new Error('A log-in that proves a password began a session.')
}
