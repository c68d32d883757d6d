import type { PayloadRequest } from 'payload'
import { APIError } from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import { publicDoor } from '../publicDoor.ts'

/** What a log-in still needs, as the refusal of its first step says it. */
export const furtherStep = z.looseObject({
  code: z.enum(['account.secondFactor', 'account.setUpFactor']),
  challenge: z.string(),
})

/**
 * Logs a person in with a password from the screen: `{ state: 'done' }` with the cookie of the session, or
 * `{ state: 'further', code, challenge, … }` without one where the password alone does not do.
 */
export const logInDoor = publicDoor({
  path: '/log-in',
  schema: z.object({ email: z.string().trim().min(1).max(320), password: z.string().min(1).max(1000) }),
  answer: async (req, data) => {
    const begun = await logIn(req, data)
    if ('code' in begun) return { body: { state: 'further', ...begun } }
    const { config } = req.payload.collections.users
    const { cookiePrefix } = req.payload.config
    const cookie = generatePayloadCookie({ collectionAuthConfig: config.auth, cookiePrefix, token: begun.token })
    return { body: { state: 'done' }, cookies: [String(cookie)] }
  },
})

async function logIn(
  req: PayloadRequest,
  data: { email: string; password: string },
): Promise<{ token: string } | z.output<typeof furtherStep>> {
  try {
    const { token = '' } = await req.payload.login({ collection: 'users', data, depth: 0, req })
    return { token }
  } catch (error) {
    return furtherOf(error)
  }
}

/** Returns what a log-in still needs, as its refusal says. @throws any other error again */
export function furtherOf(error: unknown): z.output<typeof furtherStep> {
  const further = furtherStep.safeParse(error instanceof APIError ? error.data : null)
  if (!further.success) throw error
  return further.data
}
