import { describe, expect, it } from '@jest/globals'
import { documentAt, withRecent } from './recent.ts'

describe('recently visited documents', () => {
  it('are known by the address of any of their views', () => {
    const post = { collection: 'posts', id: '12' }
    expect(documentAt('/admin/collections/posts/12', '/admin')).toEqual(post)
    expect(documentAt('/admin/collections/posts/12/versions', '/admin')).toEqual(post)
    for (const path of [
      '/admin',
      '/admin/collections/posts',
      '/admin/collections/posts/create',
      '/admin/globals/settings',
    ])
      expect(documentAt(path, '/admin')).toBeNull()
  })

  it('are kept once each, the last one first, and only so many', () => {
    const document = (number: number) => ({ collection: 'posts', id: String(number) })
    const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 2].map(document).reduce(withRecent, [])
    expect(all.map(({ id }) => id)).toEqual(['2', '9', '8', '7', '6', '5', '4', '3'])
  })
})
