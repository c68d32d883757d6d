import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Refusal } from '../addresses/addressRules.ts'
import { takenAddress } from '../addresses/addressRules.ts'
import type { Id } from '../permissions/actor.ts'
import { publicationTimeZone } from '../settings/settingsOfRequest.ts'
import { postPath, postPathWithSlug } from './postPath.ts'

// The fields that decide under which day a post is found. They may come unvalidated from a client.
const dayFields = z.object({
  path: z.string().nullish().catch(null),
  publishDateTime: z.coerce.date().nullish().catch(null),
})

/**
 * Returns the path that a post gets when it is published with a slug: under the day of the address that it has, else
 * under the day of its publication date in the publication's time zone, else under today.
 */
export async function pathAtPublication(req: PayloadRequest, post: unknown, slug: string): Promise<string> {
  const { path, publishDateTime } = dayFields.parse(post)
  const kept = path ? postPathWithSlug(path, slug) : null
  return kept ?? postPath(publishDateTime ?? new Date(), await publicationTimeZone(req), slug)
}

/**
 * Returns why a post cannot get a path: another post that is not live has it stored for its return. What is live or
 * redirected there, the ledger knows.
 * @param id the post's own id; undefined before it is saved for the first time.
 */
export async function refusalOfHeldPath(
  req: PayloadRequest,
  path: string,
  id: Id | undefined,
): Promise<Refusal | null> {
  const others = id === undefined ? [] : [{ id: { not_equals: id } }]
  const where = { and: [{ path: { equals: path } }, ...others] }
  const query = { collection: 'posts', where, select: { path: true }, limit: 1, pagination: false, req } as const
  const { docs } = await req.payload.db.find(query)
  return docs.length > 0 ? takenAddress(path, 'another document was there and may come back') : null
}
