import type { PayloadRequest } from 'payload'
import { type AddressedCollection, addressOwner } from '#collections/addresses/addressOwner.ts'
import { entriesLeadingTo, entriesOf, entriesWithTarget } from '#collections/addresses/ledger.ts'

/** An address at which readers are led on to a document. */
export interface LeadingHere {
  path: string
  answer: string
  why: string
  /** Id of the redirect. A former address has one as well. */
  redirect: string
}

// Addresses that are answered; a document has few.
const most = 100

/** Returns the addresses that lead to a document: its former ones, and redirects to it or to its address; newest first. */
export async function leadingHere(
  req: PayloadRequest,
  { collection, id }: { collection: AddressedCollection; id: string },
): Promise<{ addresses: LeadingHere[]; total: number }> {
  const owner = addressOwner(collection, id)
  const own = await entriesOf(req, owner)
  const live = own.find(({ answer }) => answer === '200')
  const found = [
    ...own,
    ...(await entriesWithTarget(req, owner)),
    ...(live ? await entriesLeadingTo(req, live.path) : []),
  ]
  const moved = found.filter(({ answer }) => answer === '301' || answer === '307')
  const all = [...new Map(moved.map((entry) => [entry.path, entry])).values()]
  const shown = all.toSorted((a, b) => b.since.localeCompare(a.since)).slice(0, most)
  const { docs } = await req.payload.find({
    collection: 'url-targets',
    where: { path: { in: shown.map(({ path }) => path) } },
    select: { path: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const redirects = new Map(docs.map((redirect) => [redirect.path, String(redirect.id)]))
  const addresses = shown.flatMap(({ path, answer, why }): LeadingHere[] => {
    const redirect = redirects.get(path)
    return redirect === undefined ? [] : [{ path, answer, why, redirect }]
  })
  return { addresses, total: all.length }
}
