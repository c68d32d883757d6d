import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { DocumentName, Target } from './command.schema.ts'

const stored = z.object({ id: z.coerce.string(), publishStatus: z.enum(publishStatuses).nullish() })

/** Returns documents in the order of their names, without those that are gone or that the person may not read. */
export async function resolveTargets(req: PayloadRequest, names: readonly DocumentName[]): Promise<Target[]> {
  const { collections } = req.payload
  const isCollection = (slug: string): slug is CollectionSlug => Object.hasOwn(collections, slug)
  const slugs = [...new Set(names.map(({ collection }) => collection))].filter(isCollection)
  const found = new Map<string, Target>()
  for (const collection of slugs) {
    const ids = names.flatMap((name) => (name.collection === collection ? [name.id] : []))
    for (const target of await targetsOf(req, collection, ids)) found.set(`${collection} ${target.id}`, target)
  }
  return names.flatMap(({ collection, id }) => found.get(`${collection} ${id}`) ?? [])
}

const targetsOf = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Target[]> => {
  const { access, admin } = req.payload.collections[collection].config
  // A find would refuse the whole request where the person may read nothing.
  if (!(await access.read({ req }))) return []
  const { useAsTitle = 'id' } = admin
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: [...ids] } },
    select: { [useAsTitle]: true, publishStatus: true },
    draft: true,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map((document: object) => {
    const { id, publishStatus } = stored.parse(document)
    const title: unknown = Reflect.get(document, useAsTitle)
    return {
      collection,
      id,
      title: typeof title === 'string' || typeof title === 'number' ? String(title) : '',
      publishStatus: publishStatus ?? null,
    }
  })
}
