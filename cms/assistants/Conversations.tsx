'use client'

import { Button, Link } from '@payloadcms/ui'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import type { Cursor } from '#plugins/assistant/newsroom/desk.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { countText } from '../desk/desk.words.ts'
import { listDate } from '../kit/listDates.ts'
import { Conversation } from './Conversation.tsx'
import { ConversationFilters } from './ConversationFilters.tsx'
import { conversationParameter, filtersIn, hasFilters } from './conversationFilters.ts'
import { OutcomeBadge } from './OutcomeBadge.tsx'

type Line = RpcOutputs['assistant']['getConversations']['items'][number]

/** Renders the conversations of an assistant, newest first, or one of them: the address says which. */
export function Conversations({ assistant, timeZone }: { assistant: string; timeZone: string }) {
  const parameters = useSearchParams()
  const opened = parameters.get(conversationParameter)
  const last = useRef<string>(null)
  useEffect(() => {
    if (opened) last.current = opened
  }, [opened])
  if (opened) return <Conversation assistant={assistant} id={opened} timeZone={timeZone} />
  return <ConversationList assistant={assistant} timeZone={timeZone} focused={last.current} />
}

interface ListProps {
  assistant: string
  timeZone: string
  focused: string | null
}

function ConversationList({ assistant, timeZone, focused }: ListProps) {
  const { assistant: rpc } = useRpc()
  const parameters = useSearchParams()
  const filters = filtersIn(parameters)
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['assistant.getConversations', assistant, filters],
    queryFn: ({ pageParam, signal }) =>
      rpc.getConversations.query({ assistant, filters, after: pageParam }, { signal }),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const empty = hasFilters(filters)
    ? 'No conversation fits these filters.'
    : 'No conversations yet. They appear here as soon as readers ask this assistant; place it in a story with an HTML block and its tool AI chat.'
  return (
    <>
      <h2>Conversations</h2>
      <p className="desk__note">Without names and addresses. They are deleted after the days that the limits say.</p>
      <ConversationFilters />
      <ul className="desk__list">
        {items.map((line) => (
          <ConversationLine key={line.id} line={line} timeZone={timeZone} isFocused={line.id === focused} />
        ))}
      </ul>
      <DeskState
        isLoading={isFetching}
        error={error}
        empty={data && items.length === 0 && !isFetching ? empty : null}
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

function ConversationLine({ line, timeZone, isFocused }: { line: Line; timeZone: string; isFocused: boolean }) {
  const parameters = useSearchParams()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isFocused) link.current?.focus()
  }, [isFocused])
  const opening = new URLSearchParams(parameters)
  opening.set(conversationParameter, line.id)
  const outcomes = [...new Set(line.outcomes)]
  const ratings = [
    ...(line.helpful > 0 ? [`${line.helpful} helpful`] : []),
    ...(line.unhelpful > 0 ? [`${line.unhelpful} not helpful`] : []),
  ]
  return (
    <li className="desk__line desk__line--conversation">
      <Link ref={link} className="desk__question" href={`?${opening}`} prefetch={false}>
        <bdi>{line.question}</bdi>
      </Link>
      <span className="desk__about">
        <time dateTime={line.lastAt}>{listDate(line.lastAt, timeZone)}</time>
        {line.questions > 1 && ` · ${countText(line.questions, 'question')}`}
        {ratings.length > 0 && ` · ${ratings.join(', ')}`}
      </span>
      <span className="desk__badges">
        {outcomes.map((outcome) => (
          <OutcomeBadge key={outcome ?? 'open'} outcome={outcome} />
        ))}
      </span>
    </li>
  )
}
