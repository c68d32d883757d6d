import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Fragment, type ReactNode } from 'react'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { activityFilters, newestFirst, whereOf } from '#plugins/activity/activityFilters.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { deskScreen } from '../desk/deskScreen.tsx'
import { ActivityTable } from './ActivityTable.tsx'
import { activityRows } from './activityRows.ts'
import './activity.css'

// Number of newest entries that are shown; all of them are in the list of activity.
const shown = 50

interface ActivityList {
  heading: string | null
  // As the address of the list of activity has them.
  filters: Record<string, string>
  empty: string
}

/** Renders the newest entries of each list, and the way to all of them; or the refusal. */
export async function activityLists(req: PayloadRequest, lists: readonly ActivityList[]): Promise<ReactNode> {
  const gate = requirePermissions(req, ['READ_ACTIVITY'])
  const mayRead = await gate.then(
    () => true,
    () => false,
  )
  const filled = mayRead ? await Promise.all(lists.map((list) => fill(req, list))) : []
  return deskScreen(req, gate, () => <div className="activity">{filled}</div>)
}

async function fill(req: PayloadRequest, { heading, filters, empty }: ActivityList): Promise<ReactNode> {
  const { payload, user } = req
  const timeZone = await publicationTimeZone(req)
  const { docs, totalDocs } = await payload.find({
    collection: 'activity',
    where: whereOf(activityFilters.parse(filters), timeZone),
    sort: newestFirst,
    limit: shown,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const { admin, api } = payload.config.routes
  const query = new URLSearchParams(filters)
  const all = `${formatAdminURL({ adminRoute: admin, path: '/collections/activity' })}?${query}`
  return (
    <Fragment key={heading}>
      {heading !== null && <h2>{heading}</h2>}
      {docs.length === 0 ? (
        <p className="desk__quiet">{empty}</p>
      ) : (
        <>
          <ActivityTable rows={activityRows(payload, docs, timeZone)} label={heading ?? 'Activity'} />
          <p className="activity__exports">
            {totalDocs > docs.length && <a href={all}>All {totalDocs.toLocaleString('en-US')} entries</a>}{' '}
            <a href={`${api}/activity/export?${query}`}>Export as CSV</a>
          </p>
        </>
      )}
    </Fragment>
  )
}

/** Renders the log of a document, newest first: a tab beside its versions. */
export async function DocumentActivity({ initPageResult: { req, collectionConfig }, doc }: DocumentViewServerProps) {
  const filters = { kind: collectionConfig?.slug ?? '', document: String(doc.id) }
  const empty = 'Nothing has happened here since activity is written down.'
  return activityLists(req, [{ heading: null, filters, empty }])
}

/** Renders what a person did, and what happened to the account: a tab beside it. */
export async function PersonActivity({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const name = typeof doc.name === 'string' && doc.name !== '' ? doc.name : 'this person'
  return activityLists(req, [
    { heading: `What ${name} did`, filters: { personId: String(doc.id) }, empty: `${name} has done nothing yet.` },
    {
      heading: 'What happened to this account',
      filters: { kind: 'users', document: String(doc.id) },
      empty: 'Nothing has happened to it since activity is written down.',
    },
  ])
}
