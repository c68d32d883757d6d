'use client'

import { useDocumentInfo, useFormInitializing } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { AddressSteps, momentOf } from './AddressSteps.tsx'
import { type AddressCheck, fetchCheck } from './addressCalls.ts'
import { useCallsUrl } from './useCallsUrl.ts'
import './addresses.css'

/** In the form of a redirect: the current response of the address, and its history. */
export function AddressHistory() {
  const { savedDocumentData } = useDocumentInfo()
  const isOpening = useFormInitializing()
  const calls = useCallsUrl()
  const path: unknown = savedDocumentData?.path
  const savedAt: unknown = savedDocumentData?.updatedAt
  const [check, setCheck] = useState<AddressCheck | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each save there is more to show.
  useEffect(() => {
    if (typeof path !== 'string') return
    const abort = new AbortController()
    fetchCheck(calls, path, abort.signal).then(setCheck, () => setCheck(null))
    return () => abort.abort()
  }, [calls, path, savedAt])

  if (!check || isOpening) return null
  return (
    <section className="address-history" aria-label="What became of this address">
      <h3>What readers get</h3>
      <AddressSteps check={check} />
      <h3>What became of this address</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Answer</th>
            <th scope="col">Leads to</th>
            <th scope="col">Why</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {check.history.map((entry) => (
            <tr key={`${entry.at} ${entry.answer} ${entry.why}`}>
              <td>{momentOf(entry.at)}</td>
              <td>{entry.answer}</td>
              <td className="address-history__target">{entry.target ?? '—'}</td>
              <td>{entry.why}</td>
              <td>{entry.by}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
