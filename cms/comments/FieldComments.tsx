'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import {
  documentFields,
  fieldFrameAround,
  labelIn,
  pathOfFieldAround,
  pathOfFieldIn,
  singleField,
} from '#cms/adminDom.ts'
import type { Anchor } from '#plugins/comments/anchors/anchor.schema.ts'
import { rangeAnchor } from '#plugins/comments/anchors/anchor.ts'
import { sharedPathOf } from '../collaboration/formCells.ts'
import { useSharedFields } from '../collaboration/useFieldBridge.ts'
import { isCommentKey } from './comment.command.ts'
import { type CommentStore, startComment } from './commentStore.ts'
import { CommentIcon } from './comments.icons.tsx'
import './fieldComments.css'
import './iconButton.css'

interface AtField {
  element: HTMLElement
  path: string
}

function fieldAround(target: EventTarget | null): AtField | null {
  if (!(target instanceof Element)) return null
  const element = fieldFrameAround(target)
  const path = pathOfFieldAround(target) ?? (element && pathOfFieldIn(element))
  return element?.matches(singleField) && path !== null ? { element, path } : null
}

export function FieldComments({ store }: { store: CommentStore }) {
  const [fields] = useAllFormFields()
  const plan = useSharedFields()
  const [field, setField] = useState<AtField | null>(null)
  const latest = useRef(fields)
  latest.current = fields

  useEffect(() => {
    const form = documentFields()
    if (!form) return
    const names = new Set(plan.map(({ path }) => path.split('.')[0]))
    const find = (target: EventTarget | null): AtField | null => {
      const found = fieldAround(target)
      return found && names.has(found.path.split('.')[0]) ? found : null
    }
    const begin = ({ path }: AtField, input: EventTarget | null) => {
      const shared = sharedPathOf(latest.current, path)
      if (shared !== null) startComment(store, anchorIn(store, shared, input))
    }
    const onMove = ({ target }: Event) => {
      const found = find(target)
      if (found) setField((before) => (before?.element === found.element ? before : found))
    }
    const onKey = (event: Event) => {
      const found = event instanceof KeyboardEvent && isCommentKey(event) ? find(event.target) : null
      if (!found) return
      event.preventDefault()
      begin(found, event.target)
    }
    form.addEventListener('pointerover', onMove)
    form.addEventListener('focusin', onMove)
    form.addEventListener('keydown', onKey)
    return () => {
      form.removeEventListener('pointerover', onMove)
      form.removeEventListener('focusin', onMove)
      form.removeEventListener('keydown', onKey)
    }
  }, [store, plan])

  if (!field?.element.isConnected) return null
  const label = labelIn(field.element)
  return createPortal(
    <button
      type="button"
      className="comment-field-button"
      data-open-to-followers
      title="Comment on this field"
      aria-label={`Comment on ${label || 'this field'}`}
      // What is selected in the field stays selected.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        const shared = sharedPathOf(latest.current, field.path)
        if (shared !== null) startComment(store, anchorIn(store, shared, document.activeElement, field.element))
      }}
    >
      <CommentIcon />
    </button>,
    field.element,
  )
}

function anchorIn({ room }: CommentStore, path: string, input: EventTarget | null, within?: Element): Anchor {
  const isInput = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
  const isInField = isInput && (within === undefined || within.contains(input))
  const [from, to] = isInField ? [input.selectionStart, input.selectionEnd] : [null, null]
  const isShared = room.document.share.has(`text:${path}`)
  if (!isShared || from === null || to === null || from === to) return { type: 'field', path }
  const field = { kind: 'text', path } as const
  return (
    rangeAnchor(room.document, field, { block: '', offset: from }, { block: '', offset: to }) ?? { type: 'field', path }
  )
}
