import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { referencesOf } from '../registry/tree.ts'

const show = (id: string | null) => blockFixture('show', { id: 's', props: { id } })

describe('show', () => {
  it('has its logo, its name, what it is about, and its platforms without a script', async () => {
    const html = await renderTree([show('slack-tide')])
    expect(html).toContain('class="show__logo"')
    expect(html).toContain('<a href="/podcasts/slack-tide">Slack Tide</a>')
    expect(html).toContain('Half an hour on something')
    expect(html).toContain('data-island="podcast-platforms"')
    expect(html).toContain('<summary class="podcast-platforms__trigger">See All Episodes</summary>')
    expect(html.match(/podcast-platforms__link/g)).toHaveLength(3)
    expect(html).toContain('(opens in new tab)')
  })

  it('leads to its own page where no platform has it, and needs no script then', async () => {
    const html = await renderTree([show('bare')])
    expect(html).toContain('<a href="/podcasts/bare" class="podcast-platforms__trigger">See All Episodes')
    expect(html).not.toContain('data-island')
  })

  it('names its platforms in a feed', async () => {
    const html = await renderTree([show('slack-tide')], pageFixture({ medium: 'feed' }))
    expect(html).toContain('<a href="https://podcasts.example/slack-tide">Apple Podcasts</a>')
    expect(html).not.toContain('<details')
  })

  it.each([[null], ['ended-long-ago'], ['__proto__']])('is logged and left out without a show: %j', async (id) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await renderTree([show(id)])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('its show is missing'))
    warn.mockRestore()
  })

  it('points to its section, so that the page is made with it', () => {
    expect(referencesOf([show('slack-tide'), show(null)])).toEqual([{ collection: 'sections', id: 'slack-tide' }])
  })
})
