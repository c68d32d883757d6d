import type { PayloadRequest } from 'payload'

/** Returns the headlines of posts by their ids; those that the person may not read are missing. One query. */
export async function titlesOf(req: PayloadRequest, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'posts',
    where: { id: { in: [...ids] } },
    select: { headline: true },
    trash: true,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return new Map(docs.map(({ id, headline }) => [Number(id), headline?.trim() || 'Untitled']))
}
