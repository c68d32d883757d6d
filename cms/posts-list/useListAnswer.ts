'use client'

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { writeListAddress } from '#collections/posts-list/listAddress.ts'
import type { ListAnswer } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import { callRest } from '../api/rest.ts'
import { useChangeFeed } from '../change-feed/useChangeFeed.ts'
import type { FirstPage } from './list.types.ts'

// Pages that were shown before: the router caches what it rendered, and shows it again when the user comes back.
const shown = new Set<string>()

const answer = z.custom<ListAnswer>((value) => typeof value === 'object' && value !== null && 'items' in value)

/**
 * Returns the page of a list: the one that the server rendered, then the requested ones. The previous page stays while
 * the next one is fetched.
 * @param api address of the REST API, without a slash at the end.
 */
export function useListAnswer(api: string, model: ListModel, state: ListState, firstPage: FirstPage) {
  const url = `${api}/${model.collection}/list?${addressOf(model, state)}`
  const queryKey = ['list', url]
  // The address that the server's rendering answers, until another one is requested.
  const [rendered, setRendered] = useState(() => (shown.has(firstPage.key) ? null : url))
  if (rendered !== null && rendered !== url) setRendered(null)
  useEffect(() => {
    shown.add(firstPage.key)
  }, [firstPage.key])

  const queries = useQueryClient()
  const isLive = useChangeFeed('lists.changed', () => void queries.invalidateQueries({ queryKey }))
  const page = useQuery({
    queryKey,
    queryFn: ({ signal }) => callRest(url, answer, { signal }),
    initialData: () => (rendered === url && firstPage.answer) || undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (previous) => previous ?? firstPage.answer ?? undefined,
    // Without a connection to the feed, the list is fetched again on focus.
    refetchOnWindowFocus: isLive ? false : 'always',
  })
  const refreshing = useMutation({ mutationFn: (_: string) => page.refetch({ throwOnError: true }) })
  // What is fetched again on its own keeps what is shown when that fails.
  const isFailed = page.error !== null && (!page.data || (refreshing.isError && refreshing.variables === url))
  return {
    answer: isFailed ? null : (page.data ?? null),
    error: isFailed ? page.error.message : null,
    isLoading: page.isPending || page.isPlaceholderData || refreshing.isPending,
    refresh: () => refreshing.mutate(url),
  }
}

// Layout is no question to the server.
const addressOf = (model: ListModel, state: ListState): string =>
  writeListAddress(model, { ...state, layout: 'LIST', hasFilterPanel: false }).toString()
