import { describe, expect, it } from '@jest/globals'
import { schemas } from '../registry/schemas.ts'
import { anchorId, blockAttributes, safeClassNames } from './blockAttributes.ts'

describe('anchorId', () => {
  it.each([
    ['#map', 'map'],
    ['The old  harbour', 'The-old-harbour'],
    ['überblick', 'überblick'],
    ['a"><b', 'ab'],
  ])('makes of %j the id %j', (anchor, id) => expect(anchorId(anchor)).toBe(id))

  it.each(['', '  ', '#', '"><'])('gives no id for %j', (anchor) => expect(anchorId(anchor)).toBeUndefined())
})

describe('safeClassNames', () => {
  it('keeps names and drops what a name cannot be made of', () => {
    expect(safeClassNames(' is-style-framed  x"onload=y <b> ')).toEqual(['is-style-framed', 'xonloady', 'b'])
  })
})

describe('blockAttributes', () => {
  it('names the block, its modifiers and its alignment, then the editor’s classes', () => {
    expect(
      blockAttributes(schemas.gallery, { modifiers: ['vertical', false], alignment: 'wide', className: 'spring' }),
    ).toEqual({
      id: undefined,
      className: 'gallery gallery--vertical gallery--wide spring',
      'data-alignment': 'wide',
      'data-beside': 'clears',
    })
  })

  it.each([
    ['paragraph', undefined],
    ['code', 'narrows'],
    ['image', 'clears'],
    // It stands in columns only.
    ['column', undefined],
  ] as const)('says how a %s behaves beside floats: %s', (type, beside) => {
    expect(blockAttributes(schemas[type])['data-beside']).toBe(beside)
  })

  it('takes the class of a part that is no block', () => {
    expect(blockAttributes('list__item')).toMatchObject({ className: 'list__item', 'data-beside': undefined })
  })

  it('says nothing of an alignment that is none', () => {
    expect(blockAttributes(schemas.image, { alignment: 'none' })).toMatchObject({
      className: 'image',
      'data-alignment': undefined,
    })
  })
})
