import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { addressOwner, isAddressed } from '#collections/addresses/addressOwner.ts'
import { liveEntriesOf } from '#collections/addresses/ledger.ts'
import { maybeLiveStatuses } from '#collections/lifecycle/publishStatus.ts'
import { documentName } from './command.schema.ts'
import { searchTargets } from './targetsSearch.ts'

export const linkTarget = documentName.extend({
  title: z.string(),
  /** The address on the reader site, from the slash on. When the document moves, the address leads to the new one. */
  path: z.string(),
})

export type LinkTarget = z.output<typeof linkTarget>

export async function searchLinks(req: PayloadRequest, text: string): Promise<LinkTarget[]> {
  const found = await searchTargets(req, text, maybeLiveStatuses)
  const owned = found.flatMap(({ collection, id, title }) =>
    isAddressed(collection) ? [{ collection, id, title, owner: addressOwner(collection, id) }] : [],
  )
  const entries = await liveEntriesOf(
    req,
    owned.map(({ owner }) => owner),
  )
  return owned.flatMap(({ owner, ...target }) => {
    const path = entries.get(owner)?.path
    return path === undefined ? [] : [{ ...target, path }]
  })
}
