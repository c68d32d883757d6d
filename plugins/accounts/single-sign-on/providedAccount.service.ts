import type { PayloadRequest, TypedUser } from 'payload'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { lockNames } from '#database/namedLocks.ts'
import { newSecret } from '../secret.ts'
import type { ProvidedPerson } from './claims.ts'
import { accountOfIdentity, addIdentity, identitiesOf } from './identities.store.ts'
import { SignOnRefused } from './signOnRefusals.ts'

/**
 * Returns the account of a person who logs in with the provider, linked or made when it has to be; in a transaction.
 *
 * An account with a password is linked by its owner alone, logged in: an address at the provider may have been another
 * person's before. An account that never had another way in, as after a change of the provider, is linked by its verified address.
 * @param domains of the addresses that get an account at their first log-in
 * @throws SignOnRefused
 */
export async function accountOfPerson(
  req: PayloadRequest,
  person: ProvidedPerson,
  domains: readonly string[],
): Promise<number> {
  const { email, isEmailVerified, issuer } = person
  await lockNames(req, [`identity ${issuer} ${person.subject}`, `account ${email}`])
  const known = await accountOfIdentity(req, person)
  if (known !== null) return activeOnly(req, known)
  // Before it is looked whether there is such an account: who has not proved the address learns nothing of it.
  if (email === null || !isEmailVerified) throw new SignOnRefused('unverified')
  const account = await accountWithAddress(req, email)
  if (!account) {
    if (!domains.includes(email.split('@').at(-1) ?? '') || !(await isSetUp(req))) throw new SignOnRefused('unknown')
    return makeAccount(req, { ...person, email })
  }
  const identities = await identitiesOf(req, account.id)
  if (identities.some((one) => one.issuer === issuer)) throw new SignOnRefused('otherPerson')
  if (account.provider !== 'OIDC') throw new SignOnRefused('linkFirst')
  await link(req, account, person)
  return activeOnly(req, account.id)
}

// The account of a person who left does not change.
async function activeOnly(req: PayloadRequest, id: number): Promise<number> {
  const { status } = await req.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true, req })
  if (status !== 'ACTIVE') throw new SignOnRefused('inactive')
  return id
}

/**
 * Links a person of the provider to an account by the wish of its owner; in a transaction.
 * @throws SignOnRefused when either of them is linked otherwise
 */
export async function linkPerson(req: PayloadRequest, userId: number, person: ProvidedPerson): Promise<void> {
  await lockNames(req, [`identity ${person.issuer} ${person.subject}`])
  const known = await accountOfIdentity(req, person)
  if (known === userId) return
  if (known !== null) throw new SignOnRefused('taken')
  const identities = await identitiesOf(req, userId)
  if (identities.some(({ issuer }) => issuer === person.issuer)) throw new SignOnRefused('otherPerson')
  const account = await req.payload.findByID({ collection: 'users', id: userId, depth: 0, overrideAccess: true, req })
  await link(req, account, person)
}

type Account = Pick<TypedUser, 'id' | 'name'>

async function link(req: PayloadRequest, account: Account, person: ProvidedPerson): Promise<void> {
  await addIdentity(req, { ...person, userId: account.id })
  await recordChange(req, account, { singleSignOn: { to: person.email ?? person.subject } })
}

async function accountWithAddress(req: PayloadRequest, email: string) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs[0]
}

// The first account of a newsroom is its Administrator, and made at its installation.
async function isSetUp(req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'users', overrideAccess: true, req })
  return totalDocs > 0
}

async function makeAccount(req: PayloadRequest, person: ProvidedPerson & { email: string }): Promise<number> {
  const account = await req.payload.create({
    collection: 'users',
    data: {
      name: person.name ?? person.email,
      email: person.email,
      // Unknown to everybody. It takes a reset to have a password of one's own.
      password: newSecret(),
      provider: 'OIDC',
      authFlowState: 'EMAIL_VERIFIED',
    },
    depth: 0,
    draft: false,
    overrideAccess: true,
    req,
  })
  await addIdentity(req, { ...person, userId: account.id })
  await recordActivity(req, { ...entry, ...ofUsers(req), action: 'create', document: account })
  return account.id
}

const entry = { from: null, to: null, source: 'screen', outcome: 'done' } as const
const ofUsers = ({ payload }: PayloadRequest) => ({ collection: payload.collections.users.config })

/** Records in the activity log what changed of an account, by its owner. */
export async function recordChange(
  req: PayloadRequest,
  account: Account,
  changes: Record<string, { from?: unknown; to?: unknown }>,
): Promise<void> {
  const document = { id: account.id, name: account.name }
  await recordActivity(req, {
    ...entry,
    ...ofUsers(req),
    action: 'update',
    document,
    by: document,
    detail: { changes },
  })
}
