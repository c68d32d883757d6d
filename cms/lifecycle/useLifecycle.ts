'use client'

import { toast, useConfig, useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Room } from '#cms/collaboration/room.types.ts'
import { useRoom } from '#cms/collaboration/useRoom.ts'
import { showAllBlockErrors } from '#cms/document/untouchedBlocks.ts'
import type { ActionCall, ServiceAction } from '#plugins/lifecycle/lifecycle.schema.ts'
import { apiErrorOf, isUnanswered } from '../api/apiError.ts'
import { notifyError } from '../kit/notices.ts'
import {
  callAction,
  type Done,
  fetchState,
  isUsedError,
  type KnownUses,
  type LifecycleState,
} from './lifecycleCalls.ts'
import { lifecycleWordsOf } from './lifecycleWords.ts'
import { useDoneNotice } from './useDoneNotice.tsx'

/** Returns the address of the document of this screen; null while it is not stored. */
export function useDocumentUrl(): string | null {
  const { id, collectionSlug } = useDocumentInfo()
  const { config } = useConfig()
  return id && collectionSlug ? `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}` : null
}

/** The query of a document's lifecycle state, by the document's address. `StateUpdates` has it fetched again. */
export function stateQuery(documentUrl: string | null) {
  return queryOptions({
    queryKey: ['lifecycle', documentUrl],
    queryFn: documentUrl === null ? skipToken : ({ signal }) => fetchState(documentUrl, signal),
    retry: (_, error) => isUnanswered(error),
    refetchOnWindowFocus: 'always',
    // What is drawn later, such as a toolbar, shows the state that the rest of the screen shows.
    staleTime: Number.POSITIVE_INFINITY,
    // The buttons stay as they are while the form is drawn again.
    gcTime: 60_000,
  })
}

/** Returns the state of the document of this screen; null until the back office has answered. */
export function useLifecycleState(): LifecycleState | null {
  return useQuery(stateQuery(useDocumentUrl())).data ?? null
}

/** Returns whether the document of this screen lies in the trash, also when another user has put it there just now. */
export function useIsInTrash(): boolean {
  const { isTrashed } = useDocumentInfo()
  const state = useLifecycleState()
  return isTrashed || state?.status === 'TRASHED'
}

const forbiddenTitle = 'You do not have permissions to do this'

// The actions that a failing required check refuses.
const checkedActions: ReadonlySet<ServiceAction> = new Set(['publish', 'schedule'])

// Maximum milliseconds that an action waits until what the user wrote has reached the server.
const storingTime = 10_000

// Returns whether everything that was written here has reached the server. Where the server does not accept it, as in
// the trash, it waits in this browser until the document can be written again: an action does not wait for it.
const untilStored = ({ state }: Room): Promise<boolean> =>
  new Promise((resolve) => {
    const isStored = () => {
      const { status, mayWrite, notice } = state.get()
      return status === 'saved' || (!mayWrite && notice === null)
    }
    const settle = (isDone: boolean) => {
      clearTimeout(timeout)
      unsubscribe()
      if (!isDone) notifyError('What you wrote has not reached the server yet. Check the connection and try again.')
      resolve(isDone)
    }
    const timeout = setTimeout(() => settle(isStored()), storingTime)
    const unsubscribe = state.subscribe(() => isStored() && settle(true))
    if (isStored()) settle(true)
  })

// Stores what was written here. Returns whether that succeeded; if not, a notice has said why.
const useStored = (): (() => Promise<boolean>) => {
  const url = useDocumentUrl()
  const room = useRoom()
  const { submit } = useForm()
  const isModified = useFormModified()
  return useCallback(async () => {
    // What is written together is with the server already, but for the last few keystrokes.
    if (room && room.state.get().status !== 'unknown') return untilStored(room)
    if (!url || !isModified) return true
    const action = `${url}?depth=0&draft=true&fallback-locale=null`
    const answer = await submit({ action, method: 'PATCH', overrides: { _status: 'draft' }, skipValidation: true })
    return Boolean(answer?.res.ok)
  }, [room, url, isModified, submit])
}

