/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as Y from 'yjs'
import { placeAfter, SharedInput } from './sharedInput.ts'

// Creates an input on the screen, bound to a text, rendered again as React does it.
function setUp(initial: string) {
  const document_ = new Y.Doc()
  const text = document_.getText('text')
  text.insert(0, initial)
  const element = document.createElement('input')
  document.body.replaceChildren(element)
  const input = new SharedInput(text, {}, () => element)
  const draw = () => {
    if (element.value !== input.get()) element.value = input.get()
    input.restoreSelection()
  }
  input.subscribe(draw)
  draw()
  const caret = (at: number) => {
    element.focus()
    element.setSelectionRange(at, at)
  }
  const type = (letters: string) => {
    const at = element.selectionStart ?? 0
    element.setRangeText(letters, at, element.selectionEnd ?? at, 'end')
    input.input()
    draw()
  }
  const colleague = (change: () => void) => document_.transact(change, 'remote')
  return { text, element, input, caret, type, colleague, at: () => element.selectionStart }
}

describe('an input that several people type in', () => {
  let shared: ReturnType<typeof setUp>
  beforeEach(() => {
    shared = setUp('Council votes')
  })

  it('writes what is typed where it is typed', () => {
    const { caret, type, text, at } = shared
    caret(7)
    type('!')
    expect([text.toString(), at()]).toEqual(['Council! votes', 8])
  })

  it('holds the caret between its letters while others type before and behind it', () => {
    const { caret, colleague, text, element, at } = shared
    caret(8)
    colleague(() => text.insert(0, 'City '))
    expect([element.value, at()]).toEqual(['City Council votes', 13])
    colleague(() => text.insert(text.length, ' again'))
    expect(at()).toBe(13)
    colleague(() => text.delete(0, text.length))
    expect(at()).toBe(0)
  })

  it('leaves an input method alone, and puts what it composed where it belongs', () => {
    const { caret, colleague, text, element, input, at } = shared
    caret(7)
    input.beginComposition()
    element.setRangeText('k', 7, 7, 'end')
    input.input()
    colleague(() => text.insert(0, 'City '))
    expect(element.value).toBe('Councilk votes')
    element.setRangeText('か', 7, 8, 'end')
    input.input()
    input.endComposition()
    expect([text.toString(), element.value, at()]).toEqual(['City Councilか votes', 'City Councilか votes', 13])
  })

  it('keeps every letter of two people in its place, whatever they do in turns', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            isMine: fc.boolean(),
            at: fc.nat(40),
            removed: fc.nat(2),
            letters: fc.string({ unit: fc.constantFrom('a', 'b', '😀'), maxLength: 2 }),
          }),
        ),
        (steps) => {
          const { text, element, caret, type, colleague } = setUp('ab ab')
          for (const { isMine, at, removed, letters } of steps) {
            const place = Math.min(at, text.length)
            if (isMine) {
              caret(place)
              type(letters)
            } else {
              colleague(() => {
                text.delete(place, Math.min(removed, text.length - place))
                text.insert(place, letters)
              })
            }
            if (!/\p{Surrogate}|\uFFFD/u.test(text.toString())) expect(element.value).toBe(text.toString())
          }
        },
      ),
    )
  })
})

describe('a place in a text after a change', () => {
  it.each([
    [[{ insert: 'xy' }], 3, true, 5],
    [[{ retain: 3 }, { insert: 'xy' }], 3, true, 3],
    [[{ retain: 3 }, { insert: 'xy' }], 3, false, 5],
    [[{ retain: 1 }, { delete: 4 }], 3, true, 1],
    [[{ retain: 1 }, { delete: 4 }], 3, false, null],
    [[{ delete: 2 }], 3, true, 1],
    [[{ retain: 5 }, { insert: 'x' }], 3, true, 3],
  ])('%j moves %d (caret: %s) to %s', (delta, index, isCaret, place) => {
    expect(placeAfter(delta, index, isCaret)).toBe(place)
  })
})
