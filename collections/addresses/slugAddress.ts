import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isSlugTaken } from '../fields/slugTaken.ts'
import { reservedSlugs } from '../pages/reservedSlugs.ts'
import { pathAtPublication, refusalOfHeldPath } from '../posts/postAddress.ts'
import type { AddressedCollection, AddressOwner } from './addressOwner.ts'
import { addressOwner } from './addressOwner.ts'
import type { Refusal } from './addressRules.ts'
import { refusalOfContent } from './addressRules.ts'
import { addressOfDocument } from './contentAddress.ts'
import { entriesAt } from './ledger.ts'
import { pagePath } from './publicPath.ts'

const known = z.object({ id: z.union([z.number(), z.string()]).optional() })

// Returns a key without a document: an unsaved document has no address yet.
const unsaved = (collection: AddressedCollection): AddressOwner => addressOwner(collection, 'new')

/**
 * Checks in the ledger whether a document may have a slug: whether the resulting address belongs to another document,
 * is the source of a redirect, or is unavailable for legal reasons. A post that has no address yet would get the one of
 * its publication date. A post's slug must not be a page's path either (docs/spec/newsroom.md#slugs).
 * @param document what is known of it, with its id when it was saved before.
 * @returns the reason why not, or null.
 */
export async function refusalOfSlug(
  req: PayloadRequest,
  collection: AddressedCollection,
  slug: string,
  document: Record<string, unknown>,
): Promise<Refusal | null> {
  if (collection === 'pages' && reservedSlugs.has(slug)) return taken(`The site itself uses ${pagePath(slug)}.`)
  if (collection === 'posts' && (await isSlugTaken(req, 'pages', slug, undefined))) {
    return taken(`A page has the slug ${slug}.`)
  }
  const { id } = known.parse(document)
  const owner = id === undefined ? unsaved(collection) : addressOwner(collection, id)
  const shortPath = pagePath(slug)
  const own = await addressWithSlug(req, collection, document, slug)
  const entries = await entriesAt(req, [...(collection === 'posts' ? [shortPath] : []), ...(own ? [own] : [])])
  const short = collection === 'posts' ? entries.get(shortPath) : undefined
  if (short && short.answer !== '404') return taken(`The address ${shortPath} is taken.`)
  if (!own) return null
  const refusal = refusalOfContent(entries.get(own) ?? null, owner, { isImport: req.context.isImport === true })
  return refusal ?? (collection === 'posts' ? refusalOfHeldPath(req, own, id) : null)
}

/** Returns the address that a document has or gets with a slug, when it is live; null when that is not known yet. */
export async function addressWithSlug(
  req: PayloadRequest,
  collection: AddressedCollection,
  document: Record<string, unknown>,
  slug: string,
): Promise<string | null> {
  return collection === 'posts'
    ? pathAtPublication(req, document, slug)
    : addressOfDocument(req, collection, { ...document, slug })
}

const taken = (message: string): Refusal => ({ reason: 'taken', field: 'path', message })

/** Returns the check as a slug field calls it. */
export function isAddressTaken(collection: AddressedCollection) {
  return async (req: PayloadRequest, slug: string, document: Record<string, unknown>): Promise<boolean> =>
    (await refusalOfSlug(req, collection, slug, document)) !== null
}
