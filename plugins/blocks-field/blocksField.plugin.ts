import type { CollectionBeforeOperationHook, CollectionConfig, Field, FieldHook, PayloadRequest, Plugin } from 'payload'
import { ValidationError } from 'payload'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { withoutExpiredPins } from '#blocks/core/expiredPins.read.ts'
import type { LexicalStateJson } from '#blocks/core/lexical.types.ts'
import { publicTree, reusableIds, wordCount } from '#blocks/registry/tree.ts'
import { never } from '#collections/permissions/never.access.ts'
import { numericIds } from '#database/numericIds.ts'
import { isLexicalState, lexicalStateError } from './lexicalState.guard.ts'

export interface BlocksFieldOptions {
  /** The rich text field that the tree is made of, by collection slug. */
  collections: Record<string, string>
}

/**
 * Gives integrators the block tree of a rich text field as `blocks`, and its length as `wordCount`, over REST and
 * GraphQL. Both are computed on reading and not stored. The Local API computes them only where `select` names them: the
 * admin and the services do not use them. A text that no conversion could read is refused when it is written.
 */
export const blocksField =
  ({ collections }: BlocksFieldOptions): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      const source = collections[collection.slug]
      return source === undefined ? collection : withBlocks(collection, source)
    }),
  })

function withBlocks(collection: CollectionConfig, source: string): CollectionConfig {
  return {
    ...collection,
    fields: [...collection.fields, ...treeFields(source)],
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        refuseUnreadable(source),
        readSourceForTree(source),
      ],
    },
  }
}

const treeFields = (source: string): Field[] => [
  {
    name: 'blocks',
    type: 'json',
    virtual: true,
    admin: { hidden: true },
    access: { create: never, update: never },
    hooks: { afterRead: [fromTree(source, (blocks) => blocks)] },
  },
  {
    name: 'wordCount',
    type: 'number',
    virtual: true,
    admin: { hidden: true },
    access: { create: never, update: never },
    hooks: { afterRead: [fromTree(source, wordCount)] },
  },
]

const fromTree =
  (source: string, made: (blocks: PlacedBlock[]) => unknown): FieldHook =>
  async ({ siblingData, req }) =>
    req.payloadAPI === 'local' && !req.context[askedKey] ? undefined : made(await treeOf(siblingData[source], req))

/** Trees by text object: both fields are computed from the same text, one after the other. */
const trees = new WeakMap<object, Promise<PlacedBlock[]>>()

function treeOf(state: unknown, req: PayloadRequest): Promise<PlacedBlock[]> {
  if (!isLexicalState(state)) return Promise.resolve([])
  const known = trees.get(state)
  if (known) return known
  // Payload reads both fields at once: the text itself may not have lost its ended pins yet.
  const tree = readTree(withoutExpiredPins(state, new Date()), req)
  trees.set(state, tree)
  return tree
}

/** Returns the tree with the content of its reusable blocks, as far as the caller has access to it. */
async function readTree(state: LexicalStateJson, req: PayloadRequest): Promise<PlacedBlock[]> {
  const ids = numericIds(reusableIds(state))
  if (ids.length === 0) return publicTree(state)
  const { docs } = await req.payload.find({
    collection: 'reusable-blocks',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
  })
  return publicTree(state, new Map(docs.flatMap(({ id, body }) => (isLexicalState(body) ? [[String(id), body]] : []))))
}

const askedKey = 'blocksWereSelected'

/** Selects the source field with a virtual field; the database would not read it otherwise. */
const readSourceForTree =
  (source: string): CollectionBeforeOperationHook =>
  ({ args, req }) => {
    const select: unknown = 'select' in args ? args.select : undefined
    if (typeof select !== 'object' || select === null) return args
    const names = new Map<string, unknown>(Object.entries(select))
    if (names.get('blocks') !== true && names.get('wordCount') !== true) return args
    req.context[askedKey] = true
    return { ...args, select: { ...select, [source]: true } }
  }

/** Refuses unreadable text before Payload's own handling of it, which recurses. */
const refuseUnreadable =
  (source: string): CollectionBeforeOperationHook =>
  ({ args, collection, req }) => {
    const data: unknown = 'data' in args ? args.data : undefined
    if (typeof data !== 'object' || data === null) return args
    const state = new Map<string, unknown>(Object.entries(data)).get(source)
    const message = state === undefined || state === null ? null : lexicalStateError(state)
    if (message) {
      const errors = [{ path: source, message: `This text cannot be read: it ${message}.` }]
      throw new ValidationError({ collection: collection.slug, errors, req })
    }
    return args
  }
