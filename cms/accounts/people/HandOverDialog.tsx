'use client'

import { useModal } from '@payloadcms/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { z } from 'zod'
import { useRpc } from '../../api/RpcProvider.tsx'
import { callRest } from '../../api/rest.ts'
import { notifyDone } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { usePassesGate } from '../../permissions/PermissionGate.tsx'

export const handOverSlug = 'hand-over'

const people = z.object({ docs: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })) })
const activePeople =
  '/api/users?depth=0&limit=500&sort=name&select[name]=true&select[email]=true&where[status][equals]=ACTIVE'

/** Asks to whom the documents of a person go, and whether that person had two accounts. */
export function HandOverDialog({ userId, onDone }: { userId: number; onDone: () => void }) {
  const rpc = useRpc()
  const { closeModal, isModalOpen } = useModal()
  const mayMerge = usePassesGate(['UPDATE_USER', 'DELETE_USER'])
  const [toId, setToId] = useState('')
  const [isMerge, setMerge] = useState(false)
  const id = useId()
  const { data, error } = useQuery({
    queryKey: ['users', 'active'],
    queryFn: ({ signal }) => callRest(activePeople, people, { signal }),
    enabled: isModalOpen(handOverSlug),
  })
  const others = (data?.docs ?? []).filter((person) => person.id !== userId)
  const run = useMutation({
    mutationFn: () => {
      const pair = { userId, toId: Number(toId) }
      return isMerge ? rpc.account.merge.mutate(pair) : rpc.account.handOver.mutate(pair)
    },
    onSuccess: ({ documents }) => {
      closeModal(handOverSlug)
      notifyDone(`${documents.toLocaleString('en-US')} ${documents === 1 ? 'document' : 'documents'} handed over`)
      onDone()
      // The form of the person does not know of its new state.
      if (isMerge) window.location.reload()
    },
  })
  const refusal = error ?? run.error
  return (
    <QuestionDialog
      slug={handOverSlug}
      title="Hand over the documents of this person"
      confirm={{ label: isMerge ? 'Merge' : 'Hand over', busyLabel: isMerge ? 'Merging…' : 'Handing over…' }}
      isBusy={run.isPending}
      isIncomplete={toId === ''}
      onConfirm={() => run.mutate()}
    >
      <p>
        The other person counts as their creator and may do with them what their own permissions allow. By-lines, texts
        and addresses stay as they are.
      </p>
      <div className="hand-over__field">
        <label htmlFor={id}>To</label>
        <select id={id} value={toId} onChange={(event) => setToId(event.target.value)}>
          <option value="">Choose a person</option>
          {others.map((person) => (
            <option key={person.id} value={person.id}>
              {person.name} ({person.email})
            </option>
          ))}
        </select>
      </div>
      {mayMerge && (
        <label className="hand-over__merge">
          <input type="checkbox" checked={isMerge} onChange={(event) => setMerge(event.target.checked)} />
          <span>They are the same person: hand over the comments too, and make this account inactive.</span>
        </label>
      )}
      {refusal && <p role="alert">{refusal.message}</p>}
    </QuestionDialog>
  )
}
