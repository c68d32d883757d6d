import { describe, expect, it } from '@jest/globals'
import { oddAddress } from './oddAddress.ts'

describe('an address', () => {
  it.each(['/__proto__', '/constructor', '/posts/hasOwnProperty', '/%5f_proto__', '/globals/toString/x'])(
    '%s names what every object has, and nothing here',
    (path) => expect(oddAddress(path, '')).toMatchObject({ status: 404 }),
  )

  it.each([
    ['/%', ''],
    ['/posts', '?where=%'],
    ['/posts', '?where=%25'],
    ['/posts', '?depth=0&where=headline'],
    ['/posts', '?data={'],
    ['/posts/%00', ''],
    ['/reader/feed', '?section=%00'],
  ])('%s%s cannot be read', (path, query) => expect(oddAddress(path, query)).toMatchObject({ status: 400 }))

  it('of a document, a file or a search is none of these', () => {
    expect(oddAddress('/media/file/caf%C3%A9%20100%25.jpg', '?where[name][like]=50%25')).toBeNull()
    expect(oddAddress('/posts', '?where={"headline":{"equals":"a"}}&data=')).toBeNull()
  })
})
