import { describe, expect, it } from '@jest/globals'
import type { ResolvedEmbed, ResolvedMedia } from './convert.types.ts'
import { briefly, convertOptions } from './converting.fixtures.ts'
import { blocksFromGutenberg } from './gutenberg.convert.ts'
import { blocksFromClassic } from './shortcodes.convert.ts'

const resolveMedia = ({ url }: { url: string }): ResolvedMedia => {
  const scheme = /\.mp3$/.test(url) ? 'audio' : /\.mp4$/.test(url) ? 'video' : 'image'
  return { id: url.split('/').at(-1) ?? '', scheme }
}
const attachment = (id: string) => ({ url: `https://x.test/${id}.jpg`, alt: '', caption: '' })

const convert = (text: string, read = blocksFromClassic) => {
  const embeds: string[] = []
  const resolveEmbed = (url: string): ResolvedEmbed => {
    embeds.push(url)
    return { id: '7', provider: 'Stand-in', width: 560, height: 315 }
  }
  const { options, notes } = convertOptions({ resolveMedia, resolveEmbed, attachment })
  return { lines: briefly(read(text, options)), notes, embeds }
}

describe('shortcodes that show something known', () => {
  it.each([
    ['[audio src="https://x.test/a.mp3"]', 'audio contentId=a.mp3'],
    ['[audio mp3="https://x.test/a.mp3"][/audio]', 'audio contentId=a.mp3'],
    ['[audio https://x.test/a.mp3]', 'audio contentId=a.mp3'],
    ['[video width="640" mp4="https://x.test/a.mp4"][/video]', 'video contentId=a.mp4'],
    ['[su_audio url="https://x.test/a.mp3"]', 'audio contentId=a.mp3'],
    ['[vc_single_image image="12" img_size="full"]', 'image contentId=12.jpg'],
    ['[et_pb_image src="https://x.test/a.jpg" alt="A cat"][/et_pb_image]', 'image contentId=a.jpg'],
    ['[vc_gallery images="1,2"]', 'gallery'],
    ['[vc_custom_heading text="Fares" font_container="tag:h3|text_align:left"]', 'heading level=3: Fares'],
    ['[vc_btn title="Read" link="url:https%3A%2F%2Fx.test%2Fa|title:Read"]', 'paragraph: [Read](https://x.test/a)'],
    ['[vc_raw_html]JTNDcCUzRVJhdyUzQyUyRnAlM0U=[/vc_raw_html]', 'paragraph: Raw'],
    ['[vc_separator]', 'separator'],
  ])('%s', (text, line) => {
    expect(convert(`one\n\n${text}\n\ntwo`).lines).toEqual(['paragraph: one', line, 'paragraph: two'])
    expect(convert(`one\n\n${text}\n\ntwo`).notes).toEqual([])
  })

  it.each([
    ['[embed width="500"]https://vimeo.com/1[/embed]', 'https://vimeo.com/1'],
    ['[youtube https://www.youtube.com/watch?v=abcdefghijk]', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['[youtube=https://youtu.be/abcdefghijk&amp;w=5]', 'https://youtu.be/abcdefghijk&w=5'],
    ['[youtube id="abcdefghijk"]', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['[vimeo 12345]', 'https://vimeo.com/12345'],
    ['[tweet 12345]', 'https://twitter.com/i/status/12345'],
    ['[spotify id="spotify:track:4bz7"]', 'https://open.spotify.com/track/4bz7'],
    ['[vc_video link="https://vimeo.com/1"]', 'https://vimeo.com/1'],
    ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube.com/watch?v=abcdefghijk'],
    ['<p>https://vimeo.com/1</p>', 'https://vimeo.com/1'],
  ])('%s is embedded', (text, address) => {
    const { lines, embeds } = convert(`one\n\n${text}\n\ntwo`)
    expect(lines).toEqual(['paragraph: one', 'social-embed', 'paragraph: two'])
    expect(embeds).toEqual([address])
  })

  it('leaves an address in a sentence, and one that nothing is embedded from', () => {
    const text = 'See https://vimeo.com/1 there\n\nhttps://unknown.test/a\n\n<a href="https://vimeo.com/1">x</a>'
    expect(convert(text).embeds).toEqual([])
    expect(convert(text).lines[1]).toBe('paragraph: https://unknown.test/a')
  })

  it('reads them in paragraphs of the block editor, and in its own block', () => {
    const paragraph = '<!-- wp:paragraph --><p>one [youtube abcdefghijk]</p><!-- /wp:paragraph -->'
    const block = '<!-- wp:shortcode -->[youtube abcdefghijk]<!-- /wp:shortcode -->'
    const lone = '<!-- wp:paragraph --><p>https://vimeo.com/1</p><!-- /wp:paragraph -->'
    expect(convert(paragraph + block + lone, blocksFromGutenberg).lines).toEqual([
      ...['paragraph: one', 'social-embed', 'social-embed', 'social-embed'],
    ])
  })
})

describe('shortcodes that lay out', () => {
  it('leave what they enclose, with its titles', () => {
    const text =
      '[vc_row css=".a{b:c}"][vc_column width="1/2"][vc_column_text]One\n\nTwo[/vc_column_text][/vc_column][vc_column][vc_toggle title="Why?"]Three[/vc_toggle][/vc_column][/vc_row]'
    const { lines, notes } = convert(text)
    expect(lines).toEqual(['paragraph: One', 'paragraph: Two', 'paragraph: <bold>Why?</>', 'paragraph: Three'])
    expect(new Set(notes)).toEqual(
      new Set(['vc_row', 'vc_column', 'vc_column_text', 'vc_toggle'].map((name) => `simplified: layout of [${name}]`)),
    )
  })

  it('do not tear a word from its first letter', () => {
    expect(convert('[dropcap]T[/dropcap]he ferry').lines).toEqual(['paragraph: The ferry'])
  })
})

describe('other shortcodes', () => {
  it('stand apart behind the paragraph, with a line', () => {
    const { lines, notes } = convert('Write [contact-form-7 id="5" title="Us"] to us.\n\nNext.')
    expect(lines).toEqual([
      'paragraph: Write to us.',
      'html content=<!-- [contact-form-7 id="5" title="Us"] -->',
      'paragraph: Next.',
    ])
    expect(notes).toEqual(['kept-html: shortcode [contact-form-7]'])
  })

  it('stand in one block where they follow each other', () => {
    expect(convert('[my_form id="1"] [my_map id="2"]\n\na').lines).toEqual([
      'html content=<!-- [my_form id="1"] -->\n<!-- [my_map id="2"] -->',
      'paragraph: a',
    ])
  })

  it('stand behind the list that they are in', () => {
    expect(convert('<ul><li>a [my_form id="1"]</li></ul>').lines).toEqual([
      'list {list-item: a}',
      'html content=<!-- [my_form id="1"] -->',
    ])
  })

  it('are kept letter by letter, but for what would end the comment', () => {
    expect(convert('[my_form a="--" b="&gt; &amp; -->" c="é𝄞"]').lines).toEqual([
      'html content=<!-- [my_form a="--" b="&gt; &amp; --&gt;" c="é𝄞"] -->',
    ])
  })

  it('leave what they enclose in the sentence', () => {
    expect(convert('A [tooltip text="x"]ferry[/tooltip] left.').lines).toEqual([
      'paragraph: A ferry left.',
      'html content=<!-- [tooltip text="x"] -->',
    ])
  })

  it.each([
    'He [sic] said [John Smith] so [...] and [1], [re-elected] [E=mc2].',
    '<a href="/x" title="[y z=\'1\']">a</a>',
  ])('are not words in brackets: %s', (text) => {
    const { lines, notes } = convert(text)
    expect(lines).toHaveLength(1)
    expect(notes).toEqual([])
  })

  it('shows one that is escaped', () => {
    expect(convert('Type [[gallery ids="1"]] here').lines).toEqual(['paragraph: Type [gallery ids="1"] here'])
  })
})

describe('text that repeats the beginning of a shortcode', () => {
  it.each([
    '[gallery ',
    '[caption]',
    '[a b="',
    '[caption][/caption',
    '[[',
    '[a=',
    'https://',
    '\n ',
    '<p>',
    '[vc_row]',
  ])('100,000 times %j', (piece) => {
    const { options } = convertOptions()
    expect(blocksFromClassic(`${piece.repeat(100_000)}end`, options).length).toBeGreaterThan(0)
  })
})
