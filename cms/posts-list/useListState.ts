'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import {
  fromScreenAddress,
  readListAddress,
  toScreenAddress,
  writeListAddress,
} from '#collections/posts-list/listAddress.ts'
import type { ListModel } from '#collections/posts-list/listModels.ts'
import type { ListState } from '#collections/posts-list/listState.ts'

/**
 * Returns the state of a list, kept in the address of the page: it can be bookmarked, shared and gone back from.
 * @param first as the server read it out of the address.
 */
export function useListState(model: ListModel, first: ListState) {
  const [state, setState] = useState(first)
  const newest = useRef(first)

  useEffect(() => {
    // Payload writes its own parameters into the address as soon as its list is there. The microtask comes after that.
    queueMicrotask(() => window.history.replaceState(null, '', addressOf(model, newest.current)))
    const goBack = () => {
      const params = fromScreenAddress(new URLSearchParams(window.location.search))
      newest.current = readListAddress(model, params).state
      setState(newest.current)
    }
    window.addEventListener('popstate', goBack)
    return () => window.removeEventListener('popstate', goBack)
  }, [model])

  // `step`: makes the next state out of the newest one, so that two changes at once are both kept.
  const change = useCallback(
    (step: (state: ListState) => ListState) => {
      newest.current = step(newest.current)
      setState(newest.current)
      window.history.pushState(null, '', addressOf(model, newest.current))
    },
    [model],
  )
  return [state, change] as const
}

const addressOf = (model: ListModel, state: ListState): string => {
  const params = toScreenAddress(writeListAddress(model, state)).toString()
  return params ? `${window.location.pathname}?${params}` : window.location.pathname
}
