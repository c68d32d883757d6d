import { Gutter } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { actionLabels, outcomeLabels, sourceLabels } from '#collections/activity/activity.types.ts'
import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import { holds } from '#collections/permissions/actor.ts'
import { actorOfRequest } from '#collections/permissions/actorOfRequest.ts'
import { permissionError } from '#collections/permissions/permissionError.ts'
import { countText } from '../desk/desk.words.ts'
import { ForbiddenScreen } from '../permissions/ForbiddenScreen.tsx'
import '../desk/textTable.css'
import './activity.css'

// Number of newest entries that are shown; all of them are in the list of activity.
const shown = 100

/** Renders the log of a document, newest first: a tab beside its versions. */
export async function DocumentActivity({ initPageResult, doc }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const actor = await actorOfRequest(req)
  if (!collectionConfig || !holds(actor, 'READ_ACTIVITY')) {
    const { message } = permissionError(actor, ['READ_ACTIVITY'])
    return <ForbiddenScreen message={message} homeUrl={req.payload.config.routes.admin} />
  }
  const where = { kind: { equals: collectionConfig.slug }, documentId: { equals: String(doc.id) } }
  const { docs: entries } = await req.payload.find({
    collection: 'activity',
    where,
    sort: '-id',
    limit: shown,
    depth: 0,
    user: req.user,
    overrideAccess: false,
  })
  const { timeZone } = await req.payload.findGlobal({ slug: 'settings', select: { timeZone: true }, depth: 0 })
  const filter = `where[kind][equals]=${collectionConfig.slug}&where[documentId][equals]=${doc.id}`
  return (
    <main>
      <Gutter className="activity">
        {entries.length === 0 ? (
          <p>Nothing has happened here since activity is written down.</p>
        ) : (
          <>
            <table className="text-table">
              <thead>
                <tr>
                  <th>When</th>
                  <th>Who</th>
                  <th>What</th>
                  <th>From</th>
                  <th>To</th>
                  <th>By way of</th>
                  <th>Outcome</th>
                </tr>
              </thead>
              <tbody>
                {entries.map(({ id, createdAt, byName, action, from, to, door, outcome, detail }) => (
                  <tr key={id}>
                    <td>{formatMoment(new Date(createdAt), timeZone)}</td>
                    <td>{byName ?? '—'}</td>
                    <td>{actionLabels[action]}</td>
                    <td>{from ? publishStatusLabels[from] : '—'}</td>
                    <td>{to ? publishStatusLabels[to] : '—'}</td>
                    <td>{sourceLabels[door]}</td>
                    <td>{outcomeText(outcomeLabels[outcome], detail)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p>
              <a href={`${req.payload.config.routes.api}/activity/export?${filter}`}>Export as CSV</a>
            </p>
          </>
        )}
      </Gutter>
    </main>
  )
}

const outcomeText = (outcome: string, detail: unknown): string => {
  if (typeof detail !== 'object' || detail === null) return outcome
  if ('reason' in detail && typeof detail.reason === 'string') return `Refused: ${detail.reason}`
  if ('readers' in detail && typeof detail.readers === 'number') return countText(detail.readers, 'reader')
  return outcome
}
