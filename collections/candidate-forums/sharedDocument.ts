/** A candidate is never answered for out of another one's documents: no two of a forum have the same. */
import type { PayloadRequest } from 'payload'
import { type Id, idOf, idsOf, isSameId } from '../permissions/actor.ts'

/** Returns the file name of a document that two of these assistants have; null for none. Two queries at most. */
export async function documentOfTwo(req: PayloadRequest, assistants: readonly Id[]): Promise<string | null> {
  const ids = (await documentsOf(req, assistants)).flatMap(({ documents }) => documents)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  return twice === undefined ? null : nameOf(req, twice)
}

/** Returns the file name of one of the documents that another candidate of a forum of this assistant has; null for none. */
export async function documentOfRival(
  req: PayloadRequest,
  assistant: Id,
  documents: readonly Id[],
): Promise<string | null> {
  const { docs: forums } = await req.payload.find({
    collection: 'candidate-forums',
    where: { 'candidates.assistant': { equals: assistant } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const rivals = forums
    .flatMap(({ candidates }) => candidates.flatMap((candidate) => idOf(candidate.assistant) ?? []))
    .filter((id) => !isSameId(id, assistant))
  const theirs = (await documentsOf(req, rivals)).flatMap((rival) => rival.documents)
  const shared = documents.find((id) => theirs.some((their) => isSameId(their, id)))
  return shared === undefined ? null : nameOf(req, shared)
}

async function documentsOf(req: PayloadRequest, assistants: readonly Id[]): Promise<{ documents: Id[] }[]> {
  if (assistants.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'assistants',
    where: { id: { in: [...assistants] } },
    select: { documents: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map(({ documents }) => ({ documents: idsOf(documents) }))
}

async function nameOf({ payload }: PayloadRequest, id: Id): Promise<string> {
  const file = await payload.findByID({ collection: 'media', id, select: { filename: true }, depth: 0 })
  return file.filename ?? 'A document'
}
