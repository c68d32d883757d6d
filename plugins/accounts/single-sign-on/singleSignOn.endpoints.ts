import type { Endpoint, PayloadRequest } from 'payload'
import { APIError, logoutOperation, UnauthorizedError } from 'payload'
import { generateCookie, generateExpiredPayloadCookie, getSafeRedirect, parseCookies } from 'payload/shared'
import { z } from 'zod'
import { inTransaction } from '#database/transaction.ts'
import { requireOwner } from '#plugins/permissions/requireOwner.ts'
import { forgiveAttempt, requireAttempt } from '../attempts/attempts.service.ts'
import type { Budget } from '../attempts/attempts.store.ts'
import { clientOf } from '../client.ts'
import { requireSecondFactor, ruleOf } from '../factors/signInStep.service.ts'
import { type DoorAnswer, publicDoor } from '../publicDoor.ts'
import { beginSession } from '../sign-in/beginSession.ts'
import { beginChallenge, takeChallenge } from '../sign-in/challenges.store.ts'
import { furtherStep } from '../sign-in/logIn.endpoint.ts'
import { requireRecentProof } from '../sign-in/recentProof.ts'
import { backChannelLogOut } from './backChannelLogOut.endpoint.ts'
import { goOnTo } from './goOnPage.ts'
import { proofWantedOf, proveByProvider, type WantedProof, wantedProof } from './proveByProvider.service.ts'
import { accountOfPerson, linkPerson } from './providedAccount.service.ts'
import { followGroups } from './providedRoles.service.ts'
import { type ProvidedSession, signOnSecrets } from './provider.ts'
import { idTokenOf, type KeptSession, keepProviderSession, providedSessionOf } from './providerSessions.store.ts'
import { type SignOnRefusal, SignOnRefused, signOnRefusals } from './signOnRefusals.ts'
import { type SingleSignOn, singleSignOnPath } from './singleSignOn.options.ts'

// Milliseconds that a person may take at the provider.
const lifetime = 10 * 60 * 1000

const purpose = 'single-sign-on'
const cookieName = 'citydesk-single-sign-on'
const accountPath = '/admin/account'

const begun = signOnSecrets.extend({ redirectTo: z.string(), proves: wantedProof.optional() })

/** The doors of single sign-on: begin, link, come back, log out. */
export function singleSignOnEndpoints(signOn: SingleSignOn): Endpoint[] {
  return [
    {
      path: singleSignOnPath,
      method: 'get',
      handler: async (req) => {
        const wanted = redirectOf(req, req.searchParams.get('redirect'))
        try {
          await limitBegun(req)
          const { url, cookie } = await begin(req, signOn, { redirectTo: wanted, userId: null })
          return redirectTo(url, [cookie])
        } catch (error) {
          return refuse(req, error, { redirectTo: wanted, userId: null }, [])
        }
      },
    },
    publicDoor({
      path: '/single-sign-on/link',
      schema: z.object({}),
      answer: async (req) => {
        if (req.user?.collection !== 'users') throw new UnauthorizedError(req.t)
        requireOwner(req)
        await requireRecentProof(req)
        return beginForAccount(req, signOn, { redirectTo: accountPath, userId: Number(req.user.id) })
      },
    }),
    publicDoor({
      path: '/single-sign-on/prove',
      schema: z.object({ redirect: z.string().max(2000) }),
      answer: async (req, { redirect }) => {
        if (req.user?.collection !== 'users') throw new UnauthorizedError(req.t)
        const proves = await proofWantedOf(req)
        const userId = Number(req.user.id)
        return beginForAccount(req, signOn, { redirectTo: redirectOf(req, redirect), userId, proves })
      },
    }),
    { path: `${singleSignOnPath}/callback`, method: 'get', handler: (req) => comeBack(req, signOn) },
    backChannelLogOut(signOn),
    { path: `${singleSignOnPath}/log-out`, method: 'get', handler: (req) => logOut(req, signOn) },
  ]
}

const redirectOf = ({ payload }: PayloadRequest, wanted: string | null): string =>
  getSafeRedirect({ fallbackTo: payload.config.routes.admin, redirectTo: wanted ?? '' })

interface Wish {
  redirectTo: string
  // The account that asks for its link, or proves again whose it is; null: a person logs in.
  userId: number | null
  proves?: WantedProof
}

async function beginForAccount(req: PayloadRequest, signOn: SingleSignOn, wish: Wish): Promise<DoorAnswer> {
  try {
    const { url, cookie } = await begin(req, signOn, wish)
    return { body: { url }, cookies: [cookie] }
  } catch (error) {
    const refusal = logged(req, error)
    throw new APIError(signOnRefusals[refusal](signOn.name), 502, null, true)
  }
}

// Each is stored until it is over: a stranger does not begin without end.
const begunFrom = (req: PayloadRequest): Budget[] => [
  { subject: `single sign-on from ${clientOf(req).network}`, limit: 60, minutes: 15 },
]

async function limitBegun(req: PayloadRequest): Promise<void> {
  try {
    await requireAttempt(req, begunFrom(req))
  } catch (error) {
    throw error instanceof APIError ? new SignOnRefused('tooMany', error) : error
  }
}

async function begin(
  { payload }: PayloadRequest,
  signOn: SingleSignOn,
  { redirectTo, userId, proves }: Wish,
): Promise<{ url: string; cookie: string }> {
  const { url, secrets } = await signOn.provider.begin(proves !== undefined)
  const data = { ...secrets, redirectTo, proves }
  const secret = await beginChallenge({ payload }, { purpose, userId, data, lifetime })
  return { url, cookie: cookieOf(signOn, secret, lifetime / 1000) }
}

