/** Looks up at once what the hooks of many documents would ask the database one by one. */
import type { PayloadRequest } from 'payload'
import { addressOwner } from '#collections/addresses/addressOwner.ts'
import { pagePath, pathsOfSameContent } from '#collections/addresses/publicPath.ts'
import { lockRedirects } from '#collections/addresses/redirectLock.ts'
import { postPath } from '#collections/posts/postPath.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { openBatch } from '#database/batchedWrites.ts'
import { lockNames } from '#database/namedLocks.ts'
import type { Kept, WriteBatch } from '#database/writeBatch.ts'
import type { WritableDocument } from './document.write.ts'
import { readOldPaths } from './redirects.write.ts'

const everything = { pagination: false, limit: 0 } as const

async function lookUp(req: PayloadRequest, batch: WriteBatch, kept: Kept, field: string, values: readonly string[]) {
  if (values.length === 0) return
  const { db } = req.payload
  const { collection } = kept
  const where = { [field]: { in: [...values] } }
  const found = kept.isVersions
    ? (await db.findVersions({ collection, where, select: { version: { slug: true } }, ...everything, req })).docs.map(
        ({ version }) => version.slug,
      )
    : (
        await db.find<Record<string, unknown>>({ collection, where, select: { [field]: true }, ...everything, req })
      ).docs.map((row) => row[field])
  batch.noteAbsent(
    kept,
    field,
    values.filter((value) => !found.includes(value)),
  )
}

async function pathsOf(req: PayloadRequest, writables: readonly WritableDocument[]): Promise<string[]> {
  const timeZone = await publicationTimeZone(req)
  return writables.flatMap(({ document, slug }) => {
    const { collection, publishedAt } = document
    const isDated = collection === 'posts' && slug && publishedAt && !Number.isNaN(Date.parse(publishedAt))
    const dated = isDated ? [postPath(new Date(publishedAt), timeZone, slug)] : []
    const old = readOldPaths(document, null).paths.flatMap(pathsOfSameContent)
    return [...(slug ? [pagePath(slug)] : []), ...dated, ...old]
  })
}

/**
 * Has the transaction of a request gather its writes, takes the locks that the documents need, and looks up what their
 * hooks are going to ask: whether slugs and addresses are free, and what leads to them.
 */
export async function lookAhead(req: PayloadRequest, writables: readonly WritableDocument[]): Promise<void> {
  const batch = await openBatch(req)
  const fresh = writables.filter(({ known }) => !known)
  const owners: string[] = []
  for (const collection of ['posts', 'pages'] as const) {
    const count = fresh.filter(({ document }) => document.collection === collection).length
    if (count === 0) continue
    for (const id of await batch.reserveIds(collection, count)) owners.push(addressOwner(collection, id))
  }
  const paths = [...new Set(await pathsOf(req, fresh))]
  await lockRedirects(req, 'shared')
  await lockNames(req, [...paths, ...owners])
  await lookUp(req, batch, { collection: 'posts' }, 'path', paths)
  const addresses: Kept = { collection: 'addresses' }
  await lookUp(req, batch, addresses, 'path', paths)
  await lookUp(req, batch, addresses, 'leadsTo', [...paths, ...owners])
  await lookUp(req, batch, addresses, 'owner', owners)
  await lookUp(req, batch, { collection: 'url-targets' }, 'path', paths)
  const slugs = [...new Set(fresh.flatMap(({ slug }) => (slug ? [slug] : [])))]
  for (const collection of ['posts', 'pages'] as const) {
    await lookUp(req, batch, { collection }, 'slug', slugs)
    await lookUp(req, batch, { collection, isVersions: true }, 'version.slug', slugs)
  }
}
