import type { CollectionAfterChangeHook, Payload, Plugin } from 'payload'
import { writesOf } from '#collections/lifecycle/lifecycleWrites.ts'
import { isLexicalState } from '../blocks-field/lexicalState.guard.ts'
import { siteUrlOf } from '../preview/preview.service.ts'
import { homePage } from '../reader-api/home.answer.ts'
import { createReaderRequest } from '../reader-api/readerRequest.ts'
import { loadOutline } from './frontOutline.load.ts'
import { addLaunch, type NewLaunch } from './launches.store.ts'

const recordLaunch: CollectionAfterChangeHook = async ({ doc, collection, req }) => {
  if (doc._status !== 'published') return doc
  const { docs } = await req.payload.db.findVersions<{ id: number }>({
    collection: collection.slug,
    where: { and: [{ parent: { equals: doc.id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    req,
  })
  const version = docs[0]?.id
  if (version === undefined) return doc
  const by = req.user?.collection === 'users' ? Number(req.user.id) : null
  const { action, by: author } = writesOf(req).ownOf('fronts', doc.id)?.publication ?? { action: 'publish', by }
  await addLaunch(req, {
    front: Number(doc.id),
    version: Number(version),
    launchedAt: new Date(doc.updatedAt),
    action,
    by: author,
    picture: await pictureOf(req.payload, doc.body, doc.updatedAt),
  })
  return doc
}

/** Keeps the launches of front pages. */
export function launches(): Plugin {
  return (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'fronts'
        ? {
            ...collection,
            hooks: { ...collection.hooks, afterChange: [...(collection.hooks?.afterChange ?? []), recordLaunch] },
          }
        : collection,
    ),
  })
}

// Returns what readers get at this moment. Read apart from the transaction: without a picture, the launch goes on.
async function pictureOf(payload: Payload, body: unknown, launchedAt: string): Promise<NewLaunch['picture']> {
  try {
    const request = await createReaderRequest(payload, siteUrlOf(payload), 1)
    const [page, { outline, headlines }] = await Promise.all([
      homePage(request, isLexicalState(body) ? body : null, launchedAt),
      loadOutline(payload, body),
    ])
    return { outline, headlines: Object.fromEntries(headlines), page }
  } catch (error) {
    payload.logger.warn({ msg: 'A launch is recorded without its picture', err: error })
    return null
  }
}
