'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { DeskState } from '../desk/DeskState.tsx'
import { Pager } from '../kit/Pager.tsx'
import { SmallButton } from '../kit/SmallButton.tsx'
import { AnswerSaved } from './AnswerForm.tsx'
import { OpenQuestion } from './OpenQuestion.tsx'

// As the procedure answers them.
const pageSize = 25

/** Renders questions that an assistant had no answer to: what to write, or to write about. */
export function Questions({ assistant, timeZone }: { assistant: string; timeZone: string }) {
  const rpc = useRpc()
  const [isDismissed, setIsDismissed] = useState(false)
  const [page, setPage] = useState(1)
  const [saved, setSaved] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const input = { assistant, isDismissed, page }
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['assistant.getQuestions', input],
    queryFn: ({ signal }) => rpc.assistant.getQuestions.query(input, { signal }),
    placeholderData: keepPreviousData,
  })
  const total = data?.total ?? 0
  useEffect(() => {
    // The last question of a page was answered or dismissed.
    if (data?.items.length === 0 && page > 1) setPage(page - 1)
  }, [data, page])
  const empty = isDismissed
    ? 'No question is dismissed.'
    : 'Every question got an answer. Those without one appear here: story ideas, and answers that you can write yourself.'
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {isDismissed ? 'Dismissed questions' : 'Questions without an answer'}
      </h2>
      <p className="desk__note">
        What readers asked in vain, the most frequent first. Questions with the same words are one.
      </p>
      <p className="desk__actions">
        <SmallButton
          onClick={() => {
            setPage(1)
            setIsDismissed(!isDismissed)
          }}
        >
          {isDismissed ? 'Show open questions' : 'Show dismissed'}
        </SmallButton>
      </p>
      {saved && <AnswerSaved key={saved} id={saved} />}
      <ul className="desk__list">
        {data?.items.map((question) => (
          <OpenQuestion
            key={question.key}
            assistant={assistant}
            question={question}
            isDismissed={isDismissed}
            timeZone={timeZone}
            onSaved={(id) => {
              setSaved(id)
              void refetch()
            }}
            onMoved={() => {
              heading.current?.focus()
              void refetch()
            }}
          />
        ))}
      </ul>
      <DeskState
        isLoading={isFetching && !data}
        error={error}
        empty={data && total === 0 && !isFetching ? empty : null}
        onRetry={() => void refetch()}
      />
      {total > pageSize && (
        <Pager
          page={page}
          pageSize={pageSize}
          total={total}
          pages={Math.ceil(total / pageSize)}
          isLoading={isFetching}
          onPage={setPage}
        />
      )}
    </>
  )
}
