import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { isLiveDocument } from '#collections/lifecycle/ownRow.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { documentKeyOf, isSharedCollection } from '#plugins/collaboration/room/documentKey.ts'
import { keptVersions } from '#plugins/collaboration/storage/versions.store.ts'
import { readVersions, waitingVersion } from './readVersions.ts'
import { VersionTable } from './VersionTable.tsx'
import { groupVersions } from './versionGroups.ts'
import { versionState } from './versionState.ts'
import './versions.css'

/** Lists the versions of a document, newest first: when, by whom, what changed, and what readers had of them. */
export async function VersionList({ initPageResult, routeSegments, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) return null
  const { slug } = collectionConfig
  const found = await readVersions(req, slug, docID)
  const newest = {
    draft: found.find(({ status }) => status === 'draft') ?? null,
    published: (await isLiveDocument(req, slug, docID))
      ? (found.find(({ status }) => status === 'published') ?? null)
      : null,
  }
  const documentKey = isSharedCollection(slug) ? documentKeyOf(slug, String(docID)) : null
  const names = documentKey ? await keptVersions(req, documentKey) : []
  const nameOf = new Map(names.map(({ version, name }) => [version, name]))
  const timeZone = await publicationTimeZone(req)
  const waiting = await waitingVersion(req, slug, docID)
  const listed = found.map((version) => ({
    id: version.id,
    updatedAt: version.updatedAt,
    moment: formatMoment(new Date(version.updatedAt), timeZone),
    savedBy: version.savedBy,
    name: nameOf.get(version.id) ?? null,
    state:
      waiting?.version === version.id
        ? `Scheduled for ${formatMoment(new Date(waiting.dueAt), timeZone)}`
        : versionState(version, newest),
    isLive: version.id === newest.published?.id,
  }))
  const isTrashed = routeSegments[2] === 'trash'
  const isInDrawer = versions?.useVersionDrawerCreatedAtCell === true
  const table =
    listed.length === 0 ? (
      <p>Nothing has been saved yet.</p>
    ) : (
      <VersionTable
        groups={groupVersions(listed)}
        documentKey={documentKey}
        path={`/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions`}
        isInDrawer={isInDrawer}
      />
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
