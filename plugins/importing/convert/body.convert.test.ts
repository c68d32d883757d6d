import { describe, expect, it } from '@jest/globals'
import type { Block } from '#blocks/core/block.types.ts'
import { type Body, blocksFromBody, mediaRequestsOf } from './body.convert.ts'
import type { ConvertOptions } from './convert.types.ts'
import { briefly, convertOptions } from './converting.fixtures.ts'

const wordpress = (text: string): Body => ({ format: 'wordpress', text })
const convert = (text: string, more: Partial<ConvertOptions> = {}) => {
  const { options, notes } = convertOptions({ base: 'https://old.test/2020/story/', ...more })
  const blocks = blocksFromBody(wordpress(text), options)
  return { blocks, lines: briefly(blocks), notes }
}
const anchorsOf = (blocks: Block[]): unknown[] => blocks.map(({ props }) => props.anchor)

describe('footnotes of WordPress', () => {
  const mark = (id: string, number: number): string =>
    `<sup data-fn="${id}" class="fn"><a href="#${id}" id="${id}-link">${number}</a></sup>`
  const text = `<!-- wp:paragraph --><p>One${mark('n1', 1)} two${mark('n2', 2)}.</p><!-- /wp:paragraph --><!-- wp:footnotes /-->`
  const footnotes = [
    { id: 'n1', content: 'First <em>note</em>' },
    { id: 'n2', content: 'See <a href="../x">there</a>' },
  ]

  it('are a list below the text; each leads to its mark and back', () => {
    const { blocks, lines, notes } = convert(text, { footnotes })
    expect(lines).toEqual([
      'paragraph: One[<superscript>1</>](#n1) two[<superscript>2</>](#n2).',
      'list {list-item: First <italic>note</> [↩︎](#n1-link); list-item: See [there](https://old.test/2020/x) [↩︎](#n1-link)}',
    ])
    expect([anchorsOf(blocks), anchorsOf(blocks[1]?.children ?? [])]).toEqual([
      ['n1-link', ''],
      ['n1', 'n2'],
    ])
    expect(notes).toEqual([])
  })
})

describe('places in a page', () => {
  it('stay where links lead to them', () => {
    const { blocks, lines, notes } = convert(
      '<p><a href="#b%20c">down</a> <a href="#d">further</a></p>\n\n<a name="b c"></a><h2>Title <span id="d"></span></h2>',
    )
    expect(lines).toEqual(['paragraph: [down](#b-c) [further](#b-c)', 'heading level=2: Title'])
    expect(anchorsOf(blocks)).toEqual(['', 'b-c'])
    expect(notes).toEqual([])
  })

  it('are reported where they are missing', () => {
    expect(convert('<a href="#respond">Comment</a>').notes).toEqual([
      'simplified: link to a place that is not in the story: #respond',
    ])
  })
})

it('relative addresses are resolved in text and in what is kept as it stood', () => {
  const { lines } = convert('<p><a href="../2008/x">a</a></p><iframe src="/map"></iframe>')
  expect(lines).toEqual([
    'paragraph: [a](https://old.test/2020/2008/x)',
    'html content=<iframe src="https://old.test/map"></iframe>',
  ])
})

it('asks for films, their posters and recordings, also in a text without a picture', () => {
  const text = `<!-- wp:video --><figure class="wp-block-video"><video controls poster="/p.jpg" src="/v.mp4"></video></figure><!-- /wp:video -->
    <!-- wp:audio --><figure class="wp-block-audio"><audio controls src="/a.mp3"></audio></figure><!-- /wp:audio -->`
  const requests = mediaRequestsOf(wordpress(text), { base: 'https://old.test/' })
  expect(requests.map(({ url, scheme }) => [url, scheme])).toEqual([
    ['https://old.test/v.mp4', 'video'],
    ['https://old.test/p.jpg', 'image'],
    ['https://old.test/a.mp3', 'audio'],
  ])
})
