'use client'

import { Gutter, Link, SetStepNav, useConfig } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { type NumbersAnswer, type NumbersSpan, numbersSpans } from '#plugins/numbers/numbers.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { ZoneNote } from '../clock/ZoneNote.tsx'
import { boardRoute } from '../desk/deskRoutes.ts'
import { Alerts } from './Alerts.tsx'
import { BreakdownTables } from './BreakdownTables.tsx'
import { comparedText, countText, spanLabels } from './numbers.words.ts'
import { Programs } from './Programs.tsx'
import { ViewsChart } from './ViewsChart.tsx'
import '../desk/desk.css'
import './numbers.css'

// Milliseconds between two answers while the screen is looked at.
const refreshEvery = 30_000

const beforeLabels: Record<NumbersSpan, string> = {
  now: '',
  today: 'Same weekday a week ago',
  month: '30 days before',
}

/** Shows the numbers of readers: now, today and of 30 days. */
export function NumbersScreen({ initial }: { initial: NumbersAnswer }) {
  const rpc = useRpc()
  const { config } = useConfig()
  const [span, setSpan] = useState<NumbersSpan>(initial.span)
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ['numbers.getNumbers', span],
    queryFn: ({ signal }) => rpc.numbers.getNumbers.query({ span }, { signal }),
    initialData: span === initial.span ? initial : undefined,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
  })
  const answer = data ?? initial
  return (
    <main>
      <SetStepNav nav={[{ label: 'Numbers' }]} />
      <Gutter className="desk numbers">
        <div className="numbers__head">
          <h1>Numbers</h1>
          <p className="numbers__ways">
            <Link href={formatAdminURL({ adminRoute: config.routes.admin, path: boardRoute })} prefetch={false}>
              For the wall
            </Link>
            <a href={`${config.routes.api}/numbers/export?span=${span}`}>Export as CSV</a>
          </p>
        </div>
        <ZoneNote />
        {error && (
          <p className="desk__problem" role="alert">
            The numbers could not be refreshed: {error.message}
          </p>
        )}
        <Alerts alerts={answer.alerts} />
        <fieldset className="numbers__spans">
          <legend className="numbers__unseen">Views of pages</legend>
          {numbersSpans.map((one) => (
            <label key={one} className="numbers__span">
              <input type="radio" name="span" checked={one === span} onChange={() => setSpan(one)} />
              <span>{spanLabels[one]}</span>
              <strong>{countText(answer[one].views)}</strong>
              <span className="numbers__change">{comparedText(one, answer[one].views, answer[one].before)}</span>
            </label>
          ))}
        </fieldset>
        <div className="numbers__shown" aria-busy={isPlaceholderData}>
          <ViewsChart
            span={span}
            shown={answer[span]}
            marks={answer.span === span ? answer.marks : []}
            timeZone={answer.timeZone}
            beforeLabel={beforeLabels[span]}
          />
          <BreakdownTables found={answer.breakdown} hasViewsOnly={answer.span === 'now'} />
        </div>
        <div className="numbers__lists">
          <Programs />
        </div>
      </Gutter>
    </main>
  )
}
