import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { mediaFixture, pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { rssHtml } from '../registry/rss.tsx'
import { referencesOf } from '../registry/tree.ts'

const film = (props: Record<string, unknown>) =>
  blockFixture('video', { id: 'v', props: { contentId: 'crossing', ...props } })
const html = (props: Record<string, unknown>) => renderTree([film(props)])

describe('video', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('is the browser’s own player, as large as the film, with the name of what it shows', async () => {
    expect(await html({ hideCaption: true, hideCredit: true })).toBe(
      '<figure class="video" data-beside="clears"><video class="video__player" src="/media/crossing.mp4" width="1280" height="720" controls="" playsInline="" preload="metadata" aria-label="The ferry crossing in fog"></video></figure>',
    )
  })

  it('has its captions as a track, in the browser’s player and in that of a film which starts by itself', async () => {
    const captions = [
      { track: '/captions/7.vtt', transcript: '/captions/7.txt', lang: null, label: 'Captions', isTranslation: false },
    ]
    const media = { crossing: mediaFixture('crossing', { scheme: 'video', src: '/media/crossing.mp4', captions }) }
    const page = pageFixture({ references: { ...pageFixture().references, media } })
    const track = '<track kind="captions" label="Captions" src="/captions/7.vtt"/></video>'
    for (const props of [{}, { autoplay: true, muted: true }])
      expect(await renderTree([film(props)], page)).toContain(track)
    expect(
      rssHtml(
        placeBlocks([film({})], () => true),
        page,
      ),
    ).not.toContain('/captions/')
  })

  it('begins with captions in the language of its page where they are a translation, and with none that are not', async () => {
    const captionsIn = (lang: string, isTranslation: boolean) => ({
      track: `/captions/7.${lang}.vtt`,
      transcript: `/captions/7.${lang}.txt`,
      lang,
      label: lang,
      isTranslation,
    })
    const captions = [captionsIn('en', false), captionsIn('es', true), captionsIn('fr', true)]
    const media = { crossing: mediaFixture('crossing', { scheme: 'video', src: '/media/crossing.mp4', captions }) }
    const shownAtStart = async (lang: string) => {
      const page = pageFixture({ lang, references: { ...pageFixture().references, media } })
      const tracks = (await renderTree([film({})], page)).match(/<track[^>]*>/g) ?? []
      expect(tracks).toHaveLength(3)
      return tracks.filter((track) => track.includes('default')).map((track) => /srcLang="(\w+)"/.exec(track)?.[1])
    }
    expect([await shownAtStart('en'), await shownAtStart('es'), await shownAtStart('de')]).toEqual([[], ['es'], []])
  })

  it('shows its poster, and then loads nothing of the film before it is played', async () => {
    const withPoster = await html({ posterId: 'harbour' })
    expect(withPoster).toContain('poster="/media/harbour.jpg?w=1024"')
    expect(await html({ posterId: 'harbour', alignment: 'full' })).toContain('poster="/media/harbour.jpg?w=2048"')
    expect(withPoster).toContain('preload="none"')
    expect(await html({ posterId: 'budget' })).not.toContain('poster=')
  })

  it('has its caption and, behind a bar, its credit; the library’s where it has none (docs/spec/editor.md#video-block)', async () => {
    expect(await html({ caption: 'Out', credit: 'I. O.' })).toContain(
      '<figcaption class="video__caption" dir="auto">Out | <span class="video__credit">I. O.</span></figcaption>',
    )
    expect(await html({})).toContain('>The crossing | <span class="video__credit">Tomás Reyes</span>')
    expect(await html({ hideCredit: true })).toContain('>The crossing</figcaption>')
    expect(await html({ hideCaption: true })).toContain(
      '<figcaption class="video__caption" dir="auto"><span class="video__credit">Tomás Reyes</span>',
    )
  })

  it('plays by itself, again and again, without sound, where the editor says so', async () => {
    const loop = await html({ autoplay: true, loop: true, muted: true })
    for (const setting of ['data-island="video"', 'loop=""', 'muted=""']) expect(loop).toContain(setting)
    // Its script starts it, which knows whether the reader prefers reduced motion.
    expect(loop).not.toContain('autoPlay')
    expect(await html({})).not.toMatch(/autoPlay|loop|muted|data-island/)
  })

  it.each([
    {},
    { autoplay: true },
    { autoplay: true, muted: true },
    { autoplay: true, muted: true, showPlaybackControls: true },
  ])('%j: has controls without a script', async (props) => {
    expect(await html(props)).toContain('controls=""')
  })

  it.each([[null], ['deleted-long-ago'], ['harbour'], ['hostile-film']])(
    'is logged and left out without a video: %j (docs/spec/reader-site.md#missing-content)',
    async (contentId) => {
      expect(await html({ contentId })).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('its video is missing'))
    },
  )

  it('has whole addresses and controls in a feed', () => {
    const placed = placeBlocks([film({ posterId: 'harbour', autoplay: true, muted: true })], () => true)
    const feed = rssHtml(placed, pageFixture())
    expect(feed).toContain('src="https://harbour.example/media/crossing.mp4"')
    expect(feed).toContain('poster="https://harbour.example/media/harbour.jpg"')
    expect(feed).toContain('controls')
    expect(feed).not.toContain('autoplay')
  })

  it('points to its film and its poster', () => {
    expect(referencesOf([film({ posterId: 'harbour' })]).map(({ id }) => id)).toEqual(['crossing', 'harbour'])
  })
})
