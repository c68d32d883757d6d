'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { fieldControls, fieldId, pathOfFieldAround, singleField } from '#cms/adminDom.ts'
import { formPathOf, sharedPathOf } from './formCells.ts'
import type { Room } from './room.types.ts'
import { occupiedFields } from './roomPeople.ts'

/** Rings around the fields that others are in, with their names; shares which field this person is in. */
export function RoomRings({ room }: { room: Room }) {
  const [fields] = useAllFormFields()
  const holder = useRef<HTMLStyleElement>(null)
  const latest = useRef(fields)
  latest.current = fields

  useEffect(() => {
    const form = holder.current?.closest('form')
    if (!form) return
    const shareField = (event: FocusEvent) => {
      const target = event.type === 'focusin' ? event.target : event.relatedTarget
      const path = target instanceof Element ? pathOfFieldAround(target) : null
      room.awareness.setLocalStateField('field', path && sharedPathOf(latest.current, path))
    }
    form.addEventListener('focusin', shareField)
    form.addEventListener('focusout', shareField)
    return () => {
      form.removeEventListener('focusin', shareField)
      form.removeEventListener('focusout', shareField)
      room.awareness.setLocalStateField('field', null)
    }
  }, [room])

  const occupied = useOccupied(room)
  const rules = occupied.flatMap(({ field, names, colour }) => {
    const path = formPathOf(fields, field)
    return path === null ? [] : [ringRule(path, names, colour)]
  })
  return <style ref={holder}>{rules.join('\n')}</style>
}

// A list that stays the same as long as it says the same, as React wants it.
function useOccupied(room: Room) {
  const last = useRef<{ spelled: string; fields: ReturnType<typeof occupiedFields> }>({ spelled: '[]', fields: [] })
  const subscribe = useCallback(
    (listener: () => void) => {
      room.awareness.on('change', listener)
      return () => room.awareness.off('change', listener)
    },
    [room],
  )
  return useSyncExternalStore(
    subscribe,
    () => {
      const fields = occupiedFields(room.awareness)
      const spelled = JSON.stringify(fields)
      if (spelled !== last.current.spelled) last.current = { spelled, fields }
      return last.current.fields
    },
    () => last.current.fields,
  )
}

// A text as a string of CSS, whatever is in it.
const cssString = (text: string) =>
  `"${[...text].map((character) => (/[\w ]/.test(character) ? character : `\\${character.codePointAt(0)?.toString(16)} `)).join('')}"`

// Only what is a color: it comes from others.
const safeColour = (colour: string) => (/^#[0-9a-f]{6}$/i.test(colour) ? colour : 'currentColor')

function ringRule(path: string, names: string, colour: string): string {
  const id = `#${CSS.escape(fieldId(path))}`
  // A group or a row of fields has fields inside: the ring is for the one.
  const field = `${singleField}:is(${id}, :has(${id}))`
  const control = `:is(${fieldControls})`
  const color = safeColour(colour)
  // No outline: the select takes it away from itself with all its might.
  const ring = `{ box-shadow: 0 0 0 2px ${color}; }`
  return [
    `${field} { position: relative; }`,
    `${field} ${control} ${ring}`,
    `${field}:not(:has(${control})) ${ring}`,
    `${field}::after { content: ${cssString(names)}; background: ${color}; }`,
    `${field}::after ${nameTag}`,
  ].join('\n')
}

const nameTag = `{
  position: absolute; inset-block-start: 0; inset-inline-end: 0; max-width: 70%; overflow: hidden;
  padding: 0 6px; border-radius: var(--style-radius-s); color: #fff; font-size: 11px; font-weight: 600;
  line-height: 18px; text-overflow: ellipsis; white-space: nowrap; pointer-events: none;
}`
