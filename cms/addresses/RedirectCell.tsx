'use client'

import type { DefaultCellComponentProps } from 'payload'
import { idsOf } from '#collections/permissions/actor.ts'
import { documentTargets } from '#collections/url-targets/urlTarget.types.ts'
import { DocumentName } from './DocumentName.tsx'
import './addresses.css'

/** Says in the list of redirects what readers get at an address, and whether that is there no longer. */
export function RedirectCell({ cellData, rowData }: DefaultCellComponentProps) {
  const row: Record<string, unknown> = rowData ?? {}
  if (row.type === 'gone') return <>Readers get 410: it is gone for good.</>
  if (row.type === 'unavailable_for_legal_reasons') {
    return <>{`Readers get 451: ${String(row.authority ?? 'an authority')} demanded the removal.`}</>
  }
  const target = documentTargets.find(({ type }) => type === row.type)
  const id = target ? (idsOf([row[target.type]])[0] ?? null) : null
  if (!target || id === null) {
    return row.type === 'redirect' ? `Readers get ${String(row.url ?? '')}` : <Broken reason="deleted" />
  }
  return (
    <>
      Readers get <DocumentName name={`${target.collection}:${id}`} />
      {cellData === 'Not published any more' && <Broken reason="not published any more" />}
    </>
  )
}

function Broken({ reason }: { reason: string }) {
  return <span className="redirect-broken">{`Broken: the target is ${reason}.`}</span>
}
