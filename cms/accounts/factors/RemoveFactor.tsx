import { useModal } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import { notifyDone, notifyError } from '../../kit/notices.ts'
import { QuestionDialog } from '../../kit/QuestionDialog.tsx'
import { useProven } from './ProveAgain.tsx'

interface RemoveFactorProps {
  slug: string
  title: string
  // The id of a passkey; null for the authenticator app.
  passkey: string | null
  done: string
  onRemoved: () => void
  children: ReactNode
}

/** Renders the question that comes before a second factor is removed. */
export function RemoveFactor({ slug, title, passkey, done, onRemoved, children }: RemoveFactorProps) {
  const rpc = useRpc()
  const proven = useProven()
  const { closeModal } = useModal()
  const remove = useMutation({
    mutationFn: () => proven(() => rpc.account.removeFactor.mutate({ passkey })),
    onSuccess: () => {
      notifyDone(done)
      onRemoved()
    },
    onError: ({ message }) => notifyError('Unable to remove it', message),
  })
  return (
    <QuestionDialog
      slug={slug}
      title={title}
      confirm={{ label: 'Remove', busyLabel: 'Removing…' }}
      isBusy={remove.isPending}
      isIncomplete={false}
      onConfirm={() => {
        // Another question may follow.
        closeModal(slug)
        remove.mutate()
      }}
    >
      {children}
    </QuestionDialog>
  )
}
