'use client'

import { useDocumentDrawer, useFormFields } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import type { UIFieldClientComponent } from 'payload'
import { useRpc } from '../api/RpcProvider.tsx'
import { countText } from '../desk/desk.words.ts'
import './assistants.css'

const idOf = (value: unknown): string | null => {
  const id: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'value') : value
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null
}

/** Lists the documents and texts that a candidate is answered for from, beside the candidate, with a way to change them. */
export const CandidateSources: UIFieldClientComponent = ({ path }) => {
  const row = path.slice(0, path.lastIndexOf('.'))
  const assistant = useFormFields(([fields]) => idOf(fields[`${row}.assistant`]?.value))
  if (assistant === null)
    return <p className="desk-state__more">Without an assistant, this candidate answers nothing.</p>
  return <Sources key={assistant} assistant={assistant} />
}

function Sources({ assistant }: { assistant: string }) {
  const rpc = useRpc()
  const { data, error, refetch } = useQuery({
    queryKey: ['assistant.getNumbers', assistant],
    queryFn: ({ signal }) => rpc.assistant.getNumbers.query({ assistant }, { signal }),
  })
  const [Drawer, , { openDrawer }] = useDocumentDrawer({ collectionSlug: 'assistants', id: Number(assistant) })
  const sources = data?.sources ?? []
  const states = { read: '', waiting: 'waiting to be read', failed: 'could not be read' }
  return (
    <div className="field-type candidate-sources">
      <p className="candidate-sources__title">Answered from {data ? countText(sources.length, 'source') : '…'}</p>
      {error && <p className="desk__problem">{error.message}</p>}
      {data && sources.length === 0 && (
        <p className="desk__problem">Nothing yet: every question is answered with “There is nothing from …”.</p>
      )}
      <ul>
        {sources.map(({ title, media, pages, problem, state }) => (
          <li key={`${media} ${title}`}>
            {title}
            {pages > 0 && `, ${countText(pages, 'page')}`}
            {state !== 'read' && <span className="desk__problem"> {problem ?? states[state]}</span>}
          </li>
        ))}
      </ul>
      <button type="button" className="candidate-sources__edit" onClick={openDrawer}>
        Change documents
      </button>
      <Drawer
        onSave={() => {
          void refetch()
        }}
      />
    </div>
  )
}
