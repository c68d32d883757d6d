import type { PayloadRequest } from 'payload'
import { documentTitles } from '#collections/lifecycle/documentTitles.ts'
import { nameOfBoth } from '#collections/permissions/delegation.ts'
import { locksOf } from '../locks/locks.store.ts'
import { documentKeyOf, parseDocumentKey, type SharedCollection, type SharedDocumentName } from '../room/documentKey.ts'
import { type Person, personColor } from '../room/person.ts'
import { presentIn } from './visits.store.ts'

export interface Present extends Person {
  /** The field that they are in, or null. */
  field: string | null
  isActive: boolean
  /** Milliseconds since 1970. */
  since: number
}

export interface Presence {
  documentId: string
  collection: SharedCollection
  id: number
  /** Title of its newest draft; empty when there is none yet. */
  title: string
  people: Present[]
  /** `since`: milliseconds since 1970. */
  lock: { holder: Person; since: number } | null
}

const personOf = (id: number, name: string, by: string | null): Person => ({
  id,
  name: nameOfBoth(name, by),
  colour: personColor(id),
})

/**
 * Returns the users in documents, as far as the request's user may read the documents. Leaves out documents that are
 * neither open nor locked.
 * @param names left out: all documents
 */
export async function presenceOf(req: PayloadRequest, names?: readonly SharedDocumentName[]): Promise<Presence[]> {
  const documentKeys = names?.map(({ collection, id }) => documentKeyOf(collection, id))
  const present = await presentIn(req, documentKeys)
  const locks = await locksOf(req, documentKeys)
  const busy = [...new Set([...present, ...locks].map(({ guid: documentKey }) => documentKey))].map((documentKey) => ({
    documentKey,
    ...parseDocumentKey(documentKey),
  }))
  const titles = await documentTitles(req, busy)
  return busy.flatMap(({ documentKey, collection, id }) => {
    const title = titles.get(`${collection}/${id}`)
    if (title === undefined) return []
    const lock = locks.find((one) => one.guid === documentKey)
    return {
      documentId: documentKey,
      collection,
      id,
      title,
      people: present
        .filter((one) => one.guid === documentKey)
        .map(({ person, name, acted_by, field, is_active, since }) => ({
          ...personOf(person, name, acted_by),
          field,
          isActive: is_active,
          since,
        })),
      lock: lock ? { holder: personOf(lock.holder, lock.name, null), since: lock.taken_at } : null,
    }
  })
}
