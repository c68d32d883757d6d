import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../core/renderTree.fixtures.tsx'
import { referencesOf } from '../registry/tree.ts'

const html = (props: Record<string, unknown>) => renderTree([blockFixture('homepage-slot', { props })])
const pin = { id: 'ferry', headline: 'Ferry: late again', until: null }

describe('homepage-slot', () => {
  it('shows its story, with the headline of the pin that put it there (back-office 2.4)', async () => {
    expect(await html({ post: 'ferry' })).toContain('The ferry is late again')
    expect(await html({ post: 'ferry', pinned: pin })).toContain('Ferry: late again')
  })

  it('shows the story that the server resolved, not one that is pinned in vain', async () => {
    const shown = await html({ post: 'dredging', pinned: pin })
    expect(shown).toContain('Dredging starts a month early')
    expect(shown).not.toContain('Ferry: late again')
  })

  it('is logged and left out without a story', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await html({ post: null, pinned: pin })).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('there is no story for it'))
    warn.mockRestore()
  })

  it('points to its story and to its pin', () => {
    const block = blockFixture('homepage-slot', { props: { post: 'dredging', pinned: pin } })
    expect(referencesOf([block]).map(({ id }) => id)).toEqual(['dredging', 'ferry'])
  })
})
