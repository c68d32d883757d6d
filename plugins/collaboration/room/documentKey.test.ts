import { describe, expect, it } from '@jest/globals'
import { documentKeyOf, parseDocumentKey, sharedCollections } from './documentKey.ts'

describe('the name of a shared document', () => {
  it.each(sharedCollections)('leads back to the document of %s', (collection) => {
    expect(parseDocumentKey(documentKeyOf(collection, 12))).toEqual({ collection, id: 12 })
  })

  it('has the type, the sub-type and the id', () => {
    expect(documentKeyOf('posts', 12)).toBe('post_post_12')
  })

  it('is a fixed one for the home page, and no other (docs/spec/newsroom.md#document-guid)', () => {
    expect(documentKeyOf('fronts', 1)).toBe('homepage_homepage_homepage')
    expect(parseDocumentKey('homepage_homepage_homepage')).toEqual({ collection: 'fronts', id: 1 })
    expect(() => parseDocumentKey('front_front_1')).toThrow('Invalid document guid')
  })

  it.each(['', 'post', 'post_post', 'post_post_1_2', 'post_page_1', 'user_user_1', 'post_post_', 'post_post_1e3'])(
    'is invalid as "%s"',
    (documentKey) => {
      expect(() => parseDocumentKey(documentKey)).toThrow('Invalid document guid')
    },
  )
})
