'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useRef, useState } from 'react'
import { AddressSteps } from './AddressSteps.tsx'
import { type AddressCheck, fetchCheck } from './addressCalls.ts'
import { RedirectTable } from './RedirectTable.tsx'
import { useCallsUrl } from './useCallsUrl.ts'
import './addresses.css'

type CheckResult =
  | { state: 'idle' | 'asking' }
  | { state: 'known'; check: AddressCheck }
  | { state: 'failed'; message: string }

/** Above the list of redirects: what happens at an address, and tables in and out. */
export function RedirectTools() {
  const calls = useCallsUrl()
  const [address, setAddress] = useState('')
  const [result, setResult] = useState<CheckResult>({ state: 'idle' })
  const abort = useRef<AbortController>(null)

  const ask = async (event: FormEvent) => {
    event.preventDefault()
    abort.current?.abort()
    const asking = new AbortController()
    abort.current = asking
    setResult({ state: 'asking' })
    try {
      const check = await fetchCheck(calls, address, asking.signal)
      setResult({ state: 'known', check })
    } catch (error) {
      if (!asking.signal.aborted) setResult({ state: 'failed', message: error instanceof Error ? error.message : '' })
    }
  }

  return (
    <section className="redirect-tools" aria-label="Tools for addresses">
      <form className="redirect-tools__form" onSubmit={(event) => void ask(event)}>
        <label className="redirect-tools__label" htmlFor="redirect-tools-address">
          What happens to this address?
        </label>
        <input
          id="redirect-tools-address"
          className="redirect-tools__input"
          placeholder="/2024/old-story"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button
          type="submit"
          buttonStyle="secondary"
          size="medium"
          margin={false}
          disabled={!address.trim() || result.state === 'asking'}
        >
          Check
        </Button>
      </form>
      <div aria-live="polite">
        {result.state === 'known' && <AddressSteps check={result.check} />}
        {result.state === 'failed' && <p className="redirect-tools__failure">{result.message}</p>}
      </div>
      <RedirectTable calls={calls} />
    </section>
  )
}
