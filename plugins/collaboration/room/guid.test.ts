import { describe, expect, it } from '@jest/globals'
import { guidOf, parseGuid, sharedCollections } from './guid.ts'

describe('the name of a shared document', () => {
  it.each(sharedCollections)('leads back to the document of %s', (collection) => {
    expect(parseGuid(guidOf(collection, 12))).toEqual({ collection, id: 12 })
  })

  it('has the type, the sub-type and the id', () => {
    expect(guidOf('posts', 12)).toBe('post_post_12')
  })

  it.each(['', 'post', 'post_post', 'post_post_1_2', 'post_page_1', 'user_user_1', 'post_post_', 'post_post_1e3'])(
    'is invalid as "%s"',
    (guid) => {
      expect(() => parseGuid(guid)).toThrow('Invalid document guid')
    },
  )
})
