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
import { liveChangeOf } from '../lifecycle/liveChange.ts'
import { isLive, ownRow } from '../lifecycle/ownRow.ts'
import type { Id } from '../permissions/actor.ts'
import { fieldsOfTarget, type TargetData } from '../url-targets/storedTarget.ts'
import { addressNotes } from './addressNotes.ts'
import type { AddressedCollection } from './addressOwner.ts'
import { addressOwner, isAddressed } from './addressOwner.ts'
import { refusalOfContent } from './addressRules.ts'
import { addressOfDocument } from './contentAddress.ts'
import { entriesOf, entriesWithTarget, entryAt, type LedgerRow, releaseOwner, writeEntry } from './ledger.ts'
import { lockRedirects } from './redirectLock.ts'
import { setTarget } from './target.write.ts'
import type { UnpublishAction } from './unpublishAction.schema.ts'
import { requireVisible, takeUnpublishAction, targetOfUnpublishAction } from './unpublishAction.ts'

/** Returns the collection with hooks that keep its addresses; as it came when its documents have none. */
export function withAddress(collection: CollectionConfig): CollectionConfig {
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
  async (written) => {
    const { doc, operation, req } = written
    const change = hasDrafts(req, collection) ? await liveChangeOf(written) : undefined
    if (change === null) return doc
    const entries = operation === 'create' ? [] : await entriesOf(req, addressOwner(collection, doc.id))
    const path = change
      ? change.after && (await addressOfDocument(req, collection, change.after))
      : await livePath(req, collection, doc.id)
    await moveTo(req, {
      collection,
      id: doc.id,
      entries,
      path,
      why: (change ? change.row : doc)?.deletedAt ? absences.trashed : absences.unpublished,
    })
    return doc
  }

// The issues of a list have its slug in their addresses.
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
    const entries = await entriesOf(req, addressOwner(collection, id))
    if (livePathsOf(entries).length === 0) continue
    await moveTo(req, { collection, id, entries, path: await livePath(req, collection, id), why: absences.unpublished })
  }
  return doc
}

interface Move {
  collection: AddressedCollection
  id: Id
  // The document's addresses so far, live and former.
  entries: readonly LedgerRow[]
  // The document's public address now; null when it is not live.
  path: string | null
  // The reason why it was taken off the site, if it was.
  why: string
}

const moveTo = async (req: PayloadRequest, { collection, id, entries, path, why }: Move): Promise<void> => {
  const owner = addressOwner(collection, id)
  const before = livePathsOf(entries)
  const left = before.filter((old) => old !== path)
  const unpublishAction = takeUnpublishAction(req, owner)
  const isMoving = left.length > 0 || (path !== null && !before.includes(path))
  if (!isMoving) return
  const returned = path !== null && before.length === 0 ? formerPathsOf(entries, path) : []
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

// Reasons why a document left its address, as written to the ledger.
const absences = { trashed: 'moved to the trash', unpublished: 'unpublished' } as const

// Returns the former addresses of a document that is live again under another slug. Their responses were for its
// absence; now they lead to it. Addresses that a user has decided about since are left out.
const formerPathsOf = (entries: readonly LedgerRow[], path: string): string[] =>
  entries
    .filter(({ why }) => why === absences.trashed || why === absences.unpublished)
    .flatMap((entry) => (entry.path === path ? [] : [entry.path]))

const claimPath = async (req: PayloadRequest, collection: AddressedCollection, id: Id, path: string): Promise<void> => {
  const owner = addressOwner(collection, id)
  const entry = await entryAt(req, path)
  const refusal = refusalOfContent(entry, owner, { isImport: req.context.isImport === true })
  if (refusal) {
    throw new ValidationError({ collection, errors: [{ path: 'slug', label: 'Slug', message: refusal.message }], req })
  }
  const isAnswered = entry !== null && entry.answer !== '404'
  if (isAnswered) {
    await addressNotes(req).during(path, { owner, why: 'published', isTaken: true }, () =>
      req.payload.delete({ collection: 'url-targets', where: { path: { equals: path } }, overrideAccess: true, req }),
    )
  }
  const change = { path, answer: '200', owner, target: null, why: 'published' } as const
  await writeEntry(req, change, isAnswered ? undefined : entry)
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

// An issue of a newsletter is no target of its own, so its new path is.
const targetTo = (collection: AddressedCollection, id: Id, path: string): TargetData => ({
  ...(fieldsOfTarget(addressOwner(collection, id)) ?? { type: 'redirect', url: path }),
  code: '301',
})

// Removes redirects to a document that is deleted for good, and its own address.
const releaseContent =
  (collection: AddressedCollection): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const owner = addressOwner(collection, id)
    const note = { owner, why: 'deleted', isTaken: false }
    for (const path of livePathsOf(await entriesOf(req, owner))) await setTarget(req, path, { type: 'gone' }, note)
    for (const { path, owner: formerOwner } of await entriesWithTarget(req, owner)) {
      await setTarget(req, path, { type: 'gone' }, { ...note, owner: formerOwner })
    }
    await releaseOwner(req, owner)
  }

const livePathsOf = (entries: readonly LedgerRow[]): string[] =>
  entries.filter(({ answer }) => answer === '200').map(({ path }) => path)

// Returns the public path of the document itself, not of its newest draft; null when readers do not see it.
const livePath = async (req: PayloadRequest, collection: AddressedCollection, id: Id): Promise<string | null> => {
  const row = await ownRow(req, collection, id)
  return row && (isLive(row) || !hasDrafts(req, collection)) ? addressOfDocument(req, collection, row) : null
}

const hasDrafts = (req: PayloadRequest, collection: CollectionSlug): boolean =>
  Boolean(req.payload.collections[collection]?.config.versions?.drafts)
