'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { fieldElement } from '#cms/adminDom.ts'
import { formPathOf } from './formCells.ts'
import type { Room } from './room.types.ts'
import type { RoomColleague } from './roomPeople.ts'

// Returns a user's place on this page: their caret, when it is in the field that they are in, else the field; null when
// it is not shown. A caret remains in a text that its user has left.
function placeOf({ id, field }: RoomColleague, toPath: (field: string) => string | null): Element | null {
  const caret = document.querySelector(`[data-cursor-of="${id}"] .remote-cursors__caret`)
  const path = field && toPath(field)
  const element = path ? fieldElement(path) : null
  return caret && (!element || element.contains(caret)) ? caret : (element ?? caret)
}

/**
 * Follows a colleague's place: whenever they go somewhere else, this page goes there, too. It ends with Escape, with
 * the user's own first action, and when the colleague leaves.
 */
export function useFollowing(room: Room | null, people: readonly RoomColleague[]) {
  const [followed, setFollowed] = useState<number | null>(null)
  const [fields] = useAllFormFields()
  const latest = useRef({ fields, people })
  latest.current = { fields, people }
  const isHere = people.some(({ id }) => id === followed)

  useEffect(() => {
    if (!room || followed === null) return
    let frame = 0
    const go = () => {
      cancelAnimationFrame(frame)
      // After the caret is drawn in its new place.
      frame = requestAnimationFrame(() => {
        const { fields, people } = latest.current
        const person = people.find(({ id }) => id === followed)
        const place = person && placeOf(person, (field) => formPathOf(fields, field))
        const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
        place?.scrollIntoView({ block: 'center', behavior: isReduced ? 'auto' : 'smooth' })
      })
    }
    const stop = () => setFollowed(null)
    const onKey = () => stop()
    go()
    room.awareness.on('change', go)
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('wheel', stop, { passive: true })
    window.addEventListener('touchmove', stop, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      room.awareness.off('change', go)
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('wheel', stop)
      window.removeEventListener('touchmove', stop)
    }
  }, [room, followed])

  useEffect(() => {
    if (followed !== null && !isHere) setFollowed(null)
  }, [followed, isHere])

  return {
    followed: people.find(({ id }) => id === followed) ?? null,
    follow: (id: number) => setFollowed(id),
    stop: () => setFollowed(null),
  }
}
