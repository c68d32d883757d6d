import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { documentTitles } from '#collections/lifecycle/documentTitles.ts'
import { locksOf } from '#plugins/collaboration/locks/locks.store.ts'
import { parseDocumentKey, sharedCollections } from '#plugins/collaboration/room/documentKey.ts'
import { openRooms } from '#plugins/collaboration/room/openRooms.store.ts'
import { counted, look, moment, part } from '../part.schema.ts'

const sharedDocument = z.object({
  // The name of its room.
  id: z.string(),
  collection: z.enum(sharedCollections),
  documentId: z.string(),
  // Null for a document that the person may not read.
  title: z.string().nullable(),
})

export const roomsPart = part.extend({
  locks: z.array(sharedDocument.extend({ holder: z.string(), since: moment })),
  rooms: z.array(
    sharedDocument.extend({
      people: z.array(z.string()),
      connections: z.number(),
      since: moment,
      bytes: z.number(),
      // Changes that are not in the draft yet.
      unsaved: z.number(),
    }),
  ),
})

// Rows that are shown of each.
const shown = 100

// Bytes from which a document is slow to open; the real-time server takes five times as much.
const largeDocument = 10 * 1024 * 1024

/** Returns who holds which document, and which documents are open. */
export async function roomsOf(req: PayloadRequest): Promise<z.infer<typeof roomsPart>> {
  const { payload } = req
  const locked = (await locksOf({ payload })).slice(0, shown)
  const open = await openRooms({ payload }, shown)
  const named = (guid: string) => {
    const { collection, id } = parseDocumentKey(guid)
    return { id: guid, collection, documentId: String(id) }
  }
  const titles = await documentTitles(
    req,
    [...locked, ...open].map(({ guid }) => parseDocumentKey(guid)),
  )
  const described = (guid: string) => {
    const document = named(guid)
    return { ...document, title: titles.get(`${document.collection}/${document.documentId}`) ?? null }
  }
  const large = open.filter(({ bytes }) => bytes > largeDocument).length
  return {
    summary: `${counted(open.length, 'document')} open, ${counted(locked.length, 'lock')}`,
    findings:
      large > 0 ? [look(`${counted(large, 'open document')} of more than 10 MB.`, 'Ask its writers to split it.')] : [],
    locks: locked.map(({ guid, name, taken_at }) => ({ ...described(guid), holder: name, since: taken_at })),
    rooms: open.map(({ guid, people, connections, since, bytes, updates }) => ({
      ...described(guid),
      people: people.map((name) => name ?? 'Without a name'),
      ...{ connections, since, bytes, unsaved: updates },
    })),
  }
}