// Binds what was begun to this browser: another one cannot be brought to finish it.
const cookieOf = ({ isHttps }: SingleSignOn, value: string, maxAge: number): string =>
  generateCookie<false>({
    name: cookieName,
    value,
    httpOnly: true,
    secure: isHttps,
    sameSite: 'Lax',
    path: `/api${singleSignOnPath}`,
    ...(maxAge > 0 ? { maxAge } : { expires: new Date(0) }),
    returnCookieAsObject: false,
  })

async function comeBack(req: PayloadRequest, signOn: SingleSignOn): Promise<Response> {
  const { payload } = req
  const ended = cookieOf(signOn, '', 0)
  // The person who is logged in at this browser has no part in it: what follows is done by the rules of single sign-on.
  req.user = null
  let wish: Wish = { redirectTo: payload.config.routes.admin, userId: null }
  try {
    const challenge = await takeChallenge({ payload }, parseCookies(req.headers).get(cookieName) ?? '', purpose)
    if (!challenge) throw new SignOnRefused('expired')
    const { redirectTo, proves, ...secrets } = begun.parse(challenge.data)
    wish = { redirectTo, userId: challenge.userId }
    const session = await signOn.provider.finish(new URL(req.url ?? '', signOn.cmsUrl).search, secrets)
    await forgiveAttempt(req, begunFrom(req))
    if (wish.userId === null) return goOnTo(payload, redirectTo, [ended, await logIn(req, signOn, session)])
    const { userId } = wish
    await inTransaction(req, () =>
      proves ? proveByProvider(req, { ...proves, userId }, session) : linkPerson(req, userId, session.person),
    )
    return goOnTo(payload, redirectTo, [ended])
  } catch (error) {
    return refuse(req, error, wish, [ended])
  }
}

async function logIn(req: PayloadRequest, { domains, roles }: SingleSignOn, session: ProvidedSession): Promise<string> {
  const { person } = session
  const userId = await inTransaction(req, async () => {
    const id = await accountOfPerson(req, person, domains)
    await followGroups(req, id, person, roles)
    return id
  })
  // Not within the transaction: what it needs of the account has to be there, and its challenge to stay.
  const provided = providedSessionOf(session)
  if (!person.hasProvedTwice) await requireFactorOfRoles(req, userId, provided)
  return inTransaction(req, async () => {
    const { id, cookie } = await beginSession(req, { userId, method: 'single-sign-on' })
    await keepProviderSession(req, id, provided)
    return cookie
  })
}

// A log-in with a password alone at the provider does not do for a role that requires more.
async function requireFactorOfRoles(req: PayloadRequest, userId: number, provided: KeptSession): Promise<void> {
  const account = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true, req })
  if ((await ruleOf(req, account)).rule === 'required') await requireSecondFactor(req, account, { provided })
}

function refuse(req: PayloadRequest, error: unknown, { redirectTo, userId }: Wish, cookies: string[]): Response {
  const admin = req.payload.config.routes.admin
  const further = error instanceof APIError ? furtherStep.safeParse(error.data).data : null
  if (further) {
    const step = encodeURIComponent(JSON.stringify(further))
    return goOnTo(req.payload, `${admin}/login?redirect=${encodeURIComponent(redirectTo)}#${step}`, cookies)
  }
  const refusal = logged(req, error)
  if (userId !== null) return goOnTo(req.payload, `${accountPath}?problem=${refusal}`, cookies)
  const wanted = redirectTo === admin ? '' : `&redirect=${encodeURIComponent(redirectTo)}`
  return goOnTo(req.payload, `${admin}/login?problem=${refusal}${wanted}`, cookies)
}

// Logs why a log-in came to nothing; the screen gets the kind of reason alone.
function logged({ payload }: PayloadRequest, error: unknown): SignOnRefusal {
  const refusal = error instanceof SignOnRefused ? error.refusal : 'failed'
  const entry = { err: error, refusal, msg: 'Single sign-on was refused' }
  if (refusal === 'failed') payload.logger.error(entry)
  else payload.logger.warn(entry)
  return refusal
}

const ownSession = z.object({ _sid: z.string() })

// Ends the session here, and leads on to where the provider ends its own.
async function logOut(req: PayloadRequest, { provider, cmsUrl }: SingleSignOn): Promise<Response> {
  const { payload, user } = req
  const { config, collections } = payload
  const logIn = `${config.routes.admin}/login`
  if (user?.collection !== 'users') return goOnTo(payload, logIn, [])
  const { _sid: session } = ownSession.parse(user)
  const idToken = await idTokenOf(req, session)
  await logoutOperation({ allSessions: false, collection: collections.users, req })
  const ended = generateExpiredPayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    cookiePrefix: config.cookiePrefix,
    returnCookieAsObject: false,
  })
  const cookies = [String(ended)]
  if (idToken === null) return goOnTo(payload, logIn, cookies)
  try {
    const url = await provider.endOfSession(idToken, `${cmsUrl}${logIn}`)
    if (url === null) return goOnTo(payload, logIn, cookies)
    return redirectTo(url, cookies)
  } catch (error) {
    logged(req, error)
    return goOnTo(payload, logIn, cookies)
  }
}

function redirectTo(url: string, cookies: readonly string[]): Response {
  const headers = new Headers({ Location: url, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 302, headers })
}
