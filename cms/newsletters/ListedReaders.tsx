'use client'

import { Button } from '@payloadcms/ui'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'
import { listDate } from '../kit/listDates.ts'

type Reader = RpcOutputs['newsletter']['getReaders']['items'][number]

interface Props {
  issue: string
  state: 'unknown' | 'refused'
  // How many there are; a change makes the list read again.
  count: number
  timeZone: string
  onChange: () => void
}

const words = {
  unknown: {
    title: 'Outcome unknown',
    note: 'The mail left, and no answer came: it may have arrived or not. It is not sent again by itself. Look into the log of the mail server, or ask the reader.',
  },
  refused: { title: 'Refused', note: 'The mail service did not take the mail for these readers. These are its words.' },
}

export function ListedReaders({ issue, state, count, timeZone, onChange }: Props) {
  const rpc = useRpc()
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['newsletter.getReaders', issue, state, count],
    queryFn: ({ pageParam, signal }) => rpc.newsletter.getReaders.query({ issue, state, after: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  })
  const items = data?.pages.flatMap((page) => page.items) ?? []
  if (count === 0 && items.length === 0) return null
  const { title, note } = words[state]
  return (
    <>
      <h2>{title}</h2>
      <p className="desk__note">{note}</p>
      <ul className="desk__list">
        {items.map((reader) => (
          <li key={reader.id} className="desk__line">
            <strong className="sending__email">{reader.email}</strong>
            <span className="desk__about">
              {listDate(reader.changedAt, timeZone)} · {reader.response || 'No answer'}
            </span>
            {state === 'unknown' && <Settle issue={issue} reader={reader} onChange={onChange} />}
          </li>
        ))}
      </ul>
      <DeskState
        isLoading={isFetching && items.length === 0}
        error={error}
        empty={null}
        onRetry={() => void refetch()}
      />
      {hasNextPage && !isFetching && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}

function Settle({ issue, reader, onChange }: { issue: string; reader: Reader; onChange: () => void }) {
  const rpc = useRpc()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (isDelivered: boolean) => rpc.newsletter.settleUnknown.mutate({ issue, row: reader.id, isDelivered }),
    onSettled: onChange,
  })
  const button = {
    buttonStyle: 'secondary',
    size: 'small',
    margin: false,
    disabled: isPending,
    extraButtonProps: keepFocusWhenDisabled,
  } as const
  return (
    <>
      <span className="desk__actions">
        <Button {...button} aria-label={`Mark as delivered: ${reader.email}`} onClick={() => mutate(true)}>
          Mark as delivered
        </Button>
        <Button {...button} aria-label={`Send again: ${reader.email}`} onClick={() => mutate(false)}>
          Send again
        </Button>
      </span>
      {error && (
        <span className="desk__problem" role="alert">
          {error.message}
        </span>
      )}
    </>
  )
}
