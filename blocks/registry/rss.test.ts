import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { blockFixture, textRun } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { rssHtml, textHtml } from './rss.tsx'

const feed = (...blocks: Block[]) =>
  rssHtml(
    placeBlocks(blocks, () => true),
    pageFixture(),
  )

describe('rssHtml', () => {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('makes every address absolute, because feeds are read elsewhere', () => {
    expect(feed(blockFixture('paragraph', { content: [textRun('weather', { type: 'link', href: '/weather' })] }))).toBe(
      '<p><a href="https://harbour.example/weather">weather</a></p>',
    )
    expect(feed(blockFixture('image', { props: { contentId: 'harbour' } }))).toContain(
      'src="https://harbour.example/media/harbour.jpg"',
    )
    expect(feed(blockFixture('file', { props: { contentId: 'budget' } }))).toContain(
      'href="https://harbour.example/media/budget.pdf"',
    )
  })

  it('shows every picture of a gallery with its caption, and no buttons', () => {
    const html = feed(blockFixture('gallery', { props: { content: [{ id: 'harbour' }, { id: 'bridge' }] } }))
    expect(html.match(/<img /g)).toHaveLength(2)
    expect(html).toContain('The iron bridge')
    expect(html).not.toMatch(/<button|data-island/)
  })

  it('drops the scripts and styles of html blocks, and keeps markup and frames', () => {
    const content =
      '<p onclick="x()" style="color:red">Votes<script>x()</script></p><iframe src="https://maps.example/"></iframe>'
    expect(feed(blockFixture('html', { props: { content } }))).toBe(
      '<div><p>Votes</p><iframe title="Embedded from maps.example" src="https://maps.example/"></iframe></div>',
    )
  })

  it('leaves out what a feed has no use for: missing pictures, empty space', () => {
    expect(feed(blockFixture('image'), blockFixture('spacer'))).toBe('')
  })
})

describe('textHtml', () => {
  const story = placeBlocks(
    [
      blockFixture('paragraph', { content: [textRun('Votes', { type: 'link', href: '/votes' })] }),
      blockFixture('image', { props: { contentId: 'harbour' } }),
      blockFixture('html', { props: { content: '<iframe src="https://maps.example/" title="Map"></iframe>' } }),
      blockFixture('newsletter-signup'),
      blockFixture('in-article-promotion'),
    ],
    () => true,
  )

  it('has words and links in the place of pictures and frames, and no promotions', () => {
    const html = textHtml(story, pageFixture(), 'described')
    expect(html).toContain('<a href="https://harbour.example/votes">Votes</a>')
    expect(html).toMatch(/<em>\[Picture: [^\]]+\]<\/em>/)
    expect(html).toContain('<a href="https://maps.example/">')
    expect(html).not.toMatch(/<(?:img|iframe|form|input|section)/)
  })

  it('leaves pictures out with their captions', () => {
    const html = textHtml(story, pageFixture(), 'left out')
    expect(html).toContain('Votes')
    expect(html).not.toMatch(/Picture|figure|figcaption/)
  })
})
