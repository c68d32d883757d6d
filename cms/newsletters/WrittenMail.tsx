'use client'

import { Link } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { inKilobytes } from '#plugins/newsletters/mail/mailFacts.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DeskState } from '../desk/DeskState.tsx'
import { mailParameter } from '../desk/deskRoutes.ts'
import { mailAsShown } from './mailAsShown.ts'

type Mail = RpcOutputs['newsletter']['getWrittenMail']

const views = {
  light: 'Mail on light paper',
  dark: 'Mail on dark paper',
  bare: 'Mail without pictures',
  text: 'Plain text',
  headers: 'Headers',
} as const
type View = keyof typeof views

const isView = (value: string): value is View => value in views

/**
 * Shows one written mail: as mail programs show it, as plain text, and its headers.
 * @param ids the mails of the list that it stands in, for the ways to the ones before and after
 */
export function WrittenMail({ id, ids }: { id: string; ids: string[] }) {
  const rpc = useRpc()
  const [view, setView] = useState<View>('light')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['newsletter.getWrittenMail', id],
    queryFn: ({ signal }) => rpc.newsletter.getWrittenMail.query({ id }, { signal }),
  })
  const isShown = data !== undefined
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  const place = ids.indexOf(id)
  return (
    <>
      <nav className="desk__back desk__actions" aria-label="Mails">
        <Link href="?" prefetch={false}>
          All mails
        </Link>
        <Neighbour id={ids[place - 1]} label="Newer" />
        <Neighbour id={place < 0 ? undefined : ids[place + 1]} label="Older" />
      </nav>
      <DeskState isLoading={!data && !error} error={error} empty={null} onRetry={() => void refetch()} />
      {data && (
        <>
          <h2 ref={heading} tabIndex={-1}>
            {data.subject || 'No subject'}
          </h2>
          <p className="desk__about">
            To <bdi>{data.to}</bdi> · {inKilobytes(data.bytes)}
          </p>
          <div className="desk__filters">
            <label>
              Shown as
              <select
                value={view}
                onChange={({ target }) => {
                  if (isView(target.value)) setView(target.value)
                }}
              >
                {Object.entries(views).map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <Shown mail={data} view={view} />
        </>
      )}
    </>
  )
}

function Neighbour({ id, label }: { id: string | undefined; label: string }) {
  return id === undefined ? null : (
    <Link href={`?${mailParameter}=${id}`} prefetch={false}>
      {label}
    </Link>
  )
}

function Shown({ mail: { html, text, headers }, view }: { mail: Mail; view: View }) {
  if (view === 'headers')
    return (
      <dl className="written-mail__headers">
        {headers.map(({ name, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail never changes, and a header may stand in it twice
          <div key={index}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    )
  if (view === 'text')
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable with the keyboard
      <section className="written-mail__text" tabIndex={0} aria-label="The mail as plain text">
        <pre>{text}</pre>
      </section>
    )
  return (
    <iframe
      className="written-mail__paper"
      title="The mail"
      // No scripts; links open in a window of their own.
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={mailAsShown(html, view === 'dark' ? 'dark' : 'light', view !== 'bare')}
    />
  )
}
