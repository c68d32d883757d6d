import type { PayloadRequest } from 'payload'
import { isSameId } from '#collections/permissions/actor.ts'

/** Returns the candidate of a forum whom an assistant answers for; null when there is no such forum, or none in it. */
export async function candidateOf(
  req: PayloadRequest,
  forum: string,
  assistant: number,
): Promise<{ id: number; candidate: string } | null> {
  if (!/^\d{1,9}$/.test(forum)) return null
  const { docs } = await req.payload.find({
    collection: 'candidate-forums',
    where: { id: { equals: Number(forum) } },
    limit: 1,
    depth: 0,
    pagination: false,
    req,
  })
  const [found] = docs
  const candidate = found?.candidates.find((one) => isSameId(one.assistant, assistant))
  return found && candidate ? { id: found.id, candidate: candidate.name } : null
}
