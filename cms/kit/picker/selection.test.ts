import { describe, expect, it } from '@jest/globals'
import type { SelectionLimits } from './selection.ts'
import { exactlyOne, isDimmed, isEnough, isSelectable, selectTooltip, toggled, withInitialFirst } from './selection.ts'

const single: SelectionLimits = { isMultiple: false, min: 1, max: null }
const upToTwo: SelectionLimits = { isMultiple: true, min: 0, max: 2 }

describe('choosing one item', () => {
  it('replaces the one before, and a second click takes it away', () => {
    expect(toggled([], 'a', exactlyOne)).toEqual(['a'])
    expect(toggled(['a'], 'b', exactlyOne)).toEqual(['b'])
    expect(toggled(['a'], 'a', single)).toEqual([])
  })

  it('lets all others step back, and still be chosen', () => {
    expect(isDimmed(['a'], 'b', exactlyOne)).toBe(true)
    expect(isDimmed(['a'], 'a', exactlyOne)).toBe(false)
    expect(isDimmed([], 'b', exactlyOne)).toBe(false)
    expect(isSelectable(['a'], 'b', exactlyOne)).toBe(true)
  })

  it('is not done before there is one', () => {
    expect([isEnough([], exactlyOne), isEnough(['a'], exactlyOne)]).toEqual([false, true])
  })
})

describe('choosing several', () => {
  it('adds and takes away, in the order of the clicks', () => {
    expect(toggled(['b'], 'a', upToTwo)).toEqual(['b', 'a'])
    expect(toggled(['b', 'a'], 'b', upToTwo)).toEqual(['a'])
  })

  it('refuses more than the most, but lets what is chosen go', () => {
    expect(toggled(['a', 'b'], 'c', upToTwo)).toEqual(['a', 'b'])
    expect(isSelectable(['a', 'b'], 'c', upToTwo)).toBe(false)
    expect(isSelectable(['a', 'b'], 'b', upToTwo)).toBe(true)
    expect(isDimmed(['a'], 'b', upToTwo)).toBe(false)
  })

  it('is too much when more was chosen before than is allowed', () => {
    expect(isEnough(['a', 'b', 'c'], upToTwo)).toBe(false)
  })
})

describe('what keeps Select from being pressed', () => {
  it.each<[Partial<SelectionLimits>, string]>([
    [{ min: 1, max: 1 }, 'Select 1 posts to continue. Currently selected: 0'],
    [{ min: 2, max: 4 }, 'Select between 2 and 4 posts to continue. Currently selected: 0'],
    [{ min: 1, max: null }, 'Select at least 1 post(s) to continue. Currently selected: 0'],
    [{ min: 0, max: 3 }, 'Select up to 3 post(s) to continue. Currently selected: 0'],
    [{ min: 0, max: null }, 'Currently selected: 0'],
  ])('is said for %j', (limits, text) => {
    expect(selectTooltip({ ...upToTwo, ...limits }, 0, 'post')).toBe(text)
  })
})

describe('what was chosen before', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }]

  it('stands first on the first page, and only there', () => {
    expect(withInitialFirst(1, [c], [a, b, c])).toEqual([c, a, b])
    expect(withInitialFirst(2, [c], [a, b, c])).toEqual([a, b, c])
  })
})
