/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { focusField } from './focusField.ts'

const page = `
  <div class="tabs-field">
    <button class="tabs-field__tab-button">Story</button>
    <button class="tabs-field__tab-button">Details</button>
  </div>
  <div id="field-headline"><input id="headline" /></div>
  <div id="field-sections"><input type="checkbox" id="first-section" /></div>
  <div class="field-type" data-field-path="subhead"><div contenteditable="true" id="dek" tabindex="0"></div></div>`

let opened: (string | null)[]

beforeEach(() => {
  document.body.innerHTML = page
  opened = []
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => opened.push(button.textContent))
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = jest.fn<() => void>()
})

describe('what a check is about', () => {
  it('is gone to when its choices come later', () => {
    const frames: FrameRequestCallback[] = []
    const drawing = jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
    const sections = document.getElementById('field-sections')
    sections?.replaceChildren()
    focusField('primarySection')
    if (sections) sections.innerHTML = '<input type="checkbox" id="late" />'
    frames.shift()?.(0)
    expect(document.activeElement?.id).toBe('late')
    drawing.mockRestore()
  })

  it.each([
    ['headline', 'headline', 'Story'],
    ['subhead', 'dek', 'Story'],
    // Chosen beside the sections, in their control.
    ['primarySection', 'first-section', 'Details'],
  ])('is gone to, its tab first: %s', (field, id, tab) => {
    focusField(field)
    expect([opened, document.activeElement?.id]).toEqual([[tab], id])
  })
})
