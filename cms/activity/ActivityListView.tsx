import { Gutter, SetStepNav } from '@payloadcms/ui'
import { createLocalReq, type ListViewServerProps } from 'payload'
import { actionLabels, activityActions } from '#collections/activity/activity.types.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { activityFilters, newestFirst, whereOf } from '#plugins/activity/activityFilters.ts'
import { ZoneNote } from '../clock/ZoneNote.tsx'
import { ActivityPages } from './ActivityPages.tsx'
import { ActivityTable } from './ActivityTable.tsx'
import { activityRows, kindLabel } from './activityRows.ts'
import { ChainState } from './ChainState.tsx'
import '../desk/desk.css'
import './activity.css'

const pageSize = 50

/** Renders the activity log: whether it is as it was written, filters, and a sentence for each entry, newest first. */
export async function ActivityListView({ payload, user, searchParams }: ListViewServerProps) {
  const filters = activityFilters.parse(searchParams ?? {})
  const timeZone = await publicationTimeZone(await createLocalReq({ user }, payload))
  const page = Math.max(1, Math.trunc(Number(searchParams?.page)) || 1)
  const found = await payload.find({
    collection: 'activity',
    where: whereOf(filters, timeZone),
    sort: newestFirst,
    limit: pageSize,
    page,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const given = Object.entries(filters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  const kinds = [...payload.config.collections, ...payload.config.globals].map(({ slug }) => slug)
  const labelled = kinds
    .filter((slug) => !slug.startsWith('payload-'))
    .map((slug) => ({ slug, label: kindLabel(payload, slug) }))
  const exported = (format: string) =>
    `${payload.config.routes.api}/activity/export?${new URLSearchParams([...given, ['format', format]])}`
  return (
    <main>
      <SetStepNav nav={[{ label: 'Activity' }]} />
      <Gutter className="desk activity">
        <h1>Activity</h1>
        <ChainState />
        <search aria-label="Filters">
          <form className="desk__filters">
            <label>
              Text
              <input type="search" name="search" defaultValue={filters.search} maxLength={200} />
            </label>
            <label>
              Person
              <input name="person" defaultValue={filters.person} maxLength={200} />
            </label>
            <label>
              Action
              <select name="action" defaultValue={filters.action ?? ''}>
                <option value="">All</option>
                {activityActions.map((action) => (
                  <option key={action} value={action}>
                    {actionLabels[action]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Collection
              <select name="kind" defaultValue={filters.kind}>
                <option value="">All</option>
                {labelled.map(({ slug, label }) => (
                  <option key={slug} value={slug}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
            <label>
              Token
              <input name="token" defaultValue={filters.token} maxLength={200} />
            </label>
            <label>
              From
              <input type="date" name="from" defaultValue={filters.from} />
            </label>
            <label>
              To
              <input type="date" name="to" defaultValue={filters.to} />
            </label>
            {filters.document && <input type="hidden" name="document" value={filters.document} />}
            {filters.personId && <input type="hidden" name="personId" value={filters.personId} />}
            <button type="submit" className="activity__submit">
              Show
            </button>
            {given.length > 0 && <a href="?">Show all</a>}
          </form>
        </search>
        <ZoneNote />
        {found.docs.length === 0 ? (
          <p className="desk__quiet">
            {given.length > 0
              ? 'Nothing fits these filters.'
              : 'Nothing has happened yet since activity is written down.'}
          </p>
        ) : (
          <ActivityTable rows={activityRows(payload, found.docs, timeZone)} label="Activity" />
        )}
        <ActivityPages page={found.page ?? page} pages={found.totalPages} total={found.totalDocs} given={given} />
        <p className="activity__exports">
          <a href={exported('csv')}>Export as CSV</a> <a href={exported('jsonl')}>Export with hashes (JSON Lines)</a>
        </p>
      </Gutter>
    </main>
  )
}
