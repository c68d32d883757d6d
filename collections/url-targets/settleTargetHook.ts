import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { lockNames } from '#database/namedLocks.ts'
import { addressNotes } from '../addresses/addressNotes.ts'
import { readAddressOwner } from '../addresses/addressOwner.ts'
import type { AddressEntry, Redirect } from '../addresses/addressRules.ts'
import { planRedirect, refusalOfSource } from '../addresses/addressRules.ts'
import { entriesAt, entriesLeadingTo, entryAt, liveEntryOf } from '../addresses/ledger.ts'
import { pathsOfSameContent } from '../addresses/publicPath.ts'
import { lockRedirects } from '../addresses/redirectLock.ts'
import { pathOfTarget } from '../addresses/redirectTarget.ts'
import { setTarget } from '../addresses/target.write.ts'
import { notVisible } from '../addresses/unpublishAction.ts'
import type { StoredTarget } from './storedTarget.ts'
import { fieldsOfTarget, keyOfTarget, targetOf } from './storedTarget.ts'
import { isSameAnswer, refuse } from './urlTargets.hooks.ts'

type Target = StoredTarget & { path: string }

/**
 * Checks a redirect against the ledger before it is written: refuses loops, self-targets and redirects that would hide
 * live content, and flattens chains in both directions. A path of this site at which a document is live is stored as
 * that document, so that the redirect follows when it moves.
 */
export const settleTarget: CollectionBeforeChangeHook = async ({ data: given, originalDoc, req }) => {
  const data: Target = { ...originalDoc, ...given }
  const note = addressNotes(req).at(data.path)
  if (!note && originalDoc && isSameAnswer(data, originalDoc)) return given
  const owner = note?.owner ?? null
  const target = targetOf(data)
  // Writes of a document's own hooks were decided under its lock already.
  if (!note) {
    await lockRedirects(req, target?.startsWith('/') ? 'exclusive' : 'shared')
    await lockNames(req, [data.path])
  }
  const known = await wayOf(req, data.path, target)
  const entry = (path: string) => known.get(path) ?? null
  if (target === null) {
    const refusal = refusalOfSource(data.path, entry, owner)
    return refusal ? refuse(req, 'path', refusal.message) : given
  }
  const key = keyOfTarget(data)
  // An archive may refer to a draft; an import cannot ask a user.
  if (key && !req.context.isImport && !(await liveEntryOf(req, key))) refuse(req, String(data.type), notVisible)
  const wish: Redirect = { path: data.path, target: documentAt(target, entry), code: data.code ?? '301' }
  const leadingHere = await entriesLeadingTo(req, data.path)
  const decision = planRedirect(wish, { entryAt: entry, leadingHere, owner })
  if ('refusal' in decision) {
    const { field, message } = decision.refusal
    return refuse(req, field === 'path' ? 'path' : fieldOf(data), message)
  }
  const [own, ...led] = decision.plan
  for (const redirect of led) await leadOn(req, redirect, leadingHere)
  return own ? { ...given, url: null, ...fieldsOfTarget(documentAt(own.target, entry)), code: own.code } : given
}

const fieldOf = ({ type }: Target): string => (type === 'redirect' ? 'url' : String(type))

// The document that is live at a path, if a redirect can lead to it; a query or a fragment would be lost.
const documentAt = (target: string, entry: (path: string) => AddressEntry | null): string => {
  const path = pathOfTarget(target)
  const live = path !== null && !/[?#]/.test(target) ? entry(path) : null
  return live?.answer === '200' && live.owner && fieldsOfTarget(live.owner) ? live.owner : target
}

// The entries that a decision looks at: of the address itself, and along the way of its target.
const wayOf = async (req: PayloadRequest, path: string, target: string | null): Promise<Map<string, AddressEntry>> => {
  const known: Map<string, AddressEntry> = await entriesAt(req, pathsOfSameContent(path))
  for (let next = target && pathOfTarget(target); next && !known.has(next); ) {
    const entry = await entryAt(req, next)
    if (!entry) break
    known.set(next, entry)
    next = entry.target && !readAddressOwner(entry.target) ? pathOfTarget(entry.target) : null
  }
  return known
}

const leadOn = async (req: PayloadRequest, redirect: Redirect, leadingHere: readonly AddressEntry[]): Promise<void> => {
  const { path, target, code } = redirect
  const fields = fieldsOfTarget(target)
  const owner = leadingHere.find((entry) => entry.path === path)?.owner ?? null
  if (fields) await setTarget(req, path, { ...fields, code }, { owner, why: 'led on', isTaken: false })
}
