import { describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { embedFrame, embedShape } from './socialEmbedFrame.ts'
import { embedHeightOf } from './socialEmbedHeight.ts'
import { embedOf } from './socialEmbedLookUp.ts'

const embed = (props: Record<string, unknown>) => blockFixture('social-embed', { id: 'e', props })
const found = (data: Record<string, unknown>) => async () => ({
  id: 'e1f0',
  data: { type: 'video', provider_name: 'YouTube', title: 'The crossing', ...data },
})

describe('social-embed', () => {
  it('is a sandboxed frame of the embed’s own page, named after its provider (docs/spec/editor.md#social-embeds)', async () => {
    const html = await renderTree([embed({ embedId: 'a b', provider: 'YouTube', width: 560, height: 315 })])
    expect(html).toContain('<iframe src="https://embeds.example/frame?id=a+b" title="Embedded from YouTube"')
    const titled = await renderTree([embed({ embedId: 'a', provider: 'YouTube', title: ' The crossing ' })])
    expect(titled).toContain('title="The crossing"')
    expect(html).toContain('style="aspect-ratio:560 / 315"')
    expect(html).toContain('loading="lazy"')
  })

  it('is an island where its height is unknown, and without a script the frame all the same', async () => {
    const html = await renderTree([embed({ embedId: 'a', provider: 'Bluesky' })], pageFixture({ embedBase: '/embed' }))
    expect(html).toContain('<div data-island="social-embed"')
    expect(html).toContain('<noscript><iframe src="/embed?id=a" title="Embedded from Bluesky"')
  })

  it('is a link in a feed', async () => {
    const html = await renderTree([embed({ embedId: 'a', provider: 'YouTube' })], pageFixture({ medium: 'feed' }))
    expect(html).toContain('<a href="https://embeds.example/frame?id=a">Embedded from YouTube</a>')
  })

  it('is logged and left out while nothing is embedded', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(await renderTree([embed({})])).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('nothing is embedded'))
    warn.mockRestore()
  })

  it('has to hold something (docs/spec/editor.md#block-errors)', () => {
    const errors = checkTree([embed({})], { altTextOf: () => undefined }).get('e')
    expect(errors).toMatchObject([{ kind: 'Required', message: 'No Embed selected' }])
  })

  it('has the shape of a film, the height of a post, or neither', () => {
    expect(embedShape(560, 315)).toEqual({ aspectRatio: '560 / 315' })
    expect(embedShape(300, 700)).toEqual({ height: '700px' })
    expect(embedShape(0, 0)).toEqual({})
  })

  it('has no frame on an address that is none', () => {
    const embedded = { embedId: 'a', provider: '', title: '' }
    expect(embedFrame('javascript:alert(1)', 'https://harbour.example', embedded)).toBeNull()
    expect(embedFrame('http://', 'https://harbour.example', embedded)).toBeNull()
  })
})

describe('the height of an embed', () => {
  it.each<[unknown, number | null]>([
    [{ 'embed-height': 411.2 }, 412],
    [{ 'embed-height': 12 }, null],
    [{ 'embed-height': 1e9 }, null],
    [{ 'embed-height': '412' }, null],
    [{ 'datawrapper-height': 411 }, null],
    ['embed-height', null],
    [null, null],
  ])('in %j is %j', (message, height) => expect(embedHeightOf(message)).toBe(height))
})

describe('an embed that is looked up', () => {
  it.each(['rich', 'video'])('is taken when it is %s', async (type) => {
    expect(await embedOf(found({ type, width: '560', height: 315 }))).toEqual({
      embed: { embedId: 'e1f0', provider: 'YouTube', title: 'The crossing', width: 560, height: 315 },
    })
  })

  it('has the size 0 where its provider says none', async () => {
    expect(await embedOf(found({ width: null, height: '100%' }))).toMatchObject({ embed: { width: 0, height: 100 } })
    expect(await embedOf(found({ height: 'auto' }))).toMatchObject({ embed: { height: 0 } })
  })

  it.each(['photo', 'link'])('is refused when it is a %s (docs/spec/editor.md#embed-errors)', async (type) => {
    expect(await embedOf(found({ type }))).toEqual({
      error: `Error: This type of embed is currently not supported: ${type}`,
    })
  })

  it('says what went wrong (docs/spec/editor.md#embed-errors)', async () => {
    expect(await embedOf(() => Promise.reject(new Error('No such post')))).toEqual({ error: 'Error: No such post' })
  })
})
