import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { z } from 'zod'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { nameOfWriter, type Writer } from '#collections/fields/savedBy.field.ts'
import { isLiveDocument } from '#collections/lifecycle/ownRow.ts'
import { publicationTimeZone } from '#collections/settings/publicationTimeZone.ts'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { keptVersions } from '#plugins/collaboration/storage/versions.store.ts'
import '../desk/textTable.css'
import { newestVersion, versionsPage } from './readVersions.ts'
import { VersionLink } from './VersionLink.tsx'
import { VersionPager } from './VersionPager.tsx'
import { versionState } from './versionState.ts'
import './versions.css'

const page = z.coerce.number().int().min(1).catch(1)

/** Lists the versions of a document, newest first: when, by whom, and what readers had of them. */
export async function VersionList({ initPageResult, routeSegments, searchParams, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const { slug } = collectionConfig
  const found = await versionsPage(req, slug, docID, page.parse(searchParams?.page))
  const newest = {
    draft: await newestVersion(req, slug, docID, 'draft'),
    published: (await isLiveDocument(req, slug, docID)) ? await newestVersion(req, slug, docID, 'published') : null,
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
        <table className="text-table">
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
        <VersionPager page={found.page ?? 1} pageSize={found.limit} total={found.totalDocs} pages={found.totalPages} />
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

const namesOf = (people: readonly Writer[]): string => people.map(nameOfWriter).join(', ') || '—'
