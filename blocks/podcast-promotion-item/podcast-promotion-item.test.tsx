import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { referencesOf } from '../registry/tree.ts'

const item = (postId: string | null) => blockFixture('podcast-promotion-item', { id: 'i', props: { postId } })

describe('podcast-promotion-item', () => {
  it('is an episode by its headline, with how old it is and where to hear it', async () => {
    const html = await renderTree([item('lead-line')])
    expect(html).toContain('class="podcast-promotion-item__link">The man who wrote the depth on the wall</a>')
    expect(html).toContain('2 days ago')
    expect(html).toContain('>Listen</summary>')
  })

  it.each([[null], ['deleted-long-ago'], ['__proto__']])('is logged and left out without one: %j', async (postId) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await renderTree([item(postId)])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('its episode is missing'))
    warn.mockRestore()
  })

  it('points to its post, so that the page is made with it', () => {
    expect(referencesOf([item('lead-line'), item(null)])).toEqual([{ collection: 'posts', id: 'lead-line' }])
  })
})
