'use client'

import { Button, useConfig } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { DayField } from '../clock/DayField.tsx'
import { countText } from '../desk/desk.words.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'

export function Subscribers({ list }: { list: string }) {
  const { config } = useConfig()
  return (
    <>
      <h2>Export</h2>
      <p className="desk__note">All subscribers with their consent, and those who have left.</p>
      <p className="desk__actions">
        <a href={`${config.routes.api}/newsletter-lists/${list}/subscribers`}>Export as CSV</a>
      </p>
      <h2>Import</h2>
      <p className="desk__note">
        A CSV file whose first line names the column <code>email</code>; <code>consent_source</code> and{' '}
        <code>consent_date</code> are taken from the file where it has them. Suppressed addresses are never subscribed.
      </p>
      <ImportForm list={list} />
    </>
  )
}

function ImportForm({ list }: { list: string }) {
  const rpc = useRpc()
  const restoringId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [consentSource, setConsentSource] = useState('')
  const [consentDate, setConsentDate] = useState('')
  const [isRestoring, setIsRestoring] = useState(false)
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async (chosen: File) =>
      rpc.newsletter.importSubscribers.mutate({
        ...{ list, csv: await chosen.text() },
        ...{ consentSource, consentDate, isRestoring },
      }),
  })
  const isComplete = file !== null && consentSource.trim() !== '' && consentDate !== ''
  return (
    <>
      <div className="desk__form">
        <label>
          File
          <input type="file" accept=".csv,text/csv" onChange={({ target }) => setFile(target.files?.[0] ?? null)} />
        </label>
        <label>
          Where the readers gave their consent
          <input
            type="text"
            value={consentSource}
            maxLength={100}
            onChange={({ target }) => setConsentSource(target.value)}
          />
        </label>
        <DayField label="When" day={consentDate} onChange={setConsentDate} />
        <div className="subscribers__check">
          <input
            id={restoringId}
            type="checkbox"
            checked={isRestoring}
            onChange={({ target }) => setIsRestoring(target.checked)}
          />
          <label htmlFor={restoringId}>Also subscribe readers again who have unsubscribed</label>
        </div>
        <p className="desk__actions">
          <Button
            margin={false}
            disabled={!isComplete || isPending}
            extraButtonProps={keepFocusWhenDisabled}
            onClick={() => file && mutate(file)}
          >
            {isPending ? 'Importing…' : 'Import'}
          </Button>
        </p>
      </div>
      {error && (
        <p className="desk__problem" role="alert">
          {error.message}
        </p>
      )}
      {data && <ImportReport report={data} />}
    </>
  )
}

function ImportReport({ report: { imported, problems } }: { report: RpcOutputs['newsletter']['importSubscribers'] }) {
  return (
    <>
      <p className="desk__done" role="status">
        {countText(imported, 'reader')} subscribed.
        {problems.length > 0 && ` ${countText(problems.length, 'line')} left out.`}
      </p>
      {problems.length > 0 && (
        <ScrollingTable label="Lines that were left out">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col" className="desk__words">
                E-mail
              </th>
              <th scope="col" className="desk__words">
                Reason
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ line, email, reason }) => (
              <tr key={line}>
                <td>{line}</td>
                <td className="desk__words">{email || '—'}</td>
                <td className="desk__words">{reason}</td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      )}
    </>
  )
}
