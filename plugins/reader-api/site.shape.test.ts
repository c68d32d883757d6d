import { describe, expect, it } from '@jest/globals'
import { alertAt } from './site.shape.ts'

const noon = new Date('2026-01-09T12:00:00Z')
const alert = { isOn: true, text: ' The bridge is closed. ', url: null, from: null, until: null }
const shownWith = (change: Partial<typeof alert> | { from?: string; until?: string }) =>
  alertAt({ ...alert, ...change }, noon)

describe('an alert', () => {
  it('is shown from its beginning, and no more at its end', () => {
    const isShown = (change: object) => shownWith(change) !== null
    expect(isShown({})).toBe(true)
    expect(isShown({ from: '2026-01-09T12:00:00Z', until: '2026-01-09T12:00:01Z' })).toBe(true)
    expect(isShown({ from: '2026-01-09T12:00:01Z' })).toBe(false)
    expect(isShown({ until: '2026-01-09T12:00:00Z' })).toBe(false)
  })

  it('needs the switch and words', () => {
    expect(shownWith({ isOn: false })).toBeNull()
    expect(shownWith({ text: ' ' })).toBeNull()
    expect(shownWith({})).toMatchObject({ text: 'The bridge is closed.', url: null })
  })

  it('is another one when it says something else, and the same one at another time', () => {
    const id = shownWith({})?.id
    expect(shownWith({ from: '2026-01-09T11:00:00Z' })?.id).toBe(id)
    expect(shownWith({ text: 'The bridge is open.' })?.id).not.toBe(id)
  })
})
