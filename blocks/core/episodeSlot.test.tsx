import { describe, expect, it, jest } from '@jest/globals'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { blockFixture } from './block.fixtures.ts'

const pinned = (until: string | null, headline = 'Another headline') => ({ id: 'lead-line', headline, until })

describe.each(['episode-showcase-slot', 'show-episodes-slot'] as const)('a place for an episode: %s', (type) => {
  const html = (props: Record<string, unknown>) => renderTree([blockFixture(type, { id: 's', props })])

  it('shows the headline, how old the episode is, and where to hear it', async () => {
    const shown = await html({ post: 'lead-line' })
    expect(shown).toContain('<a href="/2026/03/12/lead-line">The man who wrote the depth on the wall</a>')
    expect(shown).toContain('2 days ago')
    expect(shown).toContain('data-island="podcast-platforms"')
    expect(shown.match(/podcast-platforms__link/g)).toHaveLength(2)
  })

  it('leads to the episode’s own page where no platform has it', async () => {
    expect(await html({ post: 'last-row' })).toContain(
      '<a href="/2026/03/12/last-row" class="podcast-platforms__trigger">Listen',
    )
  })

  it('shows what is pinned, with the headline of the pin, before what the server put in', async () => {
    const shown = await html({ pinned: pinned(null), post: 'last-row' })
    expect(shown).toContain('>Another headline</a>')
    expect(await html({ pinned: pinned(null, ' ') })).toContain('The man who wrote the depth')
  })

  it('is no longer pinned once the time has passed (docs/spec/newsroom.md#slots)', async () => {
    expect(await html({ pinned: pinned('2026-03-14T12:00:01Z'), post: 'last-row' })).toContain('Another headline')
    expect(await html({ pinned: pinned('2026-03-14T12:00:00Z'), post: 'last-row' })).toContain(
      'Who sits in the last row',
    )
  })

  it.each([[null], ['deleted-long-ago'], ['__proto__']])(
    'is logged and left out without an episode: %j',
    async (post) => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
      expect(await html({ post })).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('there is no episode for it'))
      warn.mockRestore()
    },
  )
})
