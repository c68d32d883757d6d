import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const html = (props: Record<string, unknown>) => renderTree([blockFixture('homepage-river', { props })])

describe('homepage-river', () => {
  it('lists its stories in their order, and leaves out those that readers may not see', async () => {
    const shown = await html({ posts: ['dredging', 'deleted-long-ago', 'ferry'] })
    expect(shown).toMatch(/Dredging starts.*The ferry is late again/s)
  })

  it('is logged and left out without any story', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await html({ posts: [] })).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('there is no story for it'))
    warn.mockRestore()
  })
})
