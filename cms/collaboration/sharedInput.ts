import type * as Y from 'yjs'
import { readText, type TextChange, textChangeBetween } from '#plugins/collaboration/document/plainText.ts'

// An input of one text: `<input>` or `<textarea>`.
type TextElement = HTMLInputElement | HTMLTextAreaElement

export type TextDelta = { retain?: number; delete?: number; insert?: unknown }[]

const lengthOf = (insert: unknown) => (typeof insert === 'string' ? insert.length : 1)

/**
 * Returns a letter's place after a change; null where the letter was deleted.
 *
 * @param isCaret a caret outlives the letters around it, and stays before what is inserted where it stands
 */
export function placeAfter(delta: TextDelta, index: number, isCaret: boolean): number | null {
  let before = 0
  let place = index
  for (const { retain = 0, delete: deleted = 0, insert } of delta) {
    if (before > index || (isCaret && before === index && insert !== undefined)) break
    if (insert !== undefined) place += lengthOf(insert)
    else if (deleted > 0) {
      if (index < before + deleted) return isCaret ? place - (index - before) : null
      place -= deleted
      before += deleted
    } else before += retain
  }
  return place
}

/**
 * Ties an input to a shared text. What is typed is written as the one piece that it is; what others type is shown with
 * the caret held between the letters where it was. While an input method composes, the input is left alone.
 */
export class SharedInput {
  private shown: string
  private selection: [number, number] | null = null
  // The text at the beginning of a composition, and the changes of others since.
  private composing: { base: string; missed: TextDelta[] } | null = null
  private isWriting = false
  private readonly listeners = new Set<() => void>()
  private readonly text: Y.Text
  private readonly origin: object
  private readonly element: () => TextElement | null

  constructor(text: Y.Text, origin: object, element: () => TextElement | null) {
    this.text = text
    this.origin = origin
    this.element = element
    this.shown = readText(text)
  }

  readonly get = (): string => this.shown

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) {
      this.show(readText(this.text))
      this.text.observe(this.onChange)
    }
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.text.unobserve(this.onChange)
    }
  }

  input(): void {
    const element = this.element()
    if (!element) return
    if (this.composing) this.show(element.value)
    else this.write(this.shown, element.value, [])
  }

  beginComposition(): void {
    this.composing = { base: this.shown, missed: [] }
  }

  endComposition(): void {
    const element = this.element()
    if (!element || !this.composing) return
    const { base, missed } = this.composing
    this.composing = null
    this.write(base, element.value, missed)
  }

  /** Puts the caret where it belongs, once the input shows what it should. */
  restoreSelection(): void {
    const element = this.element()
    if (this.selection && element?.value === this.shown) element.setSelectionRange(...this.selection)
    this.selection = null
  }

  private show(text: string): void {
    if (text === this.shown) return
    this.shown = text
    for (const listener of [...this.listeners]) listener()
  }

  // Writes what changed between two states of the input. `missed` is what others changed since the first of them.
  private write(before: string, after: string, missed: TextDelta[]): void {
    const element = this.element()
    const change = textChangeBetween(before, after, element?.selectionStart ?? undefined)
    const caret = change ? this.apply(change, missed) : null
    const text = readText(this.text)
    if (text !== after && caret !== null) this.selection = [caret, caret]
    this.show(text)
  }

  // Returns where the caret is after it.
  private apply({ start, deleted, inserted }: TextChange, missed: TextDelta[]): number {
    const after = (index: number, isCaret: boolean) =>
      missed.reduce<number | null>((place, delta) => (place === null ? null : placeAfter(delta, place, isCaret)), index)
    const at = after(start, true) ?? 0
    const gone = Array.from({ length: deleted }, (_, offset) => after(start + offset, false))
    this.isWriting = true
    this.text.doc?.transact(() => {
      for (const place of gone.toReversed()) if (place !== null) this.text.delete(place, 1)
      const place = Math.min(at, this.text.length)
      this.text.insert(place, inserted)
    }, this.origin)
    this.isWriting = false
    return at + inserted.length
  }

  private readonly onChange = ({ delta }: Y.YTextEvent): void => {
    if (this.isWriting) return
    if (this.composing) {
      this.composing.missed.push(delta)
      return
    }
    const element = this.element()
    if (element && element.ownerDocument.activeElement === element) {
      const [start, end] = this.selection ?? [element.selectionStart ?? 0, element.selectionEnd ?? 0]
      this.selection = [placeAfter(delta, start, true) ?? 0, placeAfter(delta, end, true) ?? 0]
    }
    this.show(readText(this.text))
  }
}
