'use client'

import { SaveButton } from '@payloadcms/ui'
import type { SaveButtonClientProps } from 'payload'
import { type MouseEvent, useRef } from 'react'
import { useRpc } from '../../api/RpcProvider.tsx'
import { notifyError } from '../../kit/notices.ts'
import { useAskForProof } from './ProveAgain.tsx'

/** Saves a form that gives control of accounts: asks first who is at the screen, where the server would refuse. */
export function ProvenSaveButton(props: SaveButtonClientProps) {
  const rpc = useRpc()
  const ask = useAskForProof()
  const isProved = useRef(false)
  const proveFirst = (event: MouseEvent) => {
    if (isProved.current || !(event.target instanceof Element)) return
    const button = event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    const save = () => {
      isProved.current = true
      button.click()
      isProved.current = false
    }
    rpc.account.proofMethods
      .query({})
      .then(async ({ isNeeded }) => {
        if (!isNeeded || (await ask())) save()
      })
      .catch((error: Error) => notifyError('Unable to save', error.message))
  }
  return (
    <span className="proven-save" onClickCapture={proveFirst}>
      <SaveButton {...props} />
    </span>
  )
}
