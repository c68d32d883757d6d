'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import type { Period, SourceState } from '#plugins/assistant/newsroom/desk.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { DeskState } from '../desk/DeskState.tsx'
import { countText, shareText } from '../desk/desk.words.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { dollarsText, secondsText } from './assistants.words.ts'
import { FreshnessLine } from './FreshnessLine.tsx'

// The lines of the table, in its order.
const lines: { label: string; of: (period: Period) => string }[] = [
  { label: 'Questions', of: ({ questions }) => questions.toLocaleString('en-US') },
  { label: 'Answered by the model', of: ({ answered, questions }) => shareText(answered, questions) },
  { label: 'Quoted word for word', of: ({ quoted, questions }) => shareText(quoted, questions) },
  { label: 'Written by an editor', of: ({ written, questions }) => shareText(written, questions) },
  { label: 'Without an answer', of: ({ declined, questions }) => shareText(declined, questions) },
  { label: 'Failed', of: ({ failed, questions }) => shareText(failed, questions) },
  { label: 'Helpful, of those rated', of: ({ helpful, unhelpful }) => shareText(helpful, helpful + unhelpful) },
  { label: 'Median time of an answer', of: ({ medianDuration }) => secondsText(medianDuration) },
  { label: 'Cost', of: ({ dollars }) => dollarsText(dollars) },
]

export function Numbers({ assistant }: { assistant: string }) {
  const rpc = useRpc()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['assistant.getNumbers', assistant],
    queryFn: ({ signal }) => rpc.assistant.getNumbers.query({ assistant }, { signal }),
  })
  return (
    <>
      <h2>Numbers</h2>
      <FreshnessLine assistant={assistant} />
      <DeskState isLoading={isFetching && !data} error={error} empty={null} onRetry={() => void refetch()} />
      {data && (
        <>
          <ScrollingTable label="Questions and answers">
            <thead>
              <tr>
                <td />
                <th scope="col">Today</th>
                <th scope="col">7 days</th>
                <th scope="col">30 days</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ label, of }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{of(data.today)}</td>
                  <td>{of(data.week)}</td>
                  <td>{of(data.month)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollingTable>
          <p className="desk__note">
            At most {dollarsText(data.dayDollars)} are spent on a day; then it only quotes.
            {data.retentionDays < 30 &&
              ` Conversations are deleted after ${countText(data.retentionDays, 'day')}, and are not counted afterwards.`}
          </p>
          <h2>Documents and texts</h2>
          {data.sources.length === 0 ? (
            <p className="desk__quiet">None. It answers from published stories alone.</p>
          ) : (
            <ul className="desk__list">
              {data.sources.map((source) => (
                <Source key={`${source.media} ${source.title}`} source={source} />
              ))}
            </ul>
          )}
        </>
      )}
    </>
  )
}

function Source({ source: { title, media, state, pages, problem } }: { source: SourceState }) {
  const { config } = useConfig()
  const stateText = {
    read: pages > 0 ? `Read, ${countText(pages, 'page')}` : 'Read',
    waiting: 'Waiting to be read',
    failed: 'Could not be read',
  }[state]
  return (
    <li className="desk__line">
      {media === null ? (
        <span className="desk__question">{title}</span>
      ) : (
        <Link className="desk__question" href={`${config.routes.admin}/collections/media/${media}`} prefetch={false}>
          {title}
        </Link>
      )}
      <span className="desk__about">
        <span className={state === 'failed' ? 'desk__problem' : undefined}>{stateText}</span>
        {problem && ` · ${problem}`}
        {media === null && ' · Text of the assistant'}
      </span>
    </li>
  )
}
