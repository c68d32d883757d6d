import type { PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { commentUser } from './comments.schema.ts'

type CommentUser = z.infer<typeof commentUser>

/** Returns people by id, as comments show them, without deleted accounts. Every member of the newsroom may call it. */
export async function usersByIds(req: PayloadRequest, ids: readonly number[]): Promise<CommentUser[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { in: [...ids] } },
    select: { name: true, avatar: true, avatarCrop: true },
    populate: { media: { url: true, thumbnailURL: true } },
    pagination: false,
    depth: 1,
    overrideAccess: true,
    req,
  })
  return docs.map(({ id, name, avatar, avatarCrop }) => ({
    id: String(id),
    username: name,
    avatarUrl: typeof avatar === 'object' && avatar !== null ? (avatar.thumbnailURL ?? avatar.url ?? null) : null,
    avatarCrop: avatarCrop ?? {},
  }))
}
