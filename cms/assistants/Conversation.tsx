'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { DeskState } from '../desk/DeskState.tsx'
import { listDate } from '../kit/listDates.ts'
import { conversationParameter } from './conversationFilters.ts'
import { ExchangeView } from './ExchangeView.tsx'

interface ConversationProps {
  assistant: string
  id: string
  timeZone: string
}

/** Renders a whole conversation, without its reader. */
export function Conversation({ assistant, id, timeZone }: ConversationProps) {
  const rpc = useRpc()
  const parameters = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['assistant.getConversation', assistant, id],
    queryFn: ({ signal }) => rpc.assistant.getConversation.query({ assistant, id }, { signal }),
  })
  useEffect(() => heading.current?.focus(), [])
  const back = new URLSearchParams(parameters)
  back.delete(conversationParameter)
  return (
    <>
      <p className="desk__back">
        <Link href={`?${back}`} prefetch={false}>
          Back to all conversations
        </Link>
      </p>
      <h2 ref={heading} tabIndex={-1}>
        Conversation{data && ` of ${listDate(data.startedAt, timeZone)}`}
      </h2>
      {data?.forum && <p className="desk__note">Asked in the candidate forum “{data.forum}”.</p>}
      <DeskState isLoading={isFetching && !data} error={error} empty={null} onRetry={() => void refetch()} />
      <ol className="desk__exchanges">
        {data?.exchanges.map((exchange) => (
          <ExchangeView key={exchange.id} assistant={assistant} exchange={exchange} timeZone={timeZone} />
        ))}
      </ol>
    </>
  )
}
