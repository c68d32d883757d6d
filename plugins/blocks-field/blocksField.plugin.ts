import type {
  CollectionAfterOperationHook,
  CollectionBeforeOperationHook,
  CollectionConfig,
  Field,
  FieldHook,
  PayloadRequest,
  Plugin,
} from 'payload'
import { ValidationError } from 'payload'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { withoutExpiredPins } from '#blocks/core/expiredPins.read.ts'
import type { LexicalStateJson } from '#blocks/core/lexical.types.ts'
import { publicTree, reusableIds, wordCount } from '#blocks/registry/tree.ts'
import { never } from '#collections/permissions/accessFromRule.ts'
import { numericIds } from '#database/numericIds.ts'
import { isLexicalState, lexicalStateError } from './lexicalState.guard.ts'

export interface BlocksFieldOptions {
  collections: Record<string, string>
}

/**
 * Gives integrators the block tree of a rich text field as `blocks`, and its length as `wordCount`, over REST and
 * GraphQL. Both are computed on reading and not stored. REST leaves the rich text itself out of what readers see, as the
 * tree says the same, and the tree out of drafts, which are read to be written; `select` brings either. GraphQL computes
 * what a query names, the Local API what `select` names. A text that no conversion could read is refused when it is
 * written.
 */
export function blocksField({ collections }: BlocksFieldOptions): Plugin {
  return (config) => ({
    ...config,
    collections: config.collections?.map((collection) => {
      const source = collections[collection.slug]
      return source === undefined ? collection : withBlocks(collection, source)
    }),
  })
}

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
        chooseText(source),
      ],
      afterOperation: [...(collection.hooks?.afterOperation ?? []), leaveSourceOut(source)],
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
  ({ siblingData, req, overrideAccess, currentDepth = 1 }) => {
    const read = async () => made(await treeOf(siblingData[source], req))
    // GraphQL calls a function for its value only where the query names the field.
    if (req.payloadAPI === 'GraphQL') return read
    // What the server itself reads while it answers is read without access control, and is not the answer.
    const isAnswer = req.payloadAPI === 'REST' && (overrideAccess !== true || currentDepth > 1)
    return isAnswer || req.context[selectedKey] ? read() : undefined
  }

// Trees by text object: both fields are computed from the same text, one after the other.
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

const selectedKey = 'blocksWereSelected'

// Selects the source field with a virtual field; the database would not read it otherwise.
const readSourceForTree =
  (source: string): CollectionBeforeOperationHook =>
  ({ args, req }) => {
    const select: unknown = 'select' in args ? args.select : undefined
    if (typeof select !== 'object' || select === null) return args
    const names = new Map<string, unknown>(Object.entries(select))
    if (names.get('blocks') !== true && names.get('wordCount') !== true) return args
    req.context[selectedKey] = true
    return { ...args, select: { ...select, [source]: true } }
  }

// Marks a read whose answer has the tree in place of the source field.
const treeOnly = 'citydeskTreeOnly'

// Chooses the text of an answer of REST that names no fields: the tree of what readers see, the source field of drafts.
// A `select` that leaves `blocks` out gets the source field.
const chooseText =
  (source: string): CollectionBeforeOperationHook =>
  ({ args, operation, req }) => {
    const isAnswer =
      operation === 'read' &&
      req.payloadAPI === 'REST' &&
      !('overrideAccess' in args && args.overrideAccess !== undefined)
    const select: unknown = 'select' in args ? args.select : undefined
    if (!isAnswer || (select !== undefined && select !== null)) return args
    const isDraft = 'draft' in args && args.draft === true
    return isDraft ? { ...args, select: { blocks: false, wordCount: false } } : { ...args, [treeOnly]: source }
  }

const leaveSourceOut =
  (source: string): CollectionAfterOperationHook =>
  ({ args, result }) => {
    if (typeof args !== 'object' || args === null || !(treeOnly in args)) return result
    const docs: unknown = typeof result === 'object' && result !== null && 'docs' in result ? result.docs : [result]
    for (const doc of Array.isArray(docs) ? docs : []) Reflect.deleteProperty(Object(doc), source)
    return result
  }

// Refuses unreadable text before Payload's own handling of it, which recurses.
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
