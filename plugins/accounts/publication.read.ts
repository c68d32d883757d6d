import type { Payload } from 'payload'

/** Returns the name of the publication, as people know the newsroom. */
export async function publicationName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({
    slug: 'settings',
    depth: 0,
    select: { name: true },
    overrideAccess: true,
  })
  return name || 'Citydesk'
}
