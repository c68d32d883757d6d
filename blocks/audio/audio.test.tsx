import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { mediaFixture, pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { rssHtml } from '../registry/rss.tsx'

const sound = (props: Record<string, unknown>) =>
  blockFixture('audio', { id: 'a', props: { contentId: 'foghorn', ...props } })
const html = (props: Record<string, unknown>) => renderTree([sound(props)])

describe('audio', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('is the browser’s own player, which can always be stopped', async () => {
    expect(await html({ hideCaption: true, hideCredit: true, alignment: 'left' })).toBe(
      '<figure class="audio audio--left" data-alignment="left" data-beside="clears"><audio class="audio__player" src="/media/foghorn.mp3" controls="" preload="metadata" aria-label="The foghorn at six"></audio></figure>',
    )
    expect(await html({ autoplay: true, loop: true })).toMatch(/controls="" autoPlay="" loop=""/)
  })

  it('has its caption and, behind a bar, its credit; the library’s where it has none (docs/spec/editor.md#audio-block)', async () => {
    expect(await html({ caption: 'Listen', credit: 'I. O.' })).toContain(
      '<figcaption class="audio__caption" dir="auto">Listen | <span class="audio__credit">I. O.</span></figcaption>',
    )
    expect(await html({})).toContain('>The foghorn at six | <span class="audio__credit">Harbour radio</span>')
    expect(await html({ hideCredit: true })).toContain('>The foghorn at six</figcaption>')
  })

  it.each([[null], ['deleted-long-ago'], ['harbour'], ['hostile-sound']])(
    'is logged and left out without a recording: %j',
    async (contentId) => {
      expect(await html({ contentId })).toBe('')
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('its recording is missing'))
    },
  )

  it('has its captions as a track and as a text, which players of sound do not show', async () => {
    const captions = [
      { track: '/captions/7.vtt', transcript: '/captions/7.txt', lang: null, label: 'Captions', isTranslation: false },
      {
        track: '/captions/7.es.vtt',
        transcript: '/captions/7.es.txt',
        lang: 'es',
        label: 'español',
        isTranslation: true,
      },
    ]
    const media = { foghorn: mediaFixture('foghorn', { scheme: 'audio', src: '/media/foghorn.mp3', captions }) }
    const page = pageFixture({ references: { ...pageFixture().references, media } })
    const shown = await renderTree([sound({})], page)
    expect(shown).toContain(
      '<track kind="captions" label="Captions" src="/captions/7.vtt"/><track kind="subtitles" label="español" srcLang="es" src="/captions/7.es.vtt"/></audio>',
    )
    expect(shown).toContain(
      '<p class="audio__transcript"><a href="/captions/7.txt">Transcript</a></p><p class="audio__transcript"><a href="/captions/7.es.txt" hrefLang="es">Transcript (español)</a></p>',
    )
    expect(
      rssHtml(
        placeBlocks([sound({})], () => true),
        page,
      ),
    ).not.toContain('/captions/')
  })

  it('has a whole address in a feed', () => {
    const placed = placeBlocks([sound({})], () => true)
    expect(rssHtml(placed, pageFixture())).toContain('<audio controls src="https://harbour.example/media/foghorn.mp3">')
  })
})
