import { ListNode, type ListType } from '@lexical/list'
import type { EditorConfig, LexicalEditor, LexicalNodeReplacement, NodeKey, SerializedLexicalNode } from 'lexical'
import { markedListType } from '../core/lexical.convert.ts'
import { listMarkers } from './list.schema.ts'

export type ListMarker = (typeof listMarkers)[number]

function isMarker(value: unknown): value is ListMarker {
  return listMarkers.some((marker) => marker === value)
}

/** Lexical's list, which also knows how it counts: 1, A, a, I or i (block-editor 3.2). */
export class MarkedListNode extends ListNode {
  __marker: ListMarker = 'decimal'

  // All three have defaults, because a node that arrives from another screen is made without arguments.
  constructor(listType: ListType = 'bullet', start = 1, key?: NodeKey) {
    super(listType, start, key)
  }

  static override getType(): string {
    return markedListType
  }

  static override clone(node: MarkedListNode): MarkedListNode {
    return new MarkedListNode(node.__listType, node.__start, node.__key)
  }

  static override importJSON(json: SerializedLexicalNode & Record<string, unknown>): MarkedListNode {
    const start = typeof json.start === 'number' ? json.start : 1
    const node = new MarkedListNode(json.listType === 'number' ? 'number' : 'bullet', start)
    if (isMarker(json.marker)) node.__marker = json.marker
    return node
  }

  override afterCloneFrom(previous: this): void {
    super.afterCloneFrom(previous)
    this.__marker = previous.__marker
  }

  override exportJSON() {
    return { ...super.exportJSON(), marker: this.getMarker() }
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

/** Every list that Lexical or Payload makes becomes one of ours. */
export const markedListReplacement: LexicalNodeReplacement = {
  replace: ListNode,
  with: (list: ListNode) => new MarkedListNode(list.__listType, list.__start),
  withKlass: MarkedListNode,
}
