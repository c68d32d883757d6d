import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const html = (props: Record<string, unknown>, id = 'g') => renderTree([blockFixture('gallery', { id, props })])

describe('gallery', () => {
  const warn = jest.spyOn(console, 'warn')
  beforeEach(() => {
    warn.mockReset().mockImplementation(() => undefined)
  })

  it('says how many photos it has (docs/spec/reader-site.md#gallery-in-the-story)', async () => {
    expect(await html({ content: [{ id: 'harbour' }, { id: 'bridge' }] })).toContain('Gallery of 2 photos</figcaption>')
    expect(await html({ content: [{ id: 'harbour' }] })).toContain('Gallery of 1 photo</figcaption>')
  })

  it('shows every photo with its caption without a script, where the address can point to it', async () => {
    const strip = await html({ content: [{ id: 'harbour' }, { id: 'bridge', caption: 'In fog', credit: 'R. V.' }] })
    expect(strip.match(/<img /g)).toHaveLength(2)
    expect(strip).toContain('id="gallery-g-0"')
    expect(strip).toContain('id="gallery-g-1"')
    expect(strip).toContain('In fog <span class="gallery__credit">R. V.</span>')
    expect(strip).toContain('tabindex="0"')
  })

  it.each([
    ['horizontal', ['harbour', 'bridge'], 1.5],
    ['horizontal', ['harbour', 'market'], 1.5],
    ['vertical', ['harbour', 'bridge'], 1.5],
    ['vertical', ['harbour', 'market'], 0.8],
  ])('has the shape of its narrowest photo, within limits (%s, %j)', async (orientation, ids, ratio) => {
    expect(await html({ orientation, content: ids.map((id) => ({ id })) })).toContain(
      `style="--gallery-ratio:${ratio}"`,
    )
  })

  it('sends no buttons that would do nothing without a script', async () => {
    expect(await html({ content: [{ id: 'harbour' }, { id: 'bridge' }] })).not.toContain('<button')
  })

  it('tells its island what it is', async () => {
    expect(await html({ content: [{ id: 'harbour' }] }, 'a b')).toContain(
      'data-island="gallery" data-island-hash="#gallery-a-b-" data-props="{&quot;galleryId&quot;:&quot;a-b&quot;,&quot;heading&quot;:&quot;Gallery of 1 photo&quot;,&quot;count&quot;:1}"',
    )
  })

  it.each([
    ['without images', { content: [] }],
    ['whose images are all gone', { content: [{ id: 'deleted-long-ago' }] }],
    ['of files', { content: [{ id: 'budget' }] }],
  ])('is logged and left out %s (docs/spec/reader-site.md#missing-content)', async (_, props) => {
    expect(await html(props)).toBe('')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no images'))
  })

  it('shows the images that are left, and logs that some are gone', async () => {
    expect(await html({ content: [{ id: 'deleted-long-ago' }, { id: 'harbour' }] })).toContain('Gallery of 1 photo<')
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('some of its images are missing'))
  })
})
