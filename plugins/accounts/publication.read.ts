import type { Payload, PayloadRequest } from 'payload'

/**
 * Returns the name of the publication, as people know the newsroom.
 * @param req the request that asks, in whose transaction it is read
 */
export async function publicationName(payload: Payload, req?: PayloadRequest): Promise<string> {
  const { name } = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    select: { name: true },
    overrideAccess: true,
    req,
  })
  return name || 'Citydesk'
}
