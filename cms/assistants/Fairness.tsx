'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { FairnessAnswer, FairnessCursor } from '#plugins/assistant/newsroom/fairness.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { countText } from '../desk/desk.words.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { listDate } from '../kit/listDates.ts'
import { secondsText } from './assistants.words.ts'

type Log = RpcOutputs['forum']['getFairness']

/** How each candidate's assistant was asked, and what it answered: side by side, question by question. */
export function Fairness({ forum, timeZone }: { forum: string; timeZone: string }) {
  const rpc = useRpc()
  const { config } = useConfig()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['forum.getFairness', forum],
    queryFn: ({ pageParam, signal }) => rpc.forum.getFairness.query({ forum, after: pageParam }, { signal }),
    initialPageParam: null as FairnessCursor | null,
    getNextPageParam: ({ next }) => next,
  })
  const candidates = data?.pages[0]?.candidates ?? []
  const items = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <>
      <h2>Fairness log</h2>
      <p className="desk__note">
        Whether every candidate was asked the same, and how they were answered. An answer is counted in words, by the
        newest one; the time is the median of all.
      </p>
      {items.length > 0 && (
        <p className="desk__actions">
          <a href={`${config.routes.api}/candidate-forums/${forum}/fairness`}>Export as CSV</a>
        </p>
      )}
      {items.map((item) => (
        <Question key={item.key} item={item} candidates={candidates} timeZone={timeZone} />
      ))}
      <DeskState
        isLoading={isFetching}
        error={error}
        empty={data && items.length === 0 ? emptyText(candidates) : null}
        onRetry={() => void refetch()}
      />
      {hasNextPage && !isFetching && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </>
  )
}

// Says what is missing before readers can ask.
const emptyText = (candidates: Log['candidates']): string => {
  const without = candidates.filter(({ assistant }) => assistant === null).map(({ name }) => name)
  if (without.length === 0)
    return 'Nobody has asked yet. Questions appear here as soon as readers ask; place the forum in a story with an HTML block and its tool Candidate forum.'
  return `Nobody can be asked yet: ${without.join(', ')} ${without.length === 1 ? 'has' : 'have'} no assistant. Choose one for each candidate in the form.`
}

interface QuestionProps {
  item: Log['items'][number]
  candidates: Log['candidates']
  timeZone: string
}

function Question({ item, candidates, timeZone }: QuestionProps) {
  const { question, firstAt, lastAt, isFollowUp, remarks, answers } = item
  const dates = [listDate(firstAt, timeZone), listDate(lastAt, timeZone)]
  return (
    <section className="desk__fairness">
      <h3>
        <bdi>{question}</bdi>
      </h3>
      <p className="desk__about">
        {isFollowUp && 'Follow-up · '}
        Asked {[...new Set(dates)].join(' to ')}
      </p>
      <ScrollingTable label={`Answers to “${question}”`}>
        <thead>
          <tr>
            <th scope="col">Candidate</th>
            <th scope="col">Asked</th>
            <th scope="col">Answered</th>
            <th scope="col">No material</th>
            <th scope="col">Not passed on</th>
            <th scope="col">Failed</th>
            <th scope="col">Words</th>
            <th scope="col">Sources</th>
            <th scope="col">Time</th>
          </tr>
        </thead>
        <tbody>
          {candidates.map(({ name }, place) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Cells answer={answers[place] ?? null} />
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
      {remarks.length > 0 && (
        <ul className="desk__remarks" aria-label="Uneven">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Cells({ answer }: { answer: FairnessAnswer | null }) {
  if (!answer)
    return (
      <td className="desk__quiet" colSpan={8}>
        No assistant
      </td>
    )
  const { times, answered, declined, failed, models, refused, words, sources, duration } = answer
  return (
    <>
      <td>{times}</td>
      <td>{answered}</td>
      <td>{declined}</td>
      <td>{refused}</td>
      <td>{failed}</td>
      <td>{words ?? '—'}</td>
      <td title={sources.join('\n')}>{sources.length === 0 ? '—' : countText(sources.length, 'source')}</td>
      <td title={models.join('\n')}>{secondsText(duration)}</td>
    </>
  )
}
