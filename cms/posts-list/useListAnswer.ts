'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { writeListAddress } from '#collections/posts-list/listAddress.ts'
import type { ListAnswer } from '#collections/posts-list/listAnswer.types.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'
import { askServer } from '../api/askServer.ts'
import { useChangeFeed } from '../change-feed/useChangeFeed.ts'
import type { FirstPage } from './list.types.ts'
import { parseApiError } from './listCalls.ts'

// Pages that were shown before: the router caches what it rendered, and shows it again when the user comes back.
const shown = new Set<string>()

const couldNotBeRead = 'The list could not be read.'

interface Shown {
  address: string
  answer: ListAnswer | null
  error: string | null
}

/**
 * Returns the page of a list: the one that the server rendered, then the requested ones. The previous page stays while
 * the next one is fetched.
 * @param api address of the REST API, without a slash at the end.
 */
export function useListAnswer(api: string, model: ListModel, state: ListState, firstPage: FirstPage) {
  const address = addressOf(model, state)
  const [now, setNow] = useState<Shown>(() => ({
    address,
    answer: firstPage.answer,
    error: firstPage.answer ? null : couldNotBeRead,
  }))
  const [reading, setReading] = useState(0)
  const [isUnderWay, setIsUnderWay] = useState(false)
  const isFirst = useRef(true)
  // Number of requests so far: an answer to an older request is dropped.
  const asked = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a refresh reads the same address once more.
  useEffect(() => {
    const isAnswered = isFirst.current && !shown.has(firstPage.key)
    isFirst.current = false
    shown.add(firstPage.key)
    if (isAnswered) return
    const leaving = new AbortController()
    asked.current += 1
    const show = (next: Shown) => {
      if (leaving.signal.aborted) return
      setNow(next)
      setIsUnderWay(false)
    }
    setIsUnderWay(true)
    readPage(`${api}/${model.collection}/list?${address}`, leaving.signal).then(
      (answer) => show({ address, answer, error: null }),
      (error: unknown) =>
        show({ address, answer: null, error: error instanceof Error ? error.message : couldNotBeRead }),
    )
    return () => leaving.abort()
  }, [api, model, address, reading])

  // Reads the page again without a sign of it, and keeps what is shown when that fails.
  const refreshQuietly = useCallback(() => {
    asked.current += 1
    const own = asked.current
    readPage(`${api}/${model.collection}/list?${address}`).then(
      (answer) => {
        if (asked.current === own) setNow((now) => (now.address === address ? { address, answer, error: null } : now))
      },
      (error: unknown) => console.warn(error),
    )
  }, [api, model, address])
  const isLive = useChangeFeed('lists.changed', refreshQuietly)
  useEffect(() => {
    // Without a connection for news, the list is fetched again on focus.
    if (isLive) return
    window.addEventListener('focus', refreshQuietly)
    return () => window.removeEventListener('focus', refreshQuietly)
  }, [isLive, refreshQuietly])

  const refresh = useCallback(() => setReading((count) => count + 1), [])
  return { answer: now.answer, error: now.error, isLoading: isUnderWay || now.address !== address, refresh }
}

// Layout is no question to the server.
const addressOf = (model: ListModel, state: ListState): string =>
  writeListAddress(model, { ...state, layout: 'LIST', hasFilterPanel: false }).toString()

const readPage = async (url: string, signal?: AbortSignal): Promise<ListAnswer> => {
  const response = await askServer(url, { cache: 'no-store', signal })
  if (!response.ok) throw new Error(await parseApiError(response))
  return response.json()
}
