/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { changeStoryView, storyView } from '../document/storyView.ts'
import { focusField } from './focusField.ts'

const page = `
  <div id="field-headline"><input id="headline" /></div>
  <div id="field-sections"><input type="checkbox" id="first-section" /></div>
  <div class="field-type" data-field-path="subhead"><div contenteditable="true" id="dek" tabindex="0"></div></div>`

beforeEach(() => {
  document.body.innerHTML = page
  changeStoryView({ isPanelOpen: false, section: 'Media', isForm: true })
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
    ['headline', 'headline', false, 'Media'],
    ['subhead', 'dek', false, 'Media'],
    // Chosen beside the sections, in their control.
    ['primarySection', 'first-section', true, 'Details'],
  ])('is gone to, its section of the panel first: %s', (field, id, isPanelOpen, section) => {
    focusField(field)
    expect(document.activeElement?.id).toBe(id)
    expect(storyView()).toMatchObject({ isForm: false, isPanelOpen, section })
  })
})
