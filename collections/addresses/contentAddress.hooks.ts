/**
 * Keeps the ledger in step with what is live, in the transaction of the write. Payload's hooks do not provide what
 * readers saw before a write, because the newest version may be a draft: the ledger does.
 */
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionConfig,
  CollectionSlug,
  PayloadRequest,
} from 'payload'
import { ValidationError } from 'payload'
import { lockNames } from '#database/namedLocks.ts'
import type { Id } from '../permissions/actor.ts'
import { fieldsOfTarget, type TargetData } from '../url-targets/storedTarget.ts'
import { addressNotes } from './addressNotes.ts'
import type { AddressedCollection, AddressOwner } from './addressOwner.ts'
import { addressOwner, isAddressed } from './addressOwner.ts'
import { refusalOfContent } from './addressRules.ts'
import { addressFields, addressOfDocument } from './contentAddress.ts'
import { entriesOf, entriesWithTarget, entryAt, releaseOwner, writeEntry } from './ledger.ts'
import { lockRedirects } from './redirectLock.ts'
import { setTarget } from './target.write.ts'
import type { UnpublishAction } from './unpublishAction.schema.ts'
import { requireVisible, takeUnpublishAction, targetOfUnpublishAction } from './unpublishAction.ts'

/** Returns the collection with hooks that keep its addresses; as it came when its documents have none. */
export const withAddress = (collection: CollectionConfig): CollectionConfig => {
  const { slug, hooks } = collection
  if (slug === 'newsletter-lists') {
    return { ...collection, hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), moveIssues] } }
  }
  if (!isAddressed(slug)) return collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: [...(hooks?.afterChange ?? []), followContent(slug)],
      beforeDelete: [...(hooks?.beforeDelete ?? []), releaseContent(slug)],
    },
  }
}

const followContent =
  (collection: AddressedCollection): CollectionAfterChangeHook =>
  async ({ doc, operation, req }) => {
    const before = operation === 'create' ? [] : await livePathsOf(req, collection, doc.id)
    // The common case: a user types in a draft that readers have never seen.
    if (before.length === 0 && doc._status === 'draft') return doc
    const path = await livePath(req, collection, doc.id)
    await moveTo(req, {
      collection,
      id: doc.id,
      before,
      path,
      why: doc.deletedAt ? absences.trashed : absences.unpublished,
    })
    return doc
  }

/** The issues of a list have its slug in their addresses. */
const moveIssues: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create' || previousDoc?.slug === doc.slug) return doc
  const where = { list: { equals: doc.id } }
  const issues = await req.payload.db.find<{ id: Id }>({
    collection: 'newsletters',
    where,
    pagination: false,
    limit: 0,
    req,
  })
  for (const { id } of issues.docs) {
    const collection = 'newsletters'
    const before = await livePathsOf(req, collection, id)
    if (before.length === 0) continue
    await moveTo(req, { collection, id, before, path: await livePath(req, collection, id), why: absences.unpublished })
  }
  return doc
}

interface Move {
  collection: AddressedCollection
  id: Id
  /** The document's public addresses so far. */
  before: readonly string[]
  /** The document's public address now; null when it is not live. */
  path: string | null
  /** The reason why it was taken off the site, if it was. */
  why: string
}

const moveTo = async (req: PayloadRequest, { collection, id, before, path, why }: Move): Promise<void> => {
  const owner = addressOwner(collection, id)
  const left = before.filter((old) => old !== path)
  const unpublishAction = takeUnpublishAction(req, owner)
  const isMoving = left.length > 0 || (path !== null && !before.includes(path))
  if (!isMoving) return
  const returned = path !== null && before.length === 0 ? await formerPathsOf(req, owner, path) : []
  const target = targetOfUnpublishAction(unpublishAction)
  const names = [owner, target, path, ...left, ...returned].filter((name) => name !== null)
  await lockRedirects(req, 'shared')
  await lockNames(req, names)
  await requireVisible(req, target)
  // First, so that what leads to the document finds it live.
  if (path !== null && !before.includes(path)) await claimPath(req, collection, id, path)
  for (const old of [...left, ...returned]) {
    const note = { owner, why: path === null ? why : 'address changed', isTaken: false }
    await setTarget(req, old, path === null ? targetFor(unpublishAction) : targetTo(collection, id, path), note)
  }
}

