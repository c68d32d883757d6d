import { getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { addSessionToUser, generatePayloadCookie } from 'payload/shared'
import { refuseInactive } from '#collections/users/users.hooks.ts'
import { recordSession } from '../sessions/sessions.store.ts'
import { recordLogIn } from './recordLogIn.ts'

// Ways to come in, as the list of sessions says them.
export type SignInMethod =
  | 'password'
  | 'passkey'
  | 'single-sign-on'
  | 'invitation'
  | `${'password' | 'single-sign-on'}-and-${SecondProof}`

export type SecondProof = 'code' | 'passkey' | 'recovery-code'

export interface BegunSession {
  id: string
  /** The `Set-Cookie` header that logs the browser in. */
  cookie: string
  token: string
  /** Seconds since 1970 at which the log-in ends. */
  exp: number
}

/**
 * Logs a person in who has proved who they are by other means than the password alone: every way in but Payload's own
 * ends here, so that there is one kind of session.
 * @throws APIError for an inactive account
 */
export async function beginSession(
  req: PayloadRequest,
  { userId, method }: { userId: number; method: SignInMethod },
): Promise<BegunSession> {
  const { payload } = req
  const { config } = payload.collections.users
  // As Payload's own log-in reads it: with the sessions, and without anything that hooks compute.
  const user = await payload.db.findOne<Record<string, unknown> & { id: number }>({
    collection: 'users',
    where: { id: { equals: userId } },
    req,
  })
  if (!user) throw new Error(`The account ${userId} does not exist.`)
  refuseInactive({ collection: config, context: req.context, req, user })
  const { sid = '' } = await addSessionToUser({ collectionConfig: config, payload, req, user: Object(user) })
  await recordSession(req, { id: sid, userId, method })
  await recordLogIn(
    req,
    { id: userId, name: String(user.name) },
    { action: 'logIn', outcome: 'done', detail: { method } },
  )
  const fieldsToSign = getFieldsToSign({ collectionConfig: config, email: String(user.email), sid, user: Object(user) })
  const { token, exp } = await jwtSign({
    fieldsToSign,
    secret: payload.secret,
    tokenExpiration: config.auth.tokenExpiration,
  })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  return { id: sid, cookie: String(cookie), token, exp }
}
