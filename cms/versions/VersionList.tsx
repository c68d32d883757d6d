import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { CollectionSlug, DocumentViewServerProps, PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { type Editor, readEditors } from '#collections/fields/savedBy.field.ts'
import { publicationTimeZone } from '#collections/settings/publicationTimeZone.ts'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { keptVersions } from '#plugins/collaboration/storage/versions.store.ts'
import { VersionLink } from './VersionLink.tsx'
import { VersionPager } from './VersionPager.tsx'
import { versionState } from './versionState.ts'
import './versions.css'

const pageSize = 20

const page = z.coerce.number().int().min(1).catch(1)

/** Lists the versions of a document, newest first: when, by whom, and what readers had of them. */
export async function VersionList({ initPageResult, routeSegments, searchParams, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const { slug } = collectionConfig
  const found = await versionsOf(req, slug, docID, page.parse(searchParams?.page))
  const newest = {
    draft: await newestOf(req, slug, docID, 'draft'),
    published: (await isLive(req, slug, docID)) ? await newestOf(req, slug, docID, 'published') : null,
  }
  const names = isSharedCollection(slug) ? await keptVersions(req, documentKeyOf(slug, String(docID))) : []
  const nameOf = new Map(names.map(({ version, name }) => [version, name]))
  const timeZone = await publicationTimeZone(req)
  const isTrashed = routeSegments[2] === 'trash'
  const isInDrawer = versions?.useVersionDrawerCreatedAtCell === true
  const table = (
    <>
      {found.docs.length === 0 ? (
        <p>Nothing has been saved yet.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Saved</th>
              <th scope="col">By</th>
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {found.docs.map((version) => (
              <tr key={version.id}>
                <td>
                  <VersionLink
                    id={String(version.id)}
                    path={`/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions/${version.id}`}
                    isInDrawer={isInDrawer}
                  >
                    {formatMoment(new Date(version.updatedAt), timeZone)}
                  </VersionLink>
                  {nameOf.has(version.id) && <span className="versions__name">{nameOf.get(version.id)}</span>}
                </td>
                <td>{namesOf(version.savedBy)}</td>
                <td>
                  <span className="versions__state" data-live={version.id === newest.published?.id || undefined}>
                    {versionState(version, newest)}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.totalPages > 1 && (
        <VersionPager page={found.page ?? 1} pageSize={pageSize} total={found.totalDocs} pages={found.totalPages} />
      )}
    </>
  )
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={req.i18n.t('version:versions')}
      />
      <main className="versions">{isInDrawer ? table : <Gutter>{table}</Gutter>}</main>
    </>
  )
}

const namesOf = (people: readonly Editor[]): string => people.map(({ name }) => name).join(', ') || '—'

/** Reads a page of versions with only what the list shows: a version holds a whole story. */
async function versionsOf(req: PayloadRequest, collection: CollectionSlug, parent: number | string, page: number) {
  const found = await req.payload.findVersions({
    collection,
    where: { parent: { equals: parent } },
    select: { updatedAt: true, version: { _status: true, savedBy: true } },
    sort: '-updatedAt',
    limit: pageSize,
    page,
    depth: 0,
    trash: true,
    user: req.user,
    overrideAccess: false,
    req,
  })
  return {
    ...found,
    docs: found.docs.map(({ id, updatedAt, version }) => ({
      id: Number(id),
      updatedAt,
      status: '_status' in version ? version._status : null,
      savedBy: readEditors('savedBy' in version ? version.savedBy : null),
    })),
  }
}

async function newestOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  parent: number | string,
  status: 'draft' | 'published',
): Promise<{ id: number; updatedAt: string } | null> {
  const { docs } = await req.payload.findVersions({
    collection,
    where: { and: [{ parent: { equals: parent } }, { 'version._status': { equals: status } }] },
    select: { updatedAt: true },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    trash: true,
    user: req.user,
    overrideAccess: false,
    req,
  })
  return docs[0] ? { id: Number(docs[0].id), updatedAt: docs[0].updatedAt } : null
}

/** Returns whether readers have a version of the document. */
async function isLive(req: PayloadRequest, collection: CollectionSlug, id: number | string): Promise<boolean> {
  const where = { id: { equals: id }, _status: { equals: 'published' } }
  return (await req.payload.count({ collection, where, user: req.user, overrideAccess: false, req })).totalDocs > 0
}
