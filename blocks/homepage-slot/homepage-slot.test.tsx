import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { postFixtures } from '../core/page.fixtures.tsx'
import { editorViewMarkup } from '../registry/editorView.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { referencesOf } from '../registry/tree.ts'
import { homepageSlot } from './homepage-slot.schema.ts'

const html = (props: Record<string, unknown>) => renderTree([blockFixture('homepage-slot', { props })])
const pin = { id: 'ferry', headline: 'Ferry: late again', until: null }

describe('homepage-slot', () => {
  it('shows its story, with the headline of the pin that put it there (docs/spec/newsroom.md#slots)', async () => {
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

describe('a slot in the editor (docs/spec/newsroom.md#slots)', () => {
  const teasers = Object.fromEntries(postFixtures.map((post) => [post.id, post]))
  const view = (
    pinned: typeof pin | { id: string; headline: string; until: string } | null,
    filledPost?: string | null,
  ) => editorViewMarkup('homepage-slot', homepageSlot.props.parse({ pinned }), { filledPost, teasers })

  it('tells whether it is pinned, and until when', () => {
    expect(view(null, 'ferry')).toContain('title="This post is autofilled"')
    expect(view(pin, 'ferry')).toContain('title="This post is pinned"')
    expect(view({ ...pin, until: '2096-04-01T12:00:00Z' }, 'ferry')).toContain(
      'title="This post is pinned and scheduled to unpin at 04/01/2096 05:00am"',
    )
  })

  it('has a headline to be edited while it is pinned, and only then', () => {
    expect(view(pin, 'ferry')).toMatch(/<textarea[^>]*>Ferry: late again<\/textarea>/)
    expect(view({ ...pin, headline: '' }, 'ferry')).toMatch(/<textarea[^>]*>The ferry is late again<\/textarea>/)
    expect(view(null, 'ferry')).not.toContain('<textarea')
    expect(view(null, null)).toContain('No post available')
  })

  it('draws its story as readers get it, with nothing that leads away', () => {
    const html = view(null, 'ferry')
    expect(html).toMatch(/<article class="teaser teaser--second.*class="teaser__headline">The ferry is late again<\/p>/)
    expect(html).not.toContain('<a ')
  })

  it('is outlined where what readers find is not what is pinned', () => {
    expect(view(pin, 'dredging')).toContain('data-in-vain="true"')
    expect(view(pin, 'dredging')).toContain('“Ferry: late again” is pinned, but readers cannot see it')
    expect(view(pin, null)).toContain('data-in-vain="true"')
    // As long as the server has not answered, the pin is believed.
    expect(view(pin)).not.toContain('data-in-vain')
    expect(view({ ...pin, until: '2026-01-01T00:00:00Z' }, 'dredging')).not.toContain('data-in-vain')
  })
})
