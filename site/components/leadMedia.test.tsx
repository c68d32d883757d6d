import { describe, expect, it } from '@jest/globals'
import { pageFixture } from '#blocks/core/page.fixtures.tsx'
import type { ReaderArticle, ReaderEpisode } from '#contract/readerApi.schema.ts'
import { markup } from '../testing/markup.ts'
import { fixtureArticle, fixtureArticlePage, fixtureMedia } from '../testing/readerFixtures.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { ListenPanel } from './ListenPanel.tsx'

const now = new Date('2026-01-09T21:30:00Z')
const film = fixtureMedia('crossing', { scheme: 'video', src: '/media/crossing.webm', mimeType: 'video/webm' })
const recording = fixtureMedia('horn', { scheme: 'audio', src: '/media/horn.mp3', width: null, height: null })

function storyOf(change: Partial<ReaderArticle>): Promise<string> {
  const page = fixtureArticlePage(fixtureArticle('1', change))
  if (page.kind !== 'article') throw new Error('The fixture is no article')
  return markup(<ArticlePage page={page} now={now} />)
}

describe('what leads a story', () => {
  it('is a film with controls, and the picture of lists before it plays', async () => {
    const html = await storyOf({ featuredMedia: film, image: fixtureMedia('ferry') })
    expect(html).toContain('<video class="lead-media__film" src="/media/crossing.webm" poster="/_next/image?')
    expect(html).toContain('url=%2Fmedia%2Fferry.jpg&amp;w=1536')
    expect(html).toContain('controls=""')
    expect(html).not.toContain('<img')
  })

  it.each([
    [300, 'lead-media lead-media--small" style="max-width:600px"'],
    [800, 'lead-media" style="max-width:800px"'],
    [2400, 'lead-media">'],
  ])('is a picture of %i px no wider than it is sharp', async (width, figure) => {
    const html = await storyOf({ featuredMedia: fixtureMedia('pier', { width, height: width / 2 }) })
    expect(html).toContain(`<figure class="${figure}`)
  })

  it('is a recording in the browser’s own player, below the headline', async () => {
    const html = await storyOf({ featuredMedia: recording, headlinePlacement: 'BOTTOM' })
    expect(html).toContain('<audio class="listen-panel__player" src="/media/horn.mp3" controls=""')
    expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('<audio'))
    expect(html).not.toContain('article--picture-first')
    expect(html).not.toContain('<img')
  })

  it.each([null, fixtureMedia('budget', { scheme: 'document' })])(
    'leaves no room above the kicker for nothing',
    async (featuredMedia) => {
      const html = await storyOf({ featuredMedia, headlinePlacement: 'BOTTOM' })
      expect(html).not.toContain('article--picture-first')
      expect(html).not.toContain('lead-media')
    },
  )
})

describe('where a story can be heard', () => {
  // A picture of another site, which no image service has to draw.
  const picture = (name: string) => fixtureMedia(name, { src: `https://pictures.example/${name}.jpg` })
  const page = pageFixture()
  const heard = page.references.episodes['lead-line']
  if (heard?.show) heard.show = { ...heard.show, logo: picture('logo') }
  const panel = (change: Partial<ReaderArticle>, episode: ReaderEpisode | null = null) =>
    markup(
      <ListenPanel
        article={fixtureArticle('lead-line', { type: 'episode', ...change })}
        episode={episode}
        page={page}
      />,
    )

  it('is its player, its show in the show’s colour, and the platforms that have it', async () => {
    const html = await panel({ featuredMedia: recording })
    expect(html).toContain('background-color:#0b3d4f')
    expect(html).toContain('<a href="/podcasts/slack-tide">Slack Tide</a>')
    expect(html).toContain('<audio ')
    expect(html).toContain('Listen</summary>')
    expect(html).toContain('href="https://podcasts.example/slack-tide"')
  })

  it('is the player of an episode, which is whole without a script', async () => {
    const sound = { ...recording, src: '/media/horn.mp3', size: 2048, duration: 60, waveform: [1, 100] }
    const chapters = [{ start: 12, title: 'The <b>horn</b>' }]
    const html = await panel(
      { featuredMedia: null },
      { recording: sound, chapters, transcript: null, season: 2, number: 5, kind: 'full' },
    )
    expect(html).toContain('data-island="episode-player"')
    expect(html).toContain('src="/media/horn.mp3" controls=""')
    expect(html).toContain('Season 2, episode 5')
    expect(html).toContain('href="/media/horn.mp3#t=12"')
    expect(html).toContain('The &lt;b&gt;horn&lt;/b&gt;')
    expect(html).toContain('Download the recording (2 KB)')
  })

  it('has the logo of the show where the episode has no picture, and repeats no picture that leads it', async () => {
    expect(await panel({ image: picture('ferry') })).toContain('ferry.jpg')
    expect(await panel({})).toContain('logo.jpg')
    const leading = picture('ferry')
    expect(await panel({ featuredMedia: leading, image: leading })).not.toContain('ferry.jpg')
  })

  it('is nothing for a story that cannot be heard', async () => {
    expect(await panel({ id: 'other', type: 'article' })).toBe('')
  })
})
