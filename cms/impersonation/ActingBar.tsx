'use client'

import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { notifyError } from '../kit/notices.ts'
import { renewOtherTabs } from './otherTabs.tsx'
import './acting.css'

interface ActingBarProps {
  account: string
  administrator: string
  // Milliseconds from the making of the page.
  endsIn: number
}

// Milliseconds between two questions whether it goes on: it ends elsewhere too.
const interval = 15_000

/** Renders the bar that says as whom a person acts, for how long, and stops it. */
export function ActingBar({ account, administrator, endsIn }: ActingBarProps) {
  const rpc = useRpc()
  const left = useTimeLeft(endsIn)
  const { data } = useQuery({
    queryKey: ['account.isActing'],
    queryFn: ({ signal }) => rpc.account.isActing.query({}, { signal }),
    refetchInterval: interval,
    refetchOnWindowFocus: true,
  })
  const isOver = left <= 0 || data?.isActing === false
  useEffect(() => {
    if (isOver) window.location.reload()
  }, [isOver])
  const stop = useMutation({
    mutationFn: () => rpc.account.stopActing.mutate({}),
    onSuccess: () => {
      renewOtherTabs()
      window.location.reload()
    },
    onError: (error) => notifyError('Unable to stop', error.message),
  })
  return (
    <section className="acting-bar" aria-label="Acting as another person">
      <p className="acting-bar__account">You act as {account}.</p>
      <p>
        You are {administrator}.<span className="acting-bar__recorded"> Both names are recorded.</span>
      </p>
      <p className="acting-bar__time">{timeWords(left)}</p>
      <button type="button" aria-disabled={stop.isPending} onClick={() => !stop.isPending && stop.mutate()}>
        {stop.isPending ? 'Stopping…' : 'Stop'}
      </button>
    </section>
  )
}

// Returns the milliseconds that are left, of a page that was made with so many; in steps of a few seconds.
function useTimeLeft(endsIn: number): number {
  const [left, setLeft] = useState(endsIn)
  useEffect(() => {
    const end = performance.now() + endsIn
    const timer = setInterval(() => setLeft(end - performance.now()), 3000)
    return () => clearInterval(timer)
  }, [endsIn])
  return left
}

const timeWords = (left: number): string =>
  left < 60_000 ? 'Less than a minute left' : `${Math.floor(left / 60_000)} min left`
