'use client'

import { Gutter, Link, SetStepNav, useDebounce } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { mailParameter } from '../desk/deskRoutes.ts'
import { listDate } from '../kit/listDates.ts'
import { Pager } from '../kit/Pager.tsx'
import { WrittenMail } from './WrittenMail.tsx'
import '../desk/desk.css'

type Mails = RpcOutputs['newsletter']['getWrittenMails']

// As the procedure answers them.
const pageSize = 50

// Milliseconds between two looks for new mails.
const refreshEvery = 5000

/** Renders the mails that were written to the folder, newest first, or one of them: the address says which. */
export function WrittenMails({ timeZone }: { timeZone: string }) {
  const rpc = useRpc()
  const opened = useSearchParams().get(mailParameter)
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const last = useRef<string>(null)
  useEffect(() => {
    if (opened) last.current = opened
  }, [opened])
  const input = { words: useDebounce(words, 250), page }
  const found = useQuery({
    queryKey: ['newsletter.getWrittenMails', input],
    queryFn: ({ signal }) => rpc.newsletter.getWrittenMails.query(input, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: opened ? false : refreshEvery,
  })
  const { data, error, isFetching, refetch } = found
  const title = 'Written mails'
  if (opened)
    return (
      <main>
        <SetStepNav nav={[{ label: title, url: '?' }, { label: 'Mail' }]} />
        <Gutter className="desk">
          <WrittenMail key={opened} id={opened} ids={data?.items.map(({ id }) => id) ?? []} />
        </Gutter>
      </main>
    )
  return (
    <main>
      <SetStepNav nav={[{ label: title }]} />
      <Gutter className="desk">
        <h1>{title}</h1>
        <p className="desk__note">
          {data?.isWriting === false
            ? 'A mail server is set up: mails are sent, and no longer written here.'
            : 'No mail server is set up. Newsletters and their tests are written here, as readers would get them, and not sent. An administrator sets SMTP_URL and EMAIL_FROM to send them.'}
        </p>
        <search className="desk__filters written-mails__search">
          <label>
            Address or subject
            <input
              type="search"
              value={words}
              maxLength={200}
              onChange={({ target }) => {
                setWords(target.value)
                setPage(1)
              }}
            />
          </label>
        </search>
        {data && data.items.length > 0 && <MailList mails={data} timeZone={timeZone} focused={last.current} />}
        <DeskState
          isLoading={isFetching && !data}
          error={error}
          empty={data?.items.length === 0 ? emptyText(words) : null}
          onRetry={() => void refetch()}
        />
        {data && data.total > pageSize && (
          <Pager
            page={page}
            pageSize={pageSize}
            total={data.total}
            pages={Math.ceil(data.total / pageSize)}
            isLoading={isFetching}
            onPage={setPage}
          />
        )}
      </Gutter>
    </main>
  )
}

const emptyText = (words: string): string =>
  words.trim() === ''
    ? 'No mail yet. Send an issue, or a test of one: each mail appears here.'
    : 'No mail has these words in its address or subject.'

interface ListProps {
  mails: Mails
  timeZone: string
  focused: string | null
}

function MailList({ mails: { items }, timeZone, focused }: ListProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <ul className="desk__list written-mails">
      {items.map(({ id, to, subject, writtenAt }) => (
        <li key={id} className="desk__line">
          <Link
            ref={id === focused ? link : undefined}
            className="desk__question"
            href={`?${mailParameter}=${id}`}
            prefetch={false}
          >
            <bdi>{to || 'No address'}</bdi>
          </Link>
          <bdi className="written-mails__subject">{subject}</bdi>
          <time className="desk__about" dateTime={writtenAt}>
            {listDate(writtenAt, timeZone)}
          </time>
        </li>
      ))}
    </ul>
  )
}
