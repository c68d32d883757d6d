import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { documentTypes, isListed, isOffered, strangersIn } from './documentTypes.ts'
import { isBlockType, schemas } from './schemas.ts'

describe('the blocks of a kind of document', () => {
  it('are all of them in a post', () => {
    expect(Object.keys(schemas).filter((type) => isBlockType(type) && !isOffered(type, 'post'))).toEqual([])
  })

  it('are not reusable ones in a reusable one, at any depth and by any name', () => {
    const inside = blockFixture('container', { children: [blockFixture('core/block')] })
    expect(strangersIn([inside], 'reusable')).toEqual(['Reusable block cannot stand in a reusable block'])
    expect(strangersIn([inside], 'post')).toEqual([])
  })

  it('are not what a mail cannot show', () => {
    expect(isOffered('newsletter-signup', 'newsletter')).toBe(false)
    expect(strangersIn([blockFixture('ad')], 'newsletter')).toEqual(['Ad cannot stand in a newsletter'])
  })

  it('are not listed where the document keeps their text elsewhere, and may stand there all the same', () => {
    const listed = (type: 'dek' | 'featured-media-caption') => documentTypes.filter((kind) => isListed(type, kind))
    expect(listed('featured-media-caption')).toEqual(['post'])
    expect(listed('dek')).toEqual(['page', 'newsletter'])
    expect(documentTypes.every((kind) => isOffered('dek', kind) && isOffered('featured-media-caption', kind))).toBe(
      true,
    )
    expect(isListed('ad', 'newsletter')).toBe(false)
  })

  it.each(documentTypes)('let text be written in a %s', (documentType) => {
    expect(isOffered('paragraph', documentType)).toBe(true)
  })
})
