import { describe, expect, it } from '@jest/globals'
import { briefly, convertOptions } from './converting.fixtures.ts'
import { blocksFromClassic } from './shortcodes.convert.ts'

const convert = (text: string, more: Parameters<typeof convertOptions>[0] = {}) => {
  const { options, notes } = convertOptions(more)
  return { lines: briefly(blocksFromClassic(text, options)), notes }
}

describe('text of the classic editor', () => {
  it('makes paragraphs at blank lines and breaks at line feeds', () => {
    expect(convert('one\ntwo\r\n\r\nthree\n \nfour').lines).toEqual([
      'paragraph: one⏎two',
      'paragraph: three',
      'paragraph: four',
    ])
  })

  it('makes no break beside br or at the edge of a block', () => {
    expect(convert('one<br />\ntwo\n<h2>three</h2>\nfour').lines).toEqual([
      'paragraph: one⏎two',
      'heading level=2: three',
      'paragraph: four',
    ])
  })

  it('carries marks over a blank line inside them', () => {
    expect(convert('<strong>one\n\ntwo</strong>').lines).toEqual(['paragraph: <bold>one</>', 'paragraph: <bold>two</>'])
  })

  it('leaves preformatted text alone', () => {
    expect(convert('<pre>a\n\n  b</pre>').lines).toEqual(['code: a⏎⏎  b'])
  })
})

describe('shortcodes', () => {
  it('makes a picture of a caption, with link and alignment', () => {
    const text =
      '[caption id="attachment_1" align="alignright" width="300"]<a href="/big"><img src="/a.jpg" /></a> A <b>cat</b>[/caption] after'
    expect(convert(text).lines).toEqual([
      'image alignment=right contentId=a.jpg caption=A cat link=/big',
      'paragraph: after',
    ])
  })

  it('reads the caption of older exports from its attribute', () => {
    expect(convert('[caption caption="Old one"]<img src="/a.jpg">[/caption]').lines).toEqual([
      'image contentId=a.jpg caption=Old one',
    ])
  })

  const pictures = new Map([
    ['1', { url: 'https://x.test/1.jpg', alt: '', caption: 'First' }],
    ['2', { url: 'https://x.test/2.jpg', alt: '', caption: '' }],
  ])
  const gallery = { attachment: (id: string) => pictures.get(id) ?? null, ownAttachments: ['1', '2'] }

  it('fills a gallery without ids with the pictures of its post, less those it excludes', () => {
    expect(convert('a [gallery exclude="2"] b', gallery).lines).toEqual(['paragraph: a', 'gallery', 'paragraph: b'])
  })

  it('keeps the pictures of a gallery as markup when they are not in the library', () => {
    const { lines, notes } = convert('[gallery ids="1,2"]', { ...gallery, hasMedia: false })
    expect(lines[0]).toContain('<figcaption>First</figcaption>')
    expect(notes.filter((note) => note.startsWith('media'))).toHaveLength(2)
  })

  it('keeps a gallery of unknown pictures apart from the text, and says so', () => {
    const { lines, notes } = convert('a\n\n[gallery ids="9"]\n\nb', gallery)
    expect(lines).toEqual(['paragraph: a', 'html content=<!-- [gallery ids="9"] -->', 'paragraph: b'])
    expect(notes).toEqual(['kept-html: shortcode [gallery]'])
  })
})
