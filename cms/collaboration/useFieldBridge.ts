'use client'

import {
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useFormModified,
  useServerFunctions,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { deepCopyObjectSimpleWithoutReactComponents } from 'payload/shared'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import * as Y from 'yjs'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { FieldBridge } from './fieldBridge.ts'
import { inShownRows } from './formCells.ts'
import type { Room } from './room.types.ts'
import { useRoomState } from './useRoom.ts'

// Milliseconds without a change before the server is asked what it means for the form.
const debounceMs = 300

/**
 * Keeps the values of the form and the shared document the same. The form itself never has anything to send: what it
 * holds is in the document already, and may be older than what others wrote since.
 */
export function useFieldBridge(room: Room | null): void {
  const { setModified } = useForm()
  const isModified = useFormModified()
  const [fields, dispatch] = useAllFormFields()
  const plan = useSharedFields()
  const state = useRoomState(room)
  const version = useFieldsVersion(room)
  const askServer = useServerState()
  const bridge = useMemo(() => room && new FieldBridge(room, plan), [room, plan])
  const isReady = state?.isReady ?? false
  const mayWrite = state?.mayWrite ?? false

  useEffect(() => {
    if (room && isModified) setModified(false)
  }, [room, isModified, setModified])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the document has to be looked at
  useEffect(() => {
    if (!bridge || !isReady) return
    const { actions, isServerNeeded } = bridge.sync(fields, mayWrite)
    for (const action of actions) dispatch(action)
    if (isServerNeeded) askServer()
  }, [bridge, fields, dispatch, isReady, mayWrite, version, askServer])
}

/** Returns the shared fields of the collection, as its configuration says them. */
export function useSharedFields(): readonly SharedField[] {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const config = collectionSlug ? getEntityConfig({ collectionSlug }) : null
  return config?.admin?.custom?.sharedFields ?? none
}

const none: readonly SharedField[] = []

function useFieldsVersion(room: Room | null): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    if (!room) return
    const look = (transaction: Y.Transaction) => {
      const isField = [...transaction.changed.keys()].some((type) => {
        const name = type._item === null ? Y.findRootTypeKey(type) : ''
        return name === 'values' || name === 'sets' || name.startsWith('text:')
      })
      if (isField) setVersion((before) => before + 1)
    }
    room.document.on('afterTransaction', look)
    return () => room.document.off('afterTransaction', look)
  }, [room])
  return version
}

// Asks the server for what it works out of the form's values: conditions, filters, the components of new rows. Payload
// asks it for a form that is modified, which a shared one never is.
function useServerState(): () => void {
  const [fields, dispatch] = useAllFormFields()
  const { id, collectionSlug, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const latest = useRef(fields)
  latest.current = fields
  const previous = useRef<FormState>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const ask = useCallback(async () => {
    if (!collectionSlug) return
    const shown = inShownRows(latest.current, latest.current)
    const answer = await getFormState({
      id,
      collectionSlug,
      docPermissions,
      docPreferences: await getDocPreferences(),
      formState: deepCopyObjectSimpleWithoutReactComponents(shown, { excludeFiles: true }),
      operation: 'update',
      renderAllFields: false,
      schemaPath: collectionSlug,
      skipValidation: true,
    })
    if (!answer?.state) return
    const serverState = inShownRows(answer.state, latest.current)
    dispatch({ type: 'MERGE_SERVER_STATE', prevStateRef: previous, serverState })
  }, [collectionSlug, dispatch, docPermissions, getDocPreferences, getFormState, id])

  const asking = useRef(ask)
  asking.current = ask
  return useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void asking.current(), debounceMs)
  }, [])
}
