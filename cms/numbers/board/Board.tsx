'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { formatInTimeZone } from 'date-fns-tz'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useState } from 'react'
import type { NumbersAnswer } from '#plugins/numbers/numbers.schema.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { numbersRoute } from '../../desk/deskRoutes.ts'
import { Alerts } from '../Alerts.tsx'
import { comparedText, countText } from '../numbers.words.ts'
import { Sparkline } from '../Sparkline.tsx'
import '../numbers.css'
import './board.css'

// Milliseconds between two answers, also while the window is not looked at.
const refreshEvery = 10_000

// After so many milliseconds without an answer the numbers are old: the back office hangs, or the network is away.
const oldAfter = 3 * refreshEvery

const shownStories = 10

/** Shows what readers read now, to be read from across a room. */
export function Board({ initial }: { initial: NumbersAnswer }) {
  const rpc = useRpc()
  const { admin } = useConfig().config.routes
  const { data, error, dataUpdatedAt } = useQuery({
    queryKey: ['numbers.getNumbers', 'now'],
    // A call that hangs would keep all later ones waiting.
    queryFn: () => rpc.numbers.getNumbers.query({ span: 'now' }, { signal: AbortSignal.timeout(oldAfter) }),
    initialData: initial,
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery,
    refetchIntervalInBackground: true,
  })
  useScreenAwake()
  const moment = useMoment()
  const isOld = error !== null || (moment !== null && moment.getTime() - dataUpdatedAt > oldAfter)
  const { now, today, breakdown, alerts, timeZone, at } = data
  const timeOf = (moment: Date | string) => formatInTimeZone(moment, timeZone, 'hh:mmaaa')
  return (
    <main className="board">
      <header className="board__head">
        <h1>Numbers</h1>
        <p className="board__clock">{moment ? timeOf(moment) : '\u00a0'}</p>
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
            <p>{comparedText('today', today.views, today.before)}</p>
          </dd>
        </div>
      </dl>
      <Stories stories={breakdown.stories.slice(0, shownStories)} />
      <Alerts alerts={alerts} />
      <footer className="board__foot">
        {isOld && <p role="alert">Nothing new since {timeOf(at)}. It is tried again every 10 seconds.</p>}
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

// Browsers without it keep the window as it is.
const toggleFullScreen = () =>
  document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen?.()

// Returns the time, each second; null until the browser has rendered.
function useMoment(): Date | null {
  const [moment, setMoment] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setMoment(new Date())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  return moment
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

// Keeps the screen on while the page is visible. Browsers that cannot, or may not, turn it off as they do.
function useScreenAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    // The browser releases it whenever the page is hidden.
    const keep = async () => {
      if (document.visibilityState === 'visible')
        lock = await navigator.wakeLock.request('screen').catch(() => undefined)
    }
    void keep()
    document.addEventListener('visibilitychange', keep)
    return () => {
      document.removeEventListener('visibilitychange', keep)
      void lock?.release()
    }
  }, [])
}
