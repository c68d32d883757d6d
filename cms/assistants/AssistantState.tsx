'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useQuery } from '@tanstack/react-query'
import { useRpc } from '../api/RpcProvider.tsx'
import { FreshnessLine } from './FreshnessLine.tsx'
import './assistants.css'

/** Says beside the form what an assistant does for readers now. */
export function AssistantState() {
  const { id } = useDocumentInfo()
  const rpc = useRpc()
  const isOn = useFormFields(([fields]) => fields.isOn?.value !== false)
  const { data } = useQuery({
    queryKey: ['assistant.getService'],
    queryFn: ({ signal }) => rpc.assistant.getService.query({}, { signal }),
    enabled: id !== undefined,
  })
  if (id === undefined) return null
  return (
    <div className="field-type desk-state" role="status">
      <p>
        <strong>{isOn ? 'Answers readers' : 'Switched off'}</strong>
      </p>
      {isOn && data?.hasModel === false && (
        <p className="desk-state__more">No API key: it quotes stories word for word.</p>
      )}
      {!isOn && <p className="desk-state__more">Readers are told that it is not available.</p>}
      <FreshnessLine assistant={String(id)} />
    </div>
  )
}
