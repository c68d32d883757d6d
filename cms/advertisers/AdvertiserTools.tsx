'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PermissionGate } from '../permissions/PermissionGate.tsx'
import { type SyncProgress, synchronise } from './syncCall.ts'
import './advertisers.css'

type State =
  | { name: 'idle' }
  | { name: 'asking' }
  | { name: 'writing'; step: SyncProgress }
  | { name: 'done'; step: SyncProgress }
  | { name: 'failed'; message: string }

const count = (number: number): string => number.toLocaleString('en-US')

/** Above the list of advertisers: bringing it to what the ad server has. */
export function AdvertiserTools() {
  const { config } = useConfig()
  const router = useRouter()
  const [state, setState] = useState<State>({ name: 'idle' })
  const isBusy = state.name === 'asking' || state.name === 'writing'

  const start = async () => {
    setState({ name: 'asking' })
    try {
      const url = `${config.serverURL}${config.routes.api}/advertisers/synchronise`
      const step = await synchronise(url, (made) => setState({ name: 'writing', step: made }))
      setState({ name: 'done', step })
      router.refresh()
    } catch (error) {
      setState({ name: 'failed', message: error instanceof Error ? error.message : 'The server did not answer.' })
    }
  }

  return (
    <PermissionGate permissions={['SYNC_BROADSTREET_ADVERTISER']}>
      <section className="advertiser-tools" aria-label="Ad server">
        <Button buttonStyle="secondary" size="medium" margin={false} disabled={isBusy} onClick={() => void start()}>
          {state.name === 'failed' ? 'Synchronise again' : 'Synchronise'}
        </Button>
        <div className="advertiser-tools__state" aria-live="polite">
          <StateWords state={state} />
        </div>
      </section>
    </PermissionGate>
  )
}

function StateWords({ state }: { state: State }) {
  switch (state.name) {
    case 'idle':
      return null
    case 'asking':
      return <p>Asking the ad server…</p>
    case 'writing': {
      const { done, total } = state.step
      return (
        <p>
          <progress value={done} max={Math.max(1, total)} aria-label="Advertisers stored" /> {count(done)} of{' '}
          {count(total)}
        </p>
      )
    }
    case 'done': {
      const { total, created, changed, gone } = state.step
      return (
        <p>
          {count(total)} advertisers: {count(created)} new, {count(changed)} changed, {count(gone)} no longer there.
        </p>
      )
    }
    case 'failed':
      return <p className="advertiser-tools__failure">{state.message} Nothing more was changed.</p>
  }
}
