import { describe, expect, it } from '@jest/globals'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { blockFixture } from './block.fixtures.ts'
import { pageFixture } from './page.fixtures.tsx'

const slot = (post: string) => [
  blockFixture('episode-showcase', { children: [blockFixture('episode-showcase-slot', { props: { post } })] }),
]

describe('the link that plays an episode where it is listed', () => {
  it('leads to the recording, with all that the player needs', async () => {
    const html = await renderTree(slot('lead-line'))
    const [, href, heard = ''] = /<a class="play-episode" href="([^"]+)"[^>]*data-heard="([^"]+)"/.exec(html) ?? []
    expect(href).toBe('/media/lead-line.mp3')
    expect(JSON.parse(heard.replaceAll('&quot;', '"'))).toEqual({
      id: 'lead-line',
      href: expect.any(String),
      headline: 'The man who wrote the depth on the wall',
      show: 'Slack Tide',
      src: '/media/lead-line.mp3',
      cover: expect.stringMatching(/\?w=256$/),
      duration: 1710,
      chapters: [],
    })
  })

  it('is not there for an episode that is heard elsewhere only, and in no feed', async () => {
    expect(await renderTree(slot('last-row'))).not.toContain('play-episode')
    expect(await renderTree(slot('lead-line'), pageFixture({ medium: 'feed' }))).not.toContain('play-episode')
  })
})
