import { describe, expect, it, jest } from '@jest/globals'
import { noReferences } from '#contract/noReferences.ts'
import { blockFixture } from '../core/block.fixtures.ts'
import { mediaFixture, pageFixture, postFixture } from '../core/page.fixtures.tsx'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const list = blockFixture('most-popular')
const pageWith = (...posts: [id: string, hasImage: boolean][]) =>
  pageFixture({
    references: {
      ...noReferences,
      mostRead: posts.map(([id, hasImage]) =>
        postFixture(id, { headline: `Story ${id}`, image: hasImage ? mediaFixture(id) : null }),
      ),
    },
  })

describe('most-popular', () => {
  it('is headed "Most Read", and leads to the posts in their order (docs/spec/reader-site.md#most-read)', async () => {
    const html = await renderTree([list], pageWith(['a', true], ['b', true]))
    expect(html).toContain('<h2 class="most-popular__title">Most Read</h2>')
    expect(html).toMatch(/<ol.*Story a.*Story b.*<\/ol>/)
    expect(html).toContain('href="/2026/03/12/a"')
  })

  it('lists five at most, and only those with a picture (docs/spec/reader-site.md#most-read)', async () => {
    const posts = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id): [string, boolean] => [id, id !== 'b'])
    const html = await renderTree([list], pageWith(...posts))
    expect([...html.matchAll(/Story (\w)/g)].map(([, id]) => id)).toEqual(['a', 'c', 'd', 'e', 'f'])
  })

  it('is logged and left out while nothing was read', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await renderTree([list], pageWith(['a', false]))).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('nothing was read yet'))
    warn.mockRestore()
  })
})