/** Reasons why a document left its address, as written to the ledger. */
const absences = { trashed: 'moved to the trash', unpublished: 'unpublished' } as const

/**
 * Returns the former addresses of a document that is live again under another slug. Their responses were for its
 * absence; now they lead to it. Addresses that a user has decided about since are left out.
 */
const formerPathsOf = async (req: PayloadRequest, owner: AddressOwner, path: string): Promise<string[]> => {
  const entries = await entriesOf(req, owner)
  return entries
    .filter(({ why }) => why === absences.trashed || why === absences.unpublished)
    .flatMap((entry) => (entry.path === path ? [] : [entry.path]))
}

/** Makes a document live at an address, and removes the entry for its absence. */
const claimPath = async (req: PayloadRequest, collection: AddressedCollection, id: Id, path: string): Promise<void> => {
  const owner = addressOwner(collection, id)
  const entry = await entryAt(req, path)
  const refusal = refusalOfContent(entry, owner, { isImport: req.context.isImport === true })
  if (refusal) {
    throw new ValidationError({ collection, errors: [{ path: 'slug', label: 'Slug', message: refusal.message }], req })
  }
  if (entry && entry.answer !== '404') {
    await addressNotes(req).during(path, { owner, why: 'published', isTaken: true }, () =>
      req.payload.delete({ collection: 'url-targets', where: { path: { equals: path } }, overrideAccess: true, req }),
    )
  }
  await writeEntry(req, { path, answer: '200', owner, target: null, why: 'published' })
}

const targetFor = (choice: UnpublishAction): TargetData => {
  switch (choice.unpublishAction) {
    case 'return_gone':
      return { type: 'gone' }
    case 'redirect_to_homepage':
      return { type: 'redirect', url: '/', code: '301' }
    case 'redirect_to_content':
      return { type: choice.contentType, [choice.contentType]: Number(choice.contentId), code: '301' }
  }
}

/** An issue of a newsletter is no target of its own, so its new path is. */
const targetTo = (collection: AddressedCollection, id: Id, path: string): TargetData => ({
  ...(fieldsOfTarget(addressOwner(collection, id)) ?? { type: 'redirect', url: path }),
  code: '301',
})

/** Removes redirects to a document that is deleted for good, and its own address. */
const releaseContent =
  (collection: AddressedCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const owner = addressOwner(collection, id)
    const note = { owner, why: 'deleted', isTaken: false }
    for (const path of await livePathsOf(req, collection, id)) await setTarget(req, path, { type: 'gone' }, note)
    for (const { path, owner: formerOwner } of await entriesWithTarget(req, owner)) {
      await setTarget(req, path, { type: 'gone' }, { ...note, owner: formerOwner })
    }
    await releaseOwner(req, owner)
  }

const livePathsOf = async (req: PayloadRequest, collection: AddressedCollection, id: Id): Promise<string[]> => {
  const entries = await entriesOf(req, addressOwner(collection, id))
  return entries.filter(({ answer }) => answer === '200').map(({ path }) => path)
}

/** Returns the public path of the document itself, not of its newest draft. */
const livePath = async (req: PayloadRequest, collection: AddressedCollection, id: Id): Promise<string | null> => {
  const fields = [...addressFields[collection], ...(hasDrafts(req, collection) ? ['_status', 'deletedAt'] : [])]
  const select = Object.fromEntries(fields.map((name) => [name, true as const]))
  const where = { id: { equals: id } }
  const row = await req.payload.db.findOne<{ id: Id; _status?: unknown; deletedAt?: unknown }>({
    collection,
    where,
    select,
    req,
  })
  if (!row || row.deletedAt || (row._status !== undefined && row._status !== 'published')) return null
  return addressOfDocument(req, collection, row)
}

const hasDrafts = (req: PayloadRequest, collection: CollectionSlug): boolean =>
  Boolean(req.payload.collections[collection]?.config.versions?.drafts)
