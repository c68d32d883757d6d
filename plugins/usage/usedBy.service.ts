import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig, Where } from 'payload'
import { APIError, Forbidden } from 'payload'
import { documentsNaming } from './bodyUses.ts'
import { isNamedIn, referringPaths, valuesAt } from './referringFields.ts'
import type { Bodies, Use, UsedKind, Uses } from './usage.types.ts'

// Maximum number of documents that are named; there can be thousands.
const named = 50

/**
 * Returns the uses of something: posts, pages, newsletters, sections, redirects, settings and all other documents that
 * refer to it, in the version that readers see or in the newest one; trashed ones are left out.
 *
 * @throws APIError 400 for an invalid id
 */
export async function usesOf(req: PayloadRequest, kind: UsedKind, id: string, bodies: Bodies): Promise<Uses> {
  if (!/^\d{1,9}$/.test(id)) throw new APIError('This is not an id.', 400, null, true)
  const found: Uses[] = []
  // One after the other: they may share a transaction.
  for (const { config } of Object.values(req.payload.collections))
    found.push(await usesInCollection(req, config, kind, id, bodies))
  for (const global of req.payload.config.globals) found.push(await usesInGlobal(req, global, kind, id))
  return {
    uses: found.flatMap(({ uses }) => uses).slice(0, named),
    total: found.reduce((sum, { total }) => sum + total, 0),
  }
}

const nowhere: Uses = { uses: [], total: 0 }

const usesInCollection = async (
  req: PayloadRequest,
  config: SanitizedCollectionConfig,
  kind: UsedKind,
  id: string,
  bodies: Bodies,
): Promise<Uses> => {
  const body = bodies[config.slug]
  const naming = body ? await documentsNaming(req.payload, config.slug, body, kind, id) : []
  const refers: Where[] = referringPaths(config.flattenedFields, kind).map((path) => ({
    [path]: { equals: Number(id) },
  }))
  if (naming.length > 0) refers.push({ id: { in: naming } })
  if (refers.length === 0) return nowhere
  const find = (draft: boolean) =>
    req.payload.find({
      collection: config.slug,
      where: { or: refers },
      draft,
      // One more than are named, so that both versions together know whether there are more.
      limit: named + 1,
      depth: 0,
      overrideAccess: false,
      req,
    })
  const hasDrafts = Boolean(config.versions?.drafts)
  try {
    const live = await find(false)
    const newest = hasDrafts ? await find(true) : live
    const isLive = (document: object) => (hasDrafts ? Reflect.get(document, '_status') === 'published' : !config.auth)
    const uses = new Map<string, Use>()
    for (const document of [...newest.docs, ...live.docs]) {
      const before = uses.get(String(document.id))
      const seen = live.docs.find((other) => other.id === document.id)
      uses.set(String(document.id), before ?? asUse(config, document, seen !== undefined && isLive(seen)))
    }
    return { uses: [...uses.values()], total: Math.max(uses.size, live.totalDocs, newest.totalDocs) }
  } catch (error) {
    // Accounts are not visible to all users.
    if (error instanceof Forbidden) return nowhere
    throw error
  }
}

const asUse = (
  { slug, labels, admin }: SanitizedCollectionConfig,
  document: { id: number | string },
  isLive: boolean,
) => {
  const title: unknown = Reflect.get(document, admin.useAsTitle ?? 'id')
  const status: unknown = Reflect.get(document, 'publishStatus')
  return {
    slug,
    id: String(document.id),
    label: typeof labels.singular === 'string' ? labels.singular : slug,
    title: typeof title === 'string' && title !== '' ? title : 'Untitled',
    publishStatus: typeof status === 'string' ? status : null,
    isLive,
  }
}

const usesInGlobal = async (
  req: PayloadRequest,
  { slug, label, flattenedFields }: SanitizedGlobalConfig,
  kind: UsedKind,
  id: string,
): Promise<Uses> => {
  const document = await req.payload.findGlobal({ slug, depth: 0, overrideAccess: true, req })
  const refers = referringPaths(flattenedFields, kind).some((path) =>
    valuesAt(document, path).some((value) => String(value) === id),
  )
  if (
    !refers &&
    !flattenedFields.some((field) => field.type === 'json' && isNamedIn(Reflect.get(document, field.name), kind, id))
  )
    return nowhere
  const title = typeof label === 'string' ? label : slug
  return { uses: [{ slug, id: null, label: 'Settings', title, publishStatus: null, isLive: true }], total: 1 }
}
