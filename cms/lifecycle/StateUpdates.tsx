'use client'

import { useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useChangeFeed } from '../change-feed/useChangeFeed.ts'
import { stateQuery, useDocumentUrl } from './useLifecycle.ts'

// Milliseconds between two fetches of a page without a change feed.
const interval = 10_000

/**
 * Has the state of the document fetched as its screen opens, again after every save, and when the newsroom changes it
 * elsewhere: another person, a program, or a schedule. Without the change feed it polls.
 */
export function StateUpdates() {
  const url = useDocumentUrl()
  const { lastUpdateTime } = useDocumentInfo()
  const queries = useQueryClient()
  const refresh = useCallback(() => {
    const { queryKey } = stateQuery(url)
    void queries.invalidateQueries({ queryKey })
  }, [queries, url])
  const known = useRef(lastUpdateTime)
  useEffect(() => {
    // The state is on its way as the page opens.
    if (known.current === lastUpdateTime) return
    known.current = lastUpdateTime
    refresh()
  }, [refresh, lastUpdateTime])
  const isLive = useChangeFeed('lists.changed', refresh)
  const { data: state } = useQuery({
    ...stateQuery(url),
    // The state of the last visit may be out of date.
    refetchOnMount: 'always',
    refetchInterval: isLive ? false : interval,
  })
  useLiveAddress(state?.livePath ?? null)
  return null
}

// Shows the address that a publication elsewhere has given the document. No person types in the field.
function useLiveAddress(livePath: string | null): void {
  const { dispatchFields } = useForm()
  const shown = useFormFields(([{ path }]) => (path ? (path.value ?? null) : undefined))
  useEffect(() => {
    if (!livePath || shown === undefined || shown === livePath) return
    dispatchFields({ type: 'UPDATE', path: 'path', value: livePath, initialValue: livePath })
  }, [dispatchFields, livePath, shown])
}
