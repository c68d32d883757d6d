'use client'

import { Button, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useRpc } from '../api/RpcProvider.tsx'
import { keepFocusWhenDisabled } from '../kit/keepFocusWhenDisabled.ts'

/** Takes an address off the list of those that get no mail, and returns to that list. */
export function AllowAgain() {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const rpc = useRpc()
  const router = useRouter()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (suppression: string) => rpc.newsletter.allowAgain.mutate({ id: suppression }),
    onSuccess: () =>
      router.push(`${config.routes.admin === '/' ? '' : config.routes.admin}/collections/newsletter-suppressions`),
  })
  if (id === undefined) return null
  return (
    <div className="field-type">
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isPending}
        extraButtonProps={keepFocusWhenDisabled}
        onClick={() => mutate(String(id))}
      >
        Allow again
      </Button>
      <p className="field-description">The address gets newsletters again that it is still subscribed to.</p>
      {error && <p role="alert">{error.message}</p>}
    </div>
  )
}
