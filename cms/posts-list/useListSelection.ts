'use client'

import { useCallback, useState } from 'react'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'

export interface ListSelection {
  /** In the order in which they were chosen; pages that are not shown are among them. */
  items: readonly ListItem[]
  has: (id: number) => boolean
  setAll: (items: readonly ListItem[], isChosen: boolean) => void
  clear: () => void
}

export function useListSelection(): ListSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, ListItem>>(new Map())
  const setAll = useCallback((items: readonly ListItem[], isChosen: boolean) => {
    setChosen((before) => {
      const after = new Map(before)
      for (const item of items) {
        if (isChosen) after.set(item.id, item)
        else after.delete(item.id)
      }
      return after
    })
  }, [])
  const clear = useCallback(() => setChosen(new Map()), [])
  return { items: [...chosen.values()], has: (id) => chosen.has(id), setAll, clear }
}
