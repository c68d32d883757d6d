'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { sameJson } from '#blocks/core/sameJson.ts'
import { documentFields } from '#cms/adminDom.ts'
import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import { type PagePlace, pagePlaceOf } from './commentPlaces.ts'
import { type CommentStore, type CommentUi, draftId } from './commentStore.ts'

/** Something in the margin: a thread, or a comment that is being begun. */
export interface Placed {
  id: string
  anchor: Anchor
  isMarked: boolean
}

/** The place of a card; `top` is in px, from the top of the page. */
export type CardPlace = { kind: 'here'; top: number } | { kind: 'elsewhere' | 'detached' }

// The names of the marks in the page's style sheet.
const marks = { all: 'comment', active: 'comment-active' }

// Px between the scroll target and the top of the window's content.
const roomAbove = 160

/**
 * Returns the places of comments on the page, updated during editing, and draws their marks in the text. Marks are the
 * browser's own highlights: nothing is drawn into the editor.
 */
export function useCommentPlaces(
  store: CommentStore,
  placed: readonly Placed[],
  ui: CommentUi,
): Map<string, CardPlace> {
  const [fields] = useAllFormFields()
  const [places, setPlaces] = useState<Map<string, CardPlace>>(new Map())
  const latest = useRef({ fields, placed, ui })
  latest.current = { fields, placed, ui }

  useEffect(() => {
    let frame = 0
    const look = () => {
      const found = lookAt(store, latest.current)
      draw(found, latest.current)
      store.threadAtPoint = (x, y) => threadAtPoint(found, latest.current.placed, x, y)
      setPlaces((before) => (isSame(before, placesOf(found)) ? before : placesOf(found)))
      seek(store, found, latest.current.ui.scrollTarget)
    }
    // Many things that happen at once are one look.
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    const stop = store.onLayout(schedule)
    store.room.document.on('update', schedule)
    const resized = new ResizeObserver(schedule)
    const form = documentFields()
    if (form) for (const watched of [form, ...form.children]) resized.observe(watched)
    schedule()
    return () => {
      cancelAnimationFrame(frame)
      stop()
      store.room.document.off('update', schedule)
      resized.disconnect()
      store.threadAtPoint = () => null
      for (const name of Object.values(marks)) CSS.highlights?.delete(name)
    }
  }, [store])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed, whatever it is
  useEffect(() => store.notifyLayout(), [store, placed, ui, fields])
  return places
}

type Found = Map<string, PagePlace>

interface Looked {
  fields: Parameters<typeof pagePlaceOf>[1]
  placed: readonly Placed[]
  ui: CommentUi
}

function lookAt(store: CommentStore, { fields, placed }: Looked): Found {
  return new Map(placed.map(({ id, anchor }) => [id, pagePlaceOf(store, fields, anchor)]))
}

function placesOf(found: Found): Map<string, CardPlace> {
  return new Map(
    [...found].map(([id, place]) => [
      id,
      place.kind === 'here' ? { kind: 'here', top: Math.round(place.top + window.scrollY) } : place,
    ]),
  )
}

const isSame = (a: Map<string, CardPlace>, b: Map<string, CardPlace>) => sameJson([...a], [...b])

const rangesOf = (found: Found, id: string): Range[] => {
  const place = found.get(id)
  return place?.kind === 'here' ? place.ranges : []
}

function draw(found: Found, { placed, ui }: Looked): void {
  // A browser without highlights shows the cards all the same.
  if (!('highlights' in CSS)) return
  const marked = placed.filter(({ isMarked }) => isMarked)
  const ranges = (isActive: boolean) =>
    marked.filter(({ id }) => (id === ui.active) === isActive).flatMap(({ id }) => rangesOf(found, id))
  CSS.highlights.set(marks.all, new Highlight(...ranges(false)))
  const active = new Highlight(...ranges(true))
  active.priority = 1
  CSS.highlights.set(marks.active, active)
}

function threadAtPoint(found: Found, placed: readonly Placed[], x: number, y: number): string | null {
  const isAt = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom
  const hit = placed.filter(
    ({ id, isMarked }) =>
      isMarked && id !== draftId && rangesOf(found, id).some((range) => [...range.getClientRects()].some(isAt)),
  )
  // Of two that overlap, the shorter one is meant.
  const length = ({ id }: Placed) => rangesOf(found, id).reduce((sum, range) => sum + range.toString().length, 0)
  return hit.toSorted((a, b) => length(a) - length(b))[0]?.id ?? null
}

function seek(store: CommentStore, found: Found, scrollTarget: string | null): void {
  const place = scrollTarget === null ? undefined : found.get(scrollTarget)
  if (place?.kind !== 'here') return
  store.change({ scrollTarget: null })
  if (!Number.isFinite(place.top)) window.scrollTo({ top: 0, behavior: 'smooth' })
  else if (place.top < roomAbove || place.top > window.innerHeight - roomAbove)
    window.scrollTo({ top: window.scrollY + place.top - roomAbove * 2, behavior: 'smooth' })
}
