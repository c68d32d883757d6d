/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals'
import { keepMarkupMended, mendMarkup } from './payloadMarkup.ts'

const mended = (html: string): HTMLElement => {
  document.body.innerHTML = html
  mendMarkup(document.body)
  return document.body
}

describe('mended markup of Payload', () => {
  it('names a checkbox by the link of its row', () => {
    const body = mended('<table><tr><td><input type="checkbox" aria-label=""></td><td><a>Harbor</a></td></tr></table>')
    expect(body.querySelector('input')?.getAttribute('aria-label')).toBe('Select Harbor')
  })

  it('names the input of a select by its field, without the mark of a required one', () => {
    const body = mended(
      '<div class="field-type"><label class="field-label">Type <span>*</span></label><input id="react-select-1-input"></div>',
    )
    expect(body.querySelector('input')?.getAttribute('aria-label')).toBe('Type')
  })

  it('keeps a name that a row checkbox has', () => {
    const body = mended('<table><tr><td><input type="checkbox" aria-label="Select Buoy"></td></tr></table>')
    expect(body.querySelector('input')?.getAttribute('aria-label')).toBe('Select Buoy')
  })

  it('stays mended before anything is drawn: in what is added and around it', async () => {
    const body = mended('<table><tbody></tbody></table><p></p>')
    const stop = keepMarkupMended(body)
    const row = '<tr><td><input type="checkbox"></td><td><a>Buoy</a></td></tr>'
    body.querySelector('tbody')?.insertAdjacentHTML('beforeend', row)
    body.querySelector('p')?.insertAdjacentHTML('beforeend', '<i class="dropdown-indicator"></i>')
    body.insertAdjacentHTML('beforeend', '<a class="doc-tab" aria-label="Versions">Versions</a>')
    body.querySelector('.doc-tab')?.insertAdjacentHTML('beforeend', ' <b>3</b>')
    await Promise.resolve()
    expect(body.querySelector('input')?.getAttribute('aria-label')).toBe('Select Buoy')
    expect(body.querySelector('.dropdown-indicator')?.getAttribute('tabindex')).toBe('-1')
    expect(body.querySelector('.doc-tab')?.getAttribute('aria-label')).toBe('Versions 3')
    stop()
  })
})
