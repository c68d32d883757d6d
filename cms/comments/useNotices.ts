'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { nameOfBoth } from '#collections/permissions/delegation.ts'
import type { Notice } from '#plugins/comments/comments.schema.ts'
import { useRpc } from '../api/RpcProvider.tsx'
import { useChangeFeed } from '../change-feed/useChangeFeed.ts'
import { useIsIdle } from '../kit/useIsIdle.ts'
import { useCommentPeople } from './useCommentPeople.ts'

// Milliseconds between two requests of a page that is not connected to the change feed.
const interval = 30_000

const key = ['comments.listNotices']

export interface NamedNotice extends Notice {
  name: string
}

/** Returns the notices of the person, newest first, kept up to date; all parts of a page share one request. */
export function useNotices() {
  const rpc = useRpc()
  const queries = useQueryClient()
  const isIdle = useIsIdle()
  const isLive = useChangeFeed('notices.changed', () => void queries.invalidateQueries({ queryKey: key }))
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => rpc.comments.listNotices.query({}, { signal }),
    enabled: isIdle,
    refetchInterval: isLive ? false : interval,
    refetchOnWindowFocus: true,
  })
  const { mutate: readAll } = useMutation({
    mutationFn: () => rpc.comments.readNotices.mutate({}),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const found = data?.items
  const writers = useMemo(
    () => [...new Set(found?.flatMap(({ userId }) => (userId === null ? [] : [userId])))],
    [found],
  )
  const people = useCommentPeople(writers)
  const items = found?.map(
    (item): NamedNotice => ({
      ...item,
      name: nameOfBoth(people.get(item.userId ?? '')?.username ?? 'Somebody', item.actedBy),
    }),
  )
  return { items, unread: data?.unread ?? 0, error, readAll: () => readAll() }
}
