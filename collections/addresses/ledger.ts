/** Reads and writes the ledger of addresses, in the transaction of the request. Only hooks of this folder write it. */
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { nameInUse } from '../permissions/delegation.ts'
import type { AddressOwner } from './addressOwner.ts'
import { readAddressOwner } from './addressOwner.ts'
import { type AddressEntry, answers } from './addressRules.ts'
import { pathOfTarget } from './redirectTarget.ts'

export function isAddressOwner(text: unknown): text is AddressOwner {
  return typeof text === 'string' && readAddressOwner(text) !== null
}

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

const ledgerRow = z.object({
  id: z.union([z.string(), z.number()]),
  path: z.string(),
  answer: z.enum(answers),
  owner: z.unknown().transform((key): AddressOwner | null => (isAddressOwner(key) ? key : null)),
  target: optionalText,
  authority: optionalText,
  authorityUrl: optionalText,
  since: z.string(),
  why: z.string(),
  by: z.string(),
})

const ledgerRows = z.array(ledgerRow)

export type LedgerRow = z.output<typeof ledgerRow>

const find = async (req: PayloadRequest, where: Where, sort = '-since'): Promise<LedgerRow[]> => {
  const { docs } = await req.payload.db.find({ collection: 'addresses', where, sort, pagination: false, limit: 0, req })
  return ledgerRows.parse(docs)
}

/** Returns the entry of an address. */
export async function entryAt(req: PayloadRequest, path: string): Promise<LedgerRow | null> {
  return (await find(req, { path: { equals: path } }))[0] ?? null
}

/** Returns the entries of some addresses, by path. */
export async function entriesAt(req: PayloadRequest, paths: readonly string[]): Promise<Map<string, LedgerRow>> {
  const rows = paths.length > 0 ? await find(req, { path: { in: [...paths] } }) : []
  return new Map(rows.map((row) => [row.path, row]))
}

/** Returns all addresses that a document has or had, the newest first. */
export function entriesOf(req: PayloadRequest, owner: AddressOwner): Promise<LedgerRow[]> {
  return find(req, { owner: { equals: owner } })
}

/** Returns the address at which a document is live; null when readers cannot see it. */
export async function liveEntryOf(req: PayloadRequest, owner: AddressOwner): Promise<LedgerRow | null> {
  return (await find(req, { and: [{ owner: { equals: owner } }, { answer: { equals: '200' } }] }))[0] ?? null
}

/** Returns the addresses at which some documents are live, by document. */
export async function liveEntriesOf(
  req: PayloadRequest,
  owners: readonly AddressOwner[],
): Promise<Map<string | null, LedgerRow>> {
  if (owners.length === 0) return new Map()
  const rows = await find(req, { and: [{ owner: { in: [...owners] } }, { answer: { equals: '200' } }] })
  return new Map(rows.map((row) => [row.owner, row]))
}

/** Returns the redirects whose target is an address of this site. */
export function entriesLeadingTo(req: PayloadRequest, path: string): Promise<LedgerRow[]> {
  return find(req, { leadsTo: { equals: path } })
}

export function entriesWithTarget(req: PayloadRequest, target: AddressOwner): Promise<LedgerRow[]> {
  return find(req, { leadsTo: { equals: target } })
}

const historyRow = z.object({
  createdAt: z.string(),
  answer: z.enum(answers),
  target: optionalText,
  why: z.string(),
  by: z.string(),
})

// Maximum number of changes of an address that are shown.
const maxHistoryEntries = 50

/** Returns the history of an address, the newest change first. */
export async function historyOf(req: PayloadRequest, path: string) {
  const where = { path: { equals: path } }
  const newest = { sort: '-id', limit: maxHistoryEntries, pagination: false }
  const { docs } = await req.payload.db.find({ collection: 'address-entries', where, ...newest, req })
  return docs.map((row) => {
    const { createdAt: at, ...said } = historyRow.parse(row)
    return { at, ...said }
  })
}

export interface LedgerChange extends AddressEntry {
  authority?: string | null
  authorityUrl?: string | null
  /** The reason, as shown in the newsroom: "published", "slug changed". */
  why: string
}

/**
 * Writes the response of an address from now on, and a line of history. Writes nothing when nothing changes.
 * @param read the entry of the address as the transaction has just read it; left out: it is read
 * @throws ValidationError when another transaction has just taken the address.
 */
export async function writeEntry(req: PayloadRequest, change: LedgerChange, read?: LedgerRow | null): Promise<void> {
  const { path, answer, owner, target, authority = null, authorityUrl = null, why } = change
  const known = read === undefined ? await entryAt(req, path) : read
  const said = { answer, owner, target, authority, authorityUrl }
  if (known && isSame(said, known)) return
  const by = writerOf(req)
  const now = new Date().toISOString()
  const row = {
    path,
    ...said,
    leadsTo: isAddressOwner(target) ? target : target && pathOfTarget(target),
    why,
    by,
    since: now,
    updatedAt: now,
  }
  const { db } = req.payload
  if (known) await db.updateOne({ collection: 'addresses', id: known.id, data: row, returning: false, req })
  else await db.create({ collection: 'addresses', data: row, returning: false, req })
  await db.create({
    collection: 'address-entries',
    data: { path, ...said, why, by, updatedAt: now },
    returning: false,
    req,
  })
}

type Said = Pick<LedgerRow, 'answer' | 'owner' | 'target' | 'authority' | 'authorityUrl'>

const isSame = (one: Said, other: Said): boolean =>
  one.answer === other.answer &&
  one.owner === other.owner &&
  one.target === other.target &&
  one.authority === other.authority &&
  one.authorityUrl === other.authorityUrl

/** Removes a deleted document as owner of its addresses; their responses stay. */
export async function releaseOwner(req: PayloadRequest, owner: AddressOwner): Promise<void> {
  for (const row of await entriesOf(req, owner)) await writeEntry(req, { ...row, owner: null, why: 'deleted' })
}

// Returns the name of the user who changes an address, as text that stays legible after their account is removed.
const writerOf = ({ user, context }: PayloadRequest): string => {
  if (user) return nameInUse(user) || `User ${user.id}`
  return context.isImport === true ? 'Import' : 'Citydesk'
}
