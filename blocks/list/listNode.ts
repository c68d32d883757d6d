import { ListNode } from '@lexical/list'
import type { EditorConfig, LexicalEditor } from 'lexical'
import { markedListType } from '../core/lexical.types.ts'
import { withTextSettings } from '../core/textNode.ts'
import { listMarkers } from './list.schema.ts'

export type ListMarker = (typeof listMarkers)[number]

function isMarker(value: unknown): value is ListMarker {
  return listMarkers.some((marker) => marker === value)
}

/** Lexical's list, which also knows how it counts: 1, A, a, I or i (docs/spec/editor.md#lists). */
export class MarkedListNode extends withTextSettings(ListNode, markedListType) {
  __marker: ListMarker = 'decimal'

  override afterCloneFrom(previous: this): void {
    super.afterCloneFrom(previous)
    this.__marker = previous.__marker
  }

  override updateFromJSON(json: Parameters<ListNode['updateFromJSON']>[0] & { marker?: unknown }): this {
    const node = super.updateFromJSON(json)
    return isMarker(json.marker) ? node.setMarker(json.marker) : node
  }

  override exportJSON() {
    const list = { listType: this.getListType(), start: this.getStart(), tag: this.getTag() }
    return { ...super.exportJSON(), ...list, marker: this.getMarker() }
  }

  getMarker(): ListMarker {
    return this.getLatest().__marker
  }

  setMarker(marker: ListMarker): this {
    const node = this.getWritable()
    node.__marker = marker
    return node
  }

  override createDOM(config: EditorConfig, editor?: LexicalEditor): HTMLElement {
    const element = super.createDOM(config, editor)
    element.style.listStyleType = this.__listType === 'number' ? this.__marker : ''
    return element
  }

  override updateDOM(previous: this, element: HTMLElement, config: EditorConfig): boolean {
    if (previous.__start !== this.__start) return true
    element.style.listStyleType = this.__listType === 'number' ? this.__marker : ''
    return super.updateDOM(previous, element, config)
  }
}
