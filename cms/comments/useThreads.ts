'use client'

import { toast } from '@payloadcms/ui'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { CommentMetadata, Thread } from '#plugins/comments/comments.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import type { Room } from '../collaboration/room.types.ts'
import { useIsAway } from '../collaboration/useRoom.ts'
import { notifyError } from '../kit/notices.ts'

const keyOf = (documentKey: string) => ['comments.listThreads', documentKey]

export interface ThreadList {
  threads: Thread[]
  isLoading: boolean
  /** In words; null as long as all is well. */
  error: string | null
  retry(): void
}

/** Returns the threads of a document, live: fetched again after every change. */
export function useThreads(room: Room): ThreadList {
  const rpc = useRpc()
  const queries = useQueryClient()
  const { documentKey } = room
  const isAway = useIsAway(room)
  const query = useQuery({
    queryKey: keyOf(documentKey),
    queryFn: ({ signal }) => rpc.comments.listThreads.query({ documentId: documentKey }, { signal }),
    placeholderData: keepPreviousData,
  })
  const { refetch } = query
  useEffect(
    () =>
      room.onEvent(({ type }) => {
        if (type === 'comments.changed') void queries.invalidateQueries({ queryKey: keyOf(documentKey) })
      }),
    [room, queries, documentKey],
  )
  // Changes during a lost connection were missed.
  useEffect(() => {
    if (!isAway) void refetch()
  }, [isAway, refetch])
  return {
    threads: query.data ?? none,
    isLoading: query.isPending,
    error: query.error?.message ?? null,
    retry: () => void refetch(),
  }
}

const none: Thread[] = []

export interface CommentWords {
  body: string
  metadata: CommentMetadata
}

export type CommentCalls = ReturnType<typeof useCommentCalls>

// Milliseconds in which something deleted can be brought back.
const noticeDuration = 10_000

/**
 * Returns the actions on comments. Each call shows an error when it fails, and then returns false: nothing is lost by
 * it.
 */
export function useCommentCalls(documentKey: string) {
  const rpc = useRpc()
  const queries = useQueryClient()
  return useMemo(() => {
    const { comments } = rpc
    const base = { documentId: documentKey, origin: window.location.origin }
    const refresh = () => queries.invalidateQueries({ queryKey: keyOf(documentKey) })
    const run = async (what: string, call: () => Promise<unknown>): Promise<boolean> => {
      try {
        await call()
        await refresh()
        return true
      } catch (error) {
        const description = error instanceof Error ? error.message : undefined
        notifyError(what, description)
        return false
      }
    }
    const undoable = (done: string, undo: () => Promise<boolean>) =>
      toast.info(done, { duration: noticeDuration, action: { label: 'Undo', onClick: () => void undo() } })
    return {
      open: async (metadata: Thread['metadata'], initialComment: CommentWords): Promise<string | null> => {
        let opened: string | null = null
        await run('The comment was not sent. Your text is still there.', async () => {
          opened = (await comments.createThread.mutate({ ...base, metadata, initialComment })).threadId
        })
        return opened
      },
      reply: (threadId: string, words: CommentWords) =>
        run('The reply was not sent. Your text is still there.', () =>
          comments.addComment.mutate({ ...base, threadId, ...words }),
        ),
      edit: (threadId: string, commentId: string, words: CommentWords) =>
        run('The comment was not saved. Your text is still there.', () =>
          comments.editComment.mutate({ ...base, threadId, commentId, ...words }),
        ),
      remove: async (threadId: string, commentId: string) => {
        const call = { ...base, threadId, commentId }
        const isDone = await run('The comment was not deleted.', () => comments.deleteComment.mutate(call))
        if (!isDone) return
        undoable('Comment deleted', () =>
          run('The comment is still deleted.', () => comments.restoreComment.mutate(call)),
        )
      },
      removeThread: async (threadId: string) => {
        const call = { ...base, threadId }
        const isDone = await run('The thread was not deleted.', () => comments.deleteThread.mutate(call))
        if (!isDone) return
        undoable('Thread deleted', () => run('The thread is still deleted.', () => comments.restoreThread.mutate(call)))
      },
      resolve: async (threadId: string) => {
        const call = { ...base, threadId }
        const isDone = await run('The thread was not resolved.', () => comments.resolveThread.mutate(call))
        if (!isDone) return
        undoable('Thread resolved', () =>
          run('The thread is still resolved.', () => comments.unresolveThread.mutate(call)),
        )
      },
      reopen: (threadId: string) =>
        run('The thread was not opened again.', () => comments.unresolveThread.mutate({ ...base, threadId })),
      react: (threadId: string, commentId: string, emoji: string) =>
        run('The reaction was not kept.', () => comments.react.mutate({ ...base, threadId, commentId, emoji })),
      decide: (threadId: string, commentId: string, outcome: 'accepted' | 'declined') =>
        run(`The suggestion was not ${outcome}.`, () =>
          comments.decideSuggestion.mutate({ ...base, threadId, commentId, outcome }),
        ),
      // Shows no error when it fails: it is retried when the thread is looked at next.
      markRead: async (threadId: string) => {
        await comments.readThread.mutate({ ...base, threadId }).then(refresh, () => undefined)
        await queries.invalidateQueries({ queryKey: ['comments.listNotices'] })
      },
    }
  }, [rpc, queries, documentKey])
}
