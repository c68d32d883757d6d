'use client'

import { Button, useAuth, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import type { TypedUser } from 'payload'
import { isSameId } from '#collections/permissions/actor.ts'
import { useRpc } from '../../api/RpcProvider.tsx'
import { keepFocusWhenDisabled } from '../../kit/keepFocusWhenDisabled.ts'
import { usePassesGate } from '../../permissions/PermissionGate.tsx'
import { HandOver } from '../HandOver.tsx'
import './resetLink.css'

/** Renders the button by which an administrator sends a person a link to a new password. */
export function ResetLink() {
  const rpc = useRpc()
  const { id } = useDocumentInfo()
  const { user } = useAuth<TypedUser>()
  const email = useFormFields(([fields]) => String(fields.email?.initialValue ?? ''))
  const mayManage = usePassesGate(['UPDATE_USER'])
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => rpc.account.sendResetLink.mutate({ id: Number(id) }),
  })
  if (id === undefined || isSameId(id, user?.id) || !mayManage) return null
  return (
    <section className="reset-link" aria-label="New password">
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isPending}
        extraButtonProps={keepFocusWhenDisabled}
        onClick={() => mutate()}
      >
        Send a link to a new password
      </Button>
      {error && <p role="alert">{error.message}</p>}
      {data && <HandOver delivery={data} to={email} />}
    </section>
  )
}
