'use client'

import { useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { countText, shareText } from '../desk/desk.words.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { TableRows } from '../desk/TableRows.tsx'
import { listDate } from '../kit/listDates.ts'
import { Plot } from './Plot.tsx'

type Numbers = RpcOutputs['newsletter']['getGrowth']
type Issue = Numbers['issues'][number]

interface GrowthProps {
  list: string
  timeZone: string
}

/** Shows how many readers a newsletter has, and what became of its issues. */
export function Growth({ list, timeZone }: GrowthProps) {
  const rpc = useRpc()
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['newsletter.getGrowth', list],
    queryFn: ({ signal }) => rpc.newsletter.getGrowth.query({ list }, { signal }),
  })
  return (
    <>
      <DeskState isLoading={isPending} error={error} empty={null} onRetry={() => void refetch()} />
      {data && (
        <>
          <Weeks weeks={data.weeks} timeZone={timeZone} />
          <Issues issues={data.issues} timeZone={timeZone} />
        </>
      )}
    </>
  )
}

function Weeks({ weeks, timeZone }: Pick<Numbers, 'weeks'> & Pick<GrowthProps, 'timeZone'>) {
  const last = weeks.at(-1)
  const sum = (of: 'joined' | 'left') => weeks.reduce((total, week) => total + week[of], 0)
  const labels = weeks.map(({ beginsAt }) => listDate(beginsAt, timeZone))
  const plot = (of: 'readers' | 'joined' | 'left') =>
    weeks.map((week, place) => [labels[place] ?? '', week[of]] as const)
  return (
    <>
      <h2>Readers</h2>
      <p className="desk__note">Of 26 weeks; the last one ends now.</p>
      <div className="plots">
        <Plot name="Readers" value={countText(last?.readers ?? 0, 'reader')} points={plot('readers')} />
        <Plot
          name="Subscribed"
          value={`${sum('joined').toLocaleString('en-US')} in half a year`}
          points={plot('joined')}
        />
        <Plot name="Left" value={`${sum('left').toLocaleString('en-US')} in half a year`} points={plot('left')} />
      </div>
    </>
  )
}

function Issues({ issues, timeZone }: Pick<Numbers, 'issues'> & Pick<GrowthProps, 'timeZone'>) {
  const { config } = useConfig()
  if (issues.length === 0)
    return (
      <>
        <h2>Issues</h2>
        <p className="desk__quiet">No issue was sent to readers yet. An issue is sent from its tab “Send”.</p>
      </>
    )
  const oldestFirst = issues.toReversed()
  const plot = (of: (issue: Issue) => number | null) =>
    oldestFirst.map((issue) => [issue.title || 'Untitled', of(issue) ?? 0] as const)
  const newest = (of: (issue: Issue) => number) => {
    const [issue] = issues
    return issue ? `${shareText(of(issue), issue.audience)} of the newest` : ''
  }
  const isCounted = (of: 'opens' | 'clicks') => issues.some((issue) => issue[of] !== null)
  const number = (count: number | null) => (count === null ? '—' : count.toLocaleString('en-US'))
  const read = [
    ...(isCounted('opens') ? (['opens'] as const) : []),
    ...(isCounted('clicks') ? (['clicks'] as const) : []),
  ]
  const names = { opens: 'Openings', clicks: 'Clicks' }
  return (
    <>
      <h2>Issues</h2>
      <p className="desk__note">
        Who left within a week of an issue, and before the next one, is counted with it. Openings and clicks are counted
        where the settings of newsletters allow it.
      </p>
      <div className="plots">
        <Plot name="Delivered" value={newest(({ accepted }) => accepted)} points={plot(({ accepted }) => accepted)} />
        <Plot name="Came back" value={newest(({ cameBack }) => cameBack)} points={plot(({ cameBack }) => cameBack)} />
        <Plot name="Left" value={newest(({ left }) => left)} points={plot(({ left }) => left)} />
        {read.map((of) => (
          <Plot
            key={of}
            name={names[of]}
            value={newest((issue) => issue[of] ?? 0)}
            points={plot((issue) => issue[of])}
          />
        ))}
      </div>
      <ScrollingTable label="Issues">
        <TableRows
          columns={[
            'Issue',
            'Sent',
            'Readers',
            'Accepted',
            'Came back',
            'Complaints',
            'Left',
            ...read.map((of) => names[of]),
          ]}
          rows={issues.map((issue) => ({
            key: issue.id,
            cells: [
              <Link
                key={issue.id}
                href={`${config.routes.admin}/collections/newsletters/${issue.id}/send`}
                prefetch={false}
              >
                {issue.title || 'Untitled'}
              </Link>,
              listDate(issue.sentAt, timeZone),
              number(issue.audience),
              number(issue.accepted),
              number(issue.cameBack),
              number(issue.complaints),
              number(issue.left),
              ...read.map((of) => number(issue[of])),
            ],
          }))}
        />
      </ScrollingTable>
    </>
  )
}
