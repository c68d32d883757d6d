'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatInTimeZone } from 'date-fns-tz'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import type { NumbersAnswer } from '#plugins/numbers/numbers.schema.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { Alerts } from '../Alerts.tsx'
import { changeText, countText } from '../numbers.words.ts'
import { numbersRoute } from '../numbersRoute.ts'
import { Sparkline } from '../Sparkline.tsx'
import { useScreenAwake } from './useScreenAwake.ts'
import '../numbers.css'
import './board.css'

// Milliseconds between two answers, also while the window is not looked at.
const refreshEvery = 10_000

const shownStories = 10

/** Shows what readers read now, to be read from across a room. */
export function Board({ initial }: { initial: NumbersAnswer }) {
  const rpc = useRpc()
  const { admin } = useConfig().config.routes
  const { data, error } = useQuery({
    queryKey: ['numbers.getNumbers', 'now'],
    queryFn: ({ signal }) => rpc.numbers.getNumbers.query({ span: 'now' }, { signal }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
    refetchIntervalInBackground: true,
  })
  useScreenAwake()
  const { now, today, breakdown, alerts, timeZone, at } = data
  const timeOf = (moment: Date | string) => formatInTimeZone(moment, timeZone, 'hh:mmaaa')
  return (
    <main className="board">
      <header className="board__head">
        <h1>Numbers</h1>
        <Clock timeOf={timeOf} />
      </header>
      <dl className="board__figures">
        <div>
          <dt>Last 30 minutes</dt>
          <dd>
            <strong>{countText(now.views)}</strong>
            <Sparkline values={now.steps.map(({ views }) => views)} />
          </dd>
        </div>
        <div>
          <dt>Today</dt>
          <dd>
            <strong>{countText(today.views)}</strong>
            <p>{comparedText(changeText(today.views, today.before))}</p>
          </dd>
        </div>
      </dl>
      <Stories stories={breakdown.stories.slice(0, shownStories)} />
      <Alerts alerts={alerts} />
      <footer className="board__foot">
        {error && <p role="alert">Nothing new since {timeOf(at)}. It is tried again every 10 seconds.</p>}
        <button type="button" onClick={() => void toggleFullScreen()}>
          Full screen
        </button>
        <Link href={formatAdminURL({ adminRoute: admin, path: numbersRoute })} prefetch={false}>
          All numbers
        </Link>
      </footer>
    </main>
  )
}

const comparedText = (change: string): string =>
  change === '' ? 'Views' : `${change} ${change === 'as many' ? 'as' : 'than'} a week ago`

// Browsers without it keep the window as it is.
const toggleFullScreen = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()

function Clock({ timeOf }: { timeOf: (moment: Date) => string }) {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return <p className="board__clock">{now ? timeOf(now) : '\u00a0'}</p>
}

function Stories({ stories }: Pick<NumbersAnswer['breakdown'], 'stories'>) {
  if (stories.length === 0) return <p className="board__quiet">No story was opened in the last 30 minutes.</p>
  const most = stories[0]?.views ?? 1
  return (
    <ol className="board__stories" aria-label="Most read in the last 30 minutes">
      {stories.map(({ post, title, views }) => (
        <li key={post} style={{ backgroundSize: `${(100 * views) / most}% 100%` }}>
          <span>{title}</span>
          <strong>{countText(views)}</strong>
        </li>
      ))}
    </ol>
  )
}
