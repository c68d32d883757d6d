import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import type { ReactNode } from 'react'
import { formatMoment } from '#blocks/core/zonedTime.ts'
import { actionLabels, outcomeLabels, sourceLabels } from '#collections/activity/activity.types.ts'
import { publishStatusLabels } from '#collections/lifecycle/publishStatus.ts'
import { publicationTimeZone } from '#collections/settings/settingsOfRequest.ts'
import { chainRowOf } from '#plugins/activity/chain/chain.store.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import type { Activity } from '../../payload-types.ts'
import { DocumentName } from '../addresses/DocumentName.tsx'
import { deskScreen } from '../desk/deskScreen.tsx'
import { plainSentence, sentenceOf } from './activity.words.ts'
import { kindLabel } from './activityRows.ts'
import { changesOf, type ShownChange } from './changes.ts'
import '../desk/textTable.css'
import './activity.css'

/** Renders an entry: the sentence, the circumstances, each field before and after, and its row of the chain. */
export async function ActivityEntry({ initPageResult: { req }, doc }: DocumentViewServerProps) {
  const gate = requirePermissions(req, ['READ_ACTIVITY'])
  const mayRead = await gate.then(
    () => true,
    () => false,
  )
  const shown = mayRead ? await entry(req, Number(doc.id)) : null
  return deskScreen(req, gate, () => shown)
}

async function entry(req: PayloadRequest, id: number): Promise<ReactNode> {
  const found = await req.payload.findByID({
    collection: 'activity',
    id,
    depth: 0,
    overrideAccess: false,
    user: req.user,
  })
  const timeZone = await publicationTimeZone(req)
  const [changes, row] = await Promise.all([changesOf(req, found, timeZone), chainRowOf(req, id)])
  const moment = (text: string) => formatMoment(new Date(text), timeZone)
  return (
    <div className="activity">
      <h2>{plainSentence(sentenceOf(found, kindLabel(req.payload, found.kind)))}</h2>
      <dl className="activity__facts">
        {factsOf(req, found, moment).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Sealed</dt>
          <dd>
            {row ? `Row ${row.sequence} of the chain, ${moment(row.sealedAt)}` : 'Not yet'}
            {row && <code className="activity__hash">{row.hash}</code>}
          </dd>
        </div>
      </dl>
      {changes.length > 0 && <ChangeTable changes={changes} />}
    </div>
  )
}

type Fact = [label: string, value: ReactNode]

function factsOf(req: PayloadRequest, entry: Activity, moment: (text: string) => string): Fact[] {
  const { action, outcome, door, kind, documentId, title, from, to, by, byName, onBehalfOf, token, network } = entry
  const known = req.payload.config.collections.some(({ slug }) => slug === kind) && /^\d+$/.test(documentId)
  const userHref = (id: unknown) =>
    formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: `/collections/users/${id}/activity` })
  const facts: (Fact | null)[] = [
    ['When', moment(entry.createdAt)],
    [
      'Who',
      by ? (
        <a key="who" href={userHref(by)}>
          {byName ?? 'A deleted account'}
        </a>
      ) : (
        (byName ?? '—')
      ),
    ],
    onBehalfOf
      ? [
          'Acting as',
          <a key="as" href={userHref(entry.onBehalfOfId)}>
            {onBehalfOf}
          </a>,
        ]
      : null,
    token ? ['With the token', token] : null,
    ['Action', actionLabels[action]],
    [
      'Document',
      known && action !== 'erase' ? (
        <DocumentName key="document" name={`${kind}:${documentId}`} />
      ) : (
        (title ?? kindLabel(req.payload, kind))
      ),
    ],
    from || to ? ['Status', `${from ? publishStatusLabels[from] : '—'} → ${to ? publishStatusLabels[to] : '—'}`] : null,
    ['By way of', sourceLabels[door]],
    network ? ['From', network] : null,
    ['Outcome', outcomeLabels[outcome]],
    ...otherDetails(entry.detail),
  ]
  return facts.filter((fact) => fact !== null)
}

// What stands in a table of its own, or in the sentence.
const shownElsewhere = new Set(['changes', 'what'])

function otherDetails(detail: unknown): Fact[] {
  if (typeof detail !== 'object' || detail === null) return []
  return Object.entries(detail)
    .filter(([name]) => !shownElsewhere.has(name))
    .map(([name, value]): Fact => [wordsOf(name), typeof value === 'string' ? value : JSON.stringify(value)])
}

// 'endedSessions': 'Ended sessions'
function wordsOf(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase()
  return `${words[0]?.toUpperCase()}${words.slice(1)}`
}

function ChangeTable({ changes }: { changes: readonly ShownChange[] }) {
  return (
    <table className="text-table" aria-label="Changes">
      <thead>
        <tr>
          <th>Field</th>
          <th>Before</th>
          <th>After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, before, after }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {before === null && after === null ? (
              <td colSpan={2}>Changed. The log keeps no long texts and no secrets.</td>
            ) : (
              <>
                <td>{before ?? '—'}</td>
                <td>{after ?? '—'}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
