/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { rememberFocus } from './rememberFocus.ts'

// Pending animation frames, run one after the other until none is requested.
let frames: (() => void)[] = []
const draw = () => {
  for (let frame = frames.shift(); frame; frame = frames.shift()) frame()
}

beforeEach(() => {
  frames = []
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(() => frame(0)))
  // jsdom draws nothing, so that nothing is hidden either.
  Element.prototype.checkVisibility = () => true
  document.body.innerHTML = `
    <button id="elsewhere">Elsewhere</button>
    <div><input id="field" /><ul>
      <li><button id="a">A</button></li><li><button id="b">B</button></li><li><button id="c">C</button></li>
    </ul></div>`
})
afterEach(() => {
  jest.restoreAllMocks()
})

const at = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no #${id}`)
  return element
}
const focused = () => document.activeElement?.id

describe('the keyboard on a control that goes away', () => {
  it('goes to what took its place', () => {
    at('b').focus()
    const back = rememberFocus()
    at('b').closest('li')?.remove()
    back()
    draw()
    expect(focused()).toBe('c')
  })

  it('goes to the last one where it was the last', () => {
    at('c').focus()
    const back = rememberFocus()
    at('c').closest('li')?.remove()
    back()
    draw()
    expect(focused()).toBe('b')
  })

  it('goes to what is nearest where nothing of its kind is left', () => {
    at('a').focus()
    const back = rememberFocus()
    document.querySelector('ul')?.remove()
    back()
    draw()
    expect(focused()).toBe('field')
  })

  it('goes where the caller says', () => {
    at('a').focus()
    const back = rememberFocus()
    at('a').remove()
    back(() => {
      at('elsewhere').focus()
      return true
    })
    draw()
    expect(focused()).toBe('elsewhere')
  })

  it('stays where the user has gone meanwhile', () => {
    at('a').focus()
    const back = rememberFocus()
    at('a').remove()
    at('elsewhere').focus()
    back()
    draw()
    expect(focused()).toBe('elsewhere')
  })

  it('stays on a control that stays', () => {
    at('a').focus()
    rememberFocus()()
    draw()
    expect(focused()).toBe('a')
  })
})
