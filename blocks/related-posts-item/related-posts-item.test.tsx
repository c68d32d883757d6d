import { describe, expect, it, jest } from '@jest/globals'
import { noReferences } from '#contract/noReferences.ts'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture, postFixture } from '../core/page.fixtures.tsx'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { referencesOf } from '../registry/tree.ts'

const item = (postId: string | null) => blockFixture('related-posts-item', { id: 'i', props: { postId } })

describe('related-posts-item', () => {
  it('leads to its post by its headline', async () => {
    expect(await renderTree([item('ferry')])).toBe(
      '<li class="related-posts-item"><a href="/2026/03/12/ferry" class="related-posts-item__link">The ferry is late again</a></li>',
    )
  })

  it('says when its post is paid for, and in which language it is', async () => {
    const post = postFixture('ferry', { type: 'sponsored', language: { lang: 'ar', dir: 'rtl' } })
    const page = pageFixture({ references: { ...noReferences, posts: { ferry: post } } })
    expect(await renderTree([item('ferry')], page)).toBe(
      `<li class="related-posts-item"><span class="sponsored-label">Sponsored</span> <a href="${post.url}" class="related-posts-item__link"><span lang="ar" dir="rtl">${post.headline}</span></a></li>`,
    )
  })

  it.each([[null], ['deleted-long-ago'], ['__proto__']])(
    'is logged and left out without a post: %j (docs/spec/reader-site.md#missing-content)',
    async (postId) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
      expect(await renderTree([item(postId)])).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('(i): not shown, its post is missing'))
      warn.mockRestore()
    },
  )

  it('points to its post, so that the page is made with it', () => {
    expect(referencesOf([item('ferry'), item(null)])).toEqual([{ collection: 'posts', id: 'ferry' }])
  })
})
