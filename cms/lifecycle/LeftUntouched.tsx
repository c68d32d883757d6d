'use client'

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { roomIdentity } from '../collaboration/roomIdentity.ts'
import { useRoom } from '../collaboration/useRoom.ts'

/** Discards a new document when the person goes to another screen without having written in it. */
export function LeftUntouched() {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const rpc = useRpc()
  const room = useRoom()
  const field = collectionSlug ? getEntityConfig({ collectionSlug })?.admin.useAsTitle : undefined
  const isUntitled = useRef(false)
  isUntitled.current = useFormFields(([fields]) => !field || !fields[field]?.value)
  useEffect(() => {
    if (!room) return
    const { documentKey, undo } = room
    const { pathname } = location
    return () => {
      if (!isUntitled.current || undo.canUndo() || undo.canRedo()) return
      // The address changes in the same rendering. Versions and activity of the document are below its own.
      setTimeout(() => {
        if (location.pathname.startsWith(pathname)) return
        // The server decides; what it cannot discard now goes with the next sweep.
        rpc.editor.discardUntouched.mutate({ id: documentKey, tab: roomIdentity().tabId }).catch(() => undefined)
      })
    }
  }, [room, rpc])
  return null
}