/** Saves at once, and shows a notice. */
export function useSave(noun: string) {
  const room = useRoom()
  const stored = useStored()
  const [isSaving, setSaving] = useState(false)
  const save = useCallback(async () => {
    setSaving(true)
    room?.save()
    if (await stored()) {
      if (room?.state.get().mayWrite === false)
        notifyError(`${noun} was not saved`, 'It cannot be written at the moment.')
      else toast.success(`${noun} saved`)
    }
    setSaving(false)
  }, [room, stored, noun])
  return { save, isSaving }
}

/** Returns the name of this screen's document in notices: "Post", "Page". */
export function useNoun(): string {
  const { collectionSlug } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const label = collectionSlug ? getEntityConfig({ collectionSlug }).labels.singular : null
  return typeof label === 'string' ? label : 'Document'
}

// Fields that actions change; the others are the writer's, who may be typing in them.
const lifecycleFields = ['publishStatus', 'publishDateTime', 'path', '_status'] as const

interface Asking extends KnownUses {
  ifUsed?: () => void
}

/**
 * Does actions on the document of this screen: saves what is not saved yet, calls, reports the result, and shows the
 * new state without touching fields that the user is typing in.
 */
export function useLifecycleActions(noun: string) {
  const url = useDocumentUrl()
  const queries = useQueryClient()
  const { dispatchFields, setModified } = useForm()
  const { collectionSlug, setHasPublishedDoc, setLastUpdateTime, setUnpublishedVersionCount, incrementVersionCount } =
    useDocumentInfo()
  const words = lifecycleWordsOf(collectionSlug)
  const [pending, setPending] = useState<ServiceAction | null>(null)

  const save = useStored()
  const report = useDoneNotice()

  const show = useCallback(
    ({ doc, status }: Done) => {
      for (const path of lifecycleFields) {
        if (path in doc) dispatchFields({ type: 'UPDATE', path, value: doc[path], initialValue: doc[path] })
      }
      setHasPublishedDoc(doc._status === 'published')
      if (status === 'PUBLISHED') setUnpublishedVersionCount(0)
      setModified(false)
      incrementVersionCount()
      setLastUpdateTime(Date.now())
    },
    [
      dispatchFields,
      setModified,
      setHasPublishedDoc,
      setLastUpdateTime,
      setUnpublishedVersionCount,
      incrementVersionCount,
    ],
  )

  // `ifUsed`: asks a user who may not know yet that other documents use this one. Returns whether it was done; when
  // not, a notice has said why, or the user is asked.
  const act = useCallback(
    async (call: ActionCall, success: string, { ifUsed, ...confirmed }: Asking = {}): Promise<boolean> => {
      if (!url) return false
      setPending(call.action)
      if (checkedActions.has(call.action)) showAllBlockErrors()
      try {
        // A failed save has shown a notice itself.
        if (!(await save())) return false
        const done = await callAction(url, call, confirmed)
        show(done)
        const { queryKey } = stateQuery(url)
        await queries.invalidateQueries({ queryKey })
        const after = queries.getQueryData(queryKey)
        const isOut = call.action === 'publish' || call.action === 'revert'
        const canUndo = call.action === 'publish' && after?.actions.includes('revert')
        const launchedAt = isOut && collectionSlug === 'fronts' ? String(done.doc.updatedAt) : null
        await report(success, {
          warnings: done.warnings.map(({ label }) => label),
          livePath: (isOut && after?.livePath) || null,
          launchedAt,
          undo: canUndo ? () => void act({ action: 'revert', input: {} }, words.revert.done(noun)) : null,
        })
        return true
      } catch (error) {
        if (ifUsed && isUsedError(error)) {
          ifUsed()
          return false
        }
        const isForbidden = apiErrorOf(error)?.status === 403
        notifyError(
          isForbidden ? forbiddenTitle : `${noun} ${words.gerunds[call.action]} failed`,
          error instanceof Error ? error.message : String(error),
        )
        return false
      } finally {
        setPending(null)
      }
    },
    [url, queries, save, show, report, noun, words, collectionSlug],
  )

  return { act, pending }
}
