/**
 * Rules of the ledger's entries, as pure functions. They keep three invariants, whatever was written before: no reader
 * is redirected twice, no redirects form a loop, and no redirect hides live content.
 */
import { carryQuery } from '#blocks/core/carriedQuery.ts'
import type { AddressOwner } from './addressOwner.ts'
import { pathsOfSameContent } from './publicPath.ts'
import { pathOfTarget, queryOfTarget } from './redirectTarget.ts'
import { isSitesOwn } from './sitePaths.ts'

/** The response at an address: 200 is live content, 404 is content that was removed. */
export const answers = ['200', '301', '307', '410', '451', '404'] as const

export type Answer = (typeof answers)[number]

export type RedirectCode = '301' | '307'

/** An entry of the ledger. */
export interface AddressEntry {
  path: string
  answer: Answer
  /** The document that is live at this address, or was the last to be. */
  owner: AddressOwner | null
  /** The target of a redirect: a document, a path of this site with its query, or a full address. */
  target: string | null
}

export type EntryAt = (path: string) => AddressEntry | null

export type Reason = 'self' | 'loop' | 'shadow' | 'reserved' | 'taken'

export interface Refusal {
  reason: Reason
  /** The invalid half of the wish. */
  field: 'path' | 'target'
  message: string
}

/** One redirect, as it is requested or as it is to be kept. */
export interface Redirect {
  path: string
  target: string
  code: RedirectCode
}

export type Decision<Plan> = { refusal: Refusal } | { plan: Plan }

const isRedirect = (entry: AddressEntry | null): entry is AddressEntry & { answer: RedirectCode; target: string } =>
  (entry?.answer === '301' || entry?.answer === '307') && entry.target !== null

/**
 * Returns why an address cannot be redirected or removed: the site needs it, or something is live there.
 * @param owner the document whose own live address it may be: the document that is just leaving it.
 */
export function refusalOfSource(path: string, entryAt: EntryAt, owner: AddressOwner | null): Refusal | null {
  if (isSitesOwn(path)) {
    return { reason: 'reserved', field: 'path', message: `The site itself answers ${path}. Choose another address.` }
  }
  const live = pathsOfSameContent(path)
    .map(entryAt)
    .find((entry) => entry?.answer === '200' && (owner === null || entry.owner !== owner))
  if (!live) return null
  const message = `Readers have something live at ${live.path}. Unpublish it first, or choose another address.`
  return { reason: 'shadow', field: 'path', message }
}

// Maximum length of a chain. Longer ones are not created here; a longer one in foreign data is not followed further.
const maxChainLength = 20

/**
 * Decides about a redirect. Chains are flattened both ways: it leads to where its target leads in the end, and what leads
 * to its address so far is led on with it. A permanent redirect over a temporary one is temporary.
 * @param leadingHere redirects whose target is the path of the wish.
 * @returns what is to be written: the redirect itself first, then those that change with it.
 */
export function planRedirect(
  wish: Redirect,
  {
    entryAt,
    leadingHere,
    owner,
  }: { entryAt: EntryAt; leadingHere: readonly AddressEntry[]; owner: AddressOwner | null },
): Decision<Redirect[]> {
  const refused = refusalOfSource(wish.path, entryAt, owner)
  if (refused) return { refusal: refused }
  if (pathOfTarget(wish.target) === wish.path) {
    return { refusal: { reason: 'self', field: 'target', message: 'An address cannot lead to itself.' } }
  }
  const way = [wish.path]
  let { target, code } = wish
  for (;;) {
    const path = pathOfTarget(target)
    if (path === null) break
    if (way.includes(path) || way.length > maxChainLength) {
      const circle = [...way, path].join(' → ')
      const message = `This would send readers round in a circle: ${circle}.`
      return { refusal: { reason: 'loop', field: 'target', message } }
    }
    way.push(path)
    const next = entryAt(path)
    if (!isRedirect(next)) break
    target = withQueryOf(next.target, target)
    code = temporaryIfOne(code, next.answer)
  }
  const led = leadingHere.filter(isRedirect).map((entry) => ({
    path: entry.path,
    target: withQueryOf(target, entry.target),
    code: temporaryIfOne(entry.answer, code),
  }))
  return { plan: [{ path: wish.path, target, code }, ...led] }
}

const temporaryIfOne = (one: RedirectCode, other: RedirectCode): RedirectCode =>
  one === '307' || other === '307' ? '307' : '301'

// Returns a target with the query. A document is looked up again for every reader, and has no query of its own.
const withQueryOf = (target: string, before: string): string =>
  /^(?:\/|https?:)/.test(target) ? carryQuery(target, queryOfTarget(before)) : target

/**
 * Returns why a document may not be live at an address. It may where the address is unknown, is the document's own, or
 * was removed together with its owner. An address that is unavailable for legal reasons stays so until a user revokes
 * that. Content that an archive says is live is live: an import replaces a redirect, and the history keeps it.
 */
export function refusalOfContent(
  entry: AddressEntry | null,
  owner: AddressOwner,
  { isImport }: { isImport: boolean },
): Refusal | null {
  if (!entry || entry.answer === '404') return null
  if (isImport && isRedirect(entry)) return null
  if (entry.answer === '451') {
    const message = `The address ${entry.path} is unavailable for legal reasons. Delete that redirect first, if you may.`
    return { reason: 'taken', field: 'path', message }
  }
  if (entry.owner === owner) return null
  if (entry.answer === '410' && entry.owner === null) return null
  const what = {
    '200': 'something else is live there',
    '301': 'a redirect begins there',
    '307': 'a redirect begins there',
    '410': 'another document was there and may come back',
  }[entry.answer]
  return takenAddress(entry.path, what)
}

/** Returns the refusal of an address that something else has. */
export function takenAddress(path: string, what: string): Refusal {
  return {
    reason: 'taken',
    field: 'path',
    message: `The address ${path} is taken: ${what}.`,
  }
}
