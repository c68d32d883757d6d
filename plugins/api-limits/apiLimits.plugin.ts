import {
  APIError,
  type CollectionAfterOperationHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Endpoint,
  type FlattenedField,
  NotFound,
  type Plugin,
} from 'payload'
import { z } from 'zod'
import { isHiddenSort } from './hiddenSort.ts'
import { membersWhere, refusalOfWhere, strangersWhere } from './whereLimits.ts'

// Documents of a page that REST and GraphQL give where a client names no number, and at most.
const usualLimit = 20
const maxLimit = 50

/**
 * Bounds what one request over REST and GraphQL can ask for: pages have at most 50 documents, queries a number of
 * conditions and relations, and a collection without versions answers 404 where Payload asks the database for a table that
 * is not there. The Local API is not bounded.
 */
export function apiLimits(): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map(withLimits),
    globals: config.globals?.map((global) =>
      global.versions || global.endpoints === false
        ? global
        : { ...global, endpoints: [...(global.endpoints ?? []), ...noVersions] },
    ),
  })
}

function withLimits(collection: CollectionConfig): CollectionConfig {
  const { endpoints, hooks, versions } = collection
  return {
    ...collection,
    ...(versions || endpoints === false ? {} : { endpoints: [...(endpoints ?? []), ...noVersions] }),
    hooks: {
      ...hooks,
      beforeOperation: [boundPage, keepCreationDate, ...(hooks?.beforeOperation ?? [])],
      afterOperation: [...(hooks?.afterOperation ?? []), emptyPage],
    },
  }
}

const noVersions: Omit<Endpoint, 'root'>[] = ['/versions', '/versions/:id'].map((path) => ({
  path,
  method: 'get',
  handler: (req) => {
    throw new NotFound(req.t)
  },
}))

// Marks a request for no documents, which Payload takes for one for all of them.
const countOnly = 'citydeskCountOnly'

// Names of fields to sort by; REST gives them in a list, GraphQL in one string.
const names = z.union([z.string().transform((list) => list.split(',')), z.array(z.string())]).catch([])

// The order of an operation, and of the documents that its join fields bring along.
const sorted = z.object({
  sort: names,
  joins: z.record(z.string(), z.object({ sort: names }).catch({ sort: [] })).catch({}),
})

function sortedPaths(args: unknown): string[] {
  const { sort, joins } = sorted.parse(args)
  const joined = Object.entries(joins).flatMap(([field, { sort: inside }]) =>
    inside.map((path) => `${field}.${path.trim().replace(/^-/, '')}`),
  )
  return [...sort, ...joined]
}

// Queries of an operation: its own, and those of the documents that its join fields bring along.
const queried = z.object({
  where: z.unknown().optional(),
  joins: z.record(z.string(), z.object({ where: z.unknown().optional() }).catch({ where: undefined })).catch({}),
})

function queriesOf(
  args: unknown,
  fields: readonly FlattenedField[],
  fieldsOf: (slug: CollectionSlug) => readonly FlattenedField[],
): (readonly [readonly FlattenedField[], unknown])[] {
  const { where, joins } = queried.parse(args)
  const joined = Object.entries(joins).map(([name, inside]) => {
    const field = fields.find((one) => one.name === name)
    const slugs = field && 'collection' in field ? [field.collection].flat() : []
    return [slugs.flatMap((slug) => [...fieldsOf(slug)]), inside.where] as const
  })
  return [[fields, where], ...joined]
}

// REST and GraphQL leave it out; the Local API always says whether access is overridden.
const isFromOutside = (args: object): boolean => !('overrideAccess' in args) || args.overrideAccess === undefined

// Drops `createdAt` from the writes of clients: the server sets it.
const keepCreationDate: CollectionBeforeOperationHook = ({ args, operation }) => {
  const isWriting = operation === 'create' || operation === 'update'
  if (!isWriting || !isFromOutside(args) || !('data' in args) || !('createdAt' in Object(args.data))) return args
  const { createdAt: _refused, ...data } = Object(args.data)
  return { ...args, data }
}

// Throws APIError 400 for a limit, a page, a query or an order that cannot be.
const boundPage: CollectionBeforeOperationHook = ({ args, collection, operation, req }) => {
  const isOutside = isFromOutside(args)
  if (isOutside && 'where' in args && typeof args.where === 'string') {
    throw new APIError('where must be a query such as where[name][equals]=value.', 400, null, true)
  }
  const fieldsOf = (slug: CollectionSlug) => req.payload.collections[slug].config.flattenedFields
  if (isOutside) {
    const limits = req.user?.collection === 'users' ? membersWhere : strangersWhere
    for (const [fields, where] of queriesOf(args, collection.flattenedFields, fieldsOf)) {
      const refusal = refusalOfWhere(fieldsOf, fields, where, limits)
      if (refusal) throw new APIError(refusal, 400, null, true)
    }
  }
  // A join field of GraphQL asks the Local API as the person.
  const isAsPerson = !('overrideAccess' in args) || args.overrideAccess !== true
  const paths = isAsPerson ? sortedPaths(args) : []
  const secret = paths.find((path) => isHiddenSort(fieldsOf, collection.flattenedFields, path))
  if (secret !== undefined) throw new APIError(`The following path cannot be queried: ${secret}`, 400, null, true)
  if (operation !== 'read' || !isOutside || 'id' in args) return args
  const { limit, page } = numbersOf(args)
  requireWhole('limit', limit, 0)
  requireWhole('page', page, 0)
  if (limit === 0) return { ...args, limit: 1, page: 1, [countOnly]: true }
  return { ...args, limit: Math.min(limit ?? usualLimit, maxLimit) }
}

// Returns the requested page number; undefined without one.
const numbersOf = (args: object): { limit?: number; page?: number } => {
  const numberOf = (name: 'limit' | 'page') => {
    const value: unknown = new Map<string, unknown>(Object.entries(args)).get(name)
    return typeof value === 'number' ? value : undefined
  }
  return { limit: numberOf('limit'), page: numberOf('page') }
}

const requireWhole = (name: string, value: number | undefined, min: number): void => {
  if (value === undefined || (Number.isSafeInteger(value) && value >= min)) return
  throw new APIError(`${name} must be a whole number of at least ${min}.`, 400, null, true)
}

// The answer to `limit=0`: how many there are, and none of them.
const emptyPage: CollectionAfterOperationHook = ({ args, result }) => {
  const isCountOnly = typeof args === 'object' && args !== null && countOnly in args
  if (!isCountOnly || typeof result !== 'object' || result === null || !('docs' in result)) return result
  return { ...result, docs: [], limit: 0, hasNextPage: false, nextPage: null, totalPages: 0 }
}
