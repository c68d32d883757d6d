import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { documentTypes, isListed, isOffered, strangersIn } from './documentTypes.ts'
import { isBlockType, schemas } from './schemas.ts'

describe('the blocks of a kind of document', () => {
  const left = (documentType: (typeof documentTypes)[number]) =>
    Object.keys(schemas).filter((type) => isBlockType(type) && !isOffered(type, documentType))

  it('are all of them in a post, save for those of the home page', () => {
    expect(left('post').length).toBeGreaterThan(0)
    expect(left('post').filter((type) => !type.startsWith('homepage-'))).toEqual([])
  })

  it('are on the home page its own, and what stands beside stories', () => {
    expect(left('front').some((type) => type.startsWith('homepage-'))).toBe(false)
    expect(strangersIn([blockFixture('gallery')], 'front')).toEqual(['Gallery cannot stand on the home page'])
    expect(isOffered('most-popular', 'front') && isOffered('ad', 'front')).toBe(true)
  })

  it('are not reusable ones in a reusable one, at any depth and by any name', () => {
    const inside = blockFixture('container', { children: [blockFixture('core/block')] })
    expect(strangersIn([inside], 'reusable')).toEqual(['Reusable block cannot stand in a reusable block'])
    expect(strangersIn([inside], 'post')).toEqual([])
  })

  it('are not what a mail cannot show', () => {
    expect(isOffered('newsletter-signup', 'newsletter')).toBe(false)
    expect(isOffered('homepage-row', 'newsletter')).toBe(false)
    expect(isOffered('homepage-river', 'newsletter')).toBe(true)
    expect(strangersIn([blockFixture('ad')], 'newsletter')).toEqual(['Ad cannot stand in a newsletter'])
  })

  it('are not listed where the document keeps their text elsewhere, and may stand there all the same', () => {
    const listed = (type: 'dek' | 'featured-media-caption') => documentTypes.filter((kind) => isListed(type, kind))
    const stories = documentTypes.filter((kind) => kind !== 'front')
    expect(listed('featured-media-caption')).toEqual(['post'])
    expect(listed('dek')).toEqual(['page', 'newsletter'])
    expect(stories.every((kind) => isOffered('dek', kind) && isOffered('featured-media-caption', kind))).toBe(true)
    expect(isListed('ad', 'newsletter')).toBe(false)
  })

  it.each(documentTypes)('let text be written in a %s', (documentType) => {
    expect(isOffered('paragraph', documentType)).toBe(true)
  })
})
