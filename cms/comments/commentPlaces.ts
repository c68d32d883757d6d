import type { FormState } from 'payload'
import { fieldElement as fieldElementOf, fieldFrameAround } from '#cms/adminDom.ts'
import { anchorOf } from '#plugins/collaboration/document/caret.ts'
import { sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import type { Anchor, Span } from '#plugins/comments/anchors/anchor.schema.ts'
import { resolveAnchor } from '#plugins/comments/anchors/anchor.ts'
import { formPathOf } from '../collaboration/formCells.ts'
import type { CommentStore, ShownText } from './commentStore.ts'

/** The place of a comment's anchor on the page. */
export type PagePlace =
  | { kind: 'here'; top: number; ranges: Range[] }
  /** In the document, but not on the page: in another tab of the form. */
  | { kind: 'elsewhere' }
  | { kind: 'detached' }

const elsewhere: PagePlace = { kind: 'elsewhere' }

/** Returns the element of a field of the form; null while it is not on the page. */
export function fieldElement(fields: FormState, path: string): HTMLElement | null {
  const form = formPathOf(fields, path)
  if (form === null) return null
  // Rich text is named in another way.
  const element = fieldElementOf(form) ?? document.querySelector<HTMLElement>(`[data-field-path="${CSS.escape(form)}"]`)
  return fieldFrameAround(element) ?? element
}

/** Returns where the place of an anchor is drawn now. `top` is in px, in the window. */
export function pagePlaceOf(store: CommentStore, fields: FormState, anchor: Anchor): PagePlace {
  const place = resolveAnchor(store.room.document, anchor)
  switch (place.type) {
    case 'detached':
      return { kind: 'detached' }
    case 'document':
      return { kind: 'here', top: Number.NEGATIVE_INFINITY, ranges: [] }
    case 'field':
      return atElement(fieldElement(fields, place.path))
    case 'block': {
      const text = store.texts.get(place.path)
      return atElement(text ? blockElement(text, place.block) : null)
    }
    case 'range': {
      const text = store.texts.get(place.path)
      if (!text) return atElement(fieldElement(fields, place.path))
      const ranges = place.spans.flatMap((span) => rangeOf(store, text, place.path, span) ?? [])
      const [first] = ranges
      return first ? { kind: 'here', top: first.getBoundingClientRect().top, ranges } : elsewhere
    }
  }
}

function atElement(element: Element | null): PagePlace {
  return element ? { kind: 'here', top: element.getBoundingClientRect().top, ranges: [] } : elsewhere
}

export function blockElement({ editor, binding }: ShownText, id: string): HTMLElement | null {
  const key = editor.getEditorState().read(() => binding.ids.$nodeOf(id)?.getKey())
  return key === undefined ? null : editor.getElementByKey(key)
}

function rangeOf(
  { room }: CommentStore,
  { binding }: ShownText,
  path: string,
  { block, from, to }: Span,
): Range | null {
  const tree = sharedTree(room.document, path)
  const anchor = anchorOf(tree, { id: block, offset: from }, 'behind')
  const focus = anchorOf(tree, { id: block, offset: to })
  const span = anchor && focus && binding.spanOf({ anchor, focus })
  if (!span) return null
  const range = document.createRange()
  range.setStart(span.anchor.node, span.anchor.offset)
  range.setEnd(span.focus.node, span.focus.offset)
  return range
}
