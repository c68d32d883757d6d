import { APIError, createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordActivity, sourceOf } from '#collections/activity/recordActivity.ts'
import { inTransaction } from '#database/transaction.ts'
import { managedAccount } from '#plugins/accounts/people/managedAccount.ts'
import { requireRecentProof } from '#plugins/accounts/sign-in/recentProof.ts'
import { notifyRights } from '#plugins/collaboration/storage/notifications.ts'
import type { User } from '../../payload-types.ts'
import { accountOf, administratorOf } from './actedUser.ts'
import { sayWhoActed } from './acting.mail.ts'
import { type ActingEnd, endOf } from './acting.rules.ts'
import { type Acting, actingIn, allActing, insertActing, setEnded } from './acting.store.ts'

const loggedIn = z.object({ id: z.number(), _sid: z.string() })
const onPage = loggedIn.extend({ name: z.string() })

const refusal = (message: string, status = 409): APIError => new APIError(message, status, null, true)

/**
 * Has the log-in of the request act as another person, whose permissions the caller holds all.
 * @throws APIError in words for the caller
 */
export async function beginActing(
  req: PayloadRequest,
  { userId, reason, minutes }: { userId: number; reason: string; minutes: number },
): Promise<void> {
  const { success, data: own } = loggedIn.safeParse(req.user)
  if (!success) throw refusal('Log in on a screen: a program cannot act as another person.', 403)
  if (own.id === userId) throw refusal('You are this person.')
  await requireRecentProof(req)
  await inTransaction(req, async () => {
    const account = await managedAccount(req, userId)
    if (account.status !== 'ACTIVE') throw refusal('This account is inactive. Nobody can act as this person.')
    const begun = { sessionId: own._sid, administratorId: own.id, accountId: userId, reason, minutes }
    if (!(await insertActing(req, begun))) throw refusal('You act as another person already. Stop that first.')
    await record(req, account, { action: 'actAs', detail: { reason, minutes } })
    await notifyRights(req)
  })
}

/** Ends what the log-in of the request acts as: the administrator stops, or logs out. */
export async function endActing(req: PayloadRequest, how: ActingEnd): Promise<void> {
  const { data: administrator } = loggedIn.safeParse(administratorOf(req))
  const acting = administrator && (await actingIn(req, administrator._sid))
  if (acting) await end(req, acting, how)
}

/** Returns as whom the user of a page acts, for the page to say so; null for no person. */
export async function actingNow(
  payload: Payload,
  user: object,
): Promise<{ account: string; administrator: string; endsIn: number } | null> {
  const { data } = onPage.safeParse(user)
  const acting = data && (await actingIn({ payload }, data._sid))
  if (!acting || acting.accountId !== data.id) return null
  const administrator = await accountOf(payload, acting.administratorId)
  if (!administrator) return null
  return { account: data.name, administrator: administrator.name, endsIn: acting.endsAt.getTime() - Date.now() }
}

/** Ends and records all that is over, whichever way. */
export async function endWhatIsOver(payload: Payload): Promise<void> {
  for (const acting of await allActing({ payload })) {
    const administrator = await accountOf(payload, acting.administratorId)
    const account = await accountOf(payload, acting.accountId)
    const how = endOf({ ...acting, administrator, account }, new Date())
    if (how !== null) await end(await createLocalReq({}, payload), acting, how)
  }
}

async function end(req: PayloadRequest, acting: Acting, how: ActingEnd): Promise<void> {
  const { payload } = req
  const account = await accountOf(payload, acting.accountId)
  const administrator = await accountOf(payload, acting.administratorId)
  if (!account || !administrator) return
  const isEnded = await inTransaction(req, async () => {
    if (!(await setEnded(req, acting.id))) return false
    await record(req, account, { action: 'endActAs', detail: { reason: acting.reason, how }, by: administrator })
    await notifyRights(req)
    return true
  })
  if (isEnded) await sayWhoActed(payload, { account, administrator, acting })
}

const record = (
  req: PayloadRequest,
  account: User,
  entry: { action: 'actAs' | 'endActAs'; detail: Record<string, string | number>; by?: User },
): Promise<void> =>
  recordActivity(req, {
    ...entry,
    outcome: 'done',
    source: sourceOf(req),
    collection: req.payload.collections.users.config,
    document: { ...account },
    from: null,
    to: null,
  })
