import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Element } from 'domhandler'
import { find, findAll, textContent } from 'domutils'
import { ElementType, parseDocument } from 'htmlparser2'
import { blockFixture, textRun } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import type { BlockDefinition } from '../core/defineBlock.ts'
import { isOffered } from './documentTypes.ts'
import { fixtures } from './fixtures.ts'
import { hostileFindings } from './hostileFindings.ts'
import { leftOutOfMail } from './leftOut.ts'
import { renderMail } from './mail.fixtures.tsx'
import { mailFaceOf } from './mailFaces.ts'
import { renderTree } from './renderTree.fixtures.tsx'
import { type BlockType, isBlockType, schemas } from './schemas.ts'

const types = Object.keys(schemas).filter(isBlockType)
const shown = types.filter((type) => !('leftOut' in mailFaceOf(type)))

// Parts of a block draw themselves in their parents only.
const inPlace = (type: BlockType, blocks: Block[]): Block[] =>
  type === 'list-item' ? [blockFixture('list', { children: blocks })] : blocks

// Elements of pages that move, or that name what a mail shows otherwise.
const isUnread = ({ attribs, name }: Element): boolean =>
  ['script', 'style', 'template', 'audio', 'video', 'iframe'].includes(name) ||
  (name === 'button' && !/\bbutton\b/.test(attribs.class ?? '')) ||
  /\bvisually-hidden\b/.test(attribs.class ?? '') ||
  'data-island' in attribs ||
  'data-heard' in attribs ||
  name.includes('-island') ||
  'download' in attribs

// Words by text node: two elements beside each other are two words.
const wordsOf = (html: string): Set<string> => {
  const { children } = parseDocument(html)
  for (const element of findAll(isUnread, children)) element.children = []
  const texts = find((node) => node.type === ElementType.Text, children, true, Number.POSITIVE_INFINITY)
  return new Set(
    texts
      .map((node) => textContent(node))
      .join(' ')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  )
}

const missing = (from: Set<string>, of: Set<string>) => [...of].filter((word) => !from.has(word))

const listening = 'Listen See All Episodes Apple Podcasts Spotify YouTube'

// Words that a page shows in a frame or draws by script, and a mail as links.
const wordsOfMail: { [Type in BlockType]?: string } = {
  chart: 'See the chart',
  'social-embed': 'Embedded from YouTube Bluesky',
  show: listening,
  'show-episodes': listening,
  'show-episodes-slot': listening,
  'episode-showcase': listening,
  'episode-showcase-slot': listening,
  'podcast-promotion': listening,
  'podcast-promotion-item': listening,
  html: 'See it on the site Ask the candidates Rosa Lindqvist Council member Dev Anand Harbour master Mae Tully',
  video: 'Watch the video',
  audio: 'Listen to the recording',
}

describe('the mail faces of blocks', () => {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it.each(types)('%s has its mail face in its folder, unless its definition says what a mail shows', (type) => {
    const { inMail }: BlockDefinition = schemas[type]
    const hasFace = existsSync(path.join(import.meta.dirname, '..', type, `${type}.mail.tsx`))
    expect(hasFace).toBe(inMail === undefined)
  })

  it('show every block that may stand in a newsletter', () => {
    const left = types.filter((type) => !shown.includes(type))
    expect(left.filter((type) => isOffered(type, 'newsletter'))).toEqual([])
  })

  it('name what is left out, at any depth', () => {
    const inside = blockFixture('container', { children: [blockFixture('core/ad'), blockFixture('ad', { id: 'ad' })] })
    expect(leftOutOfMail([inside])).toEqual([{ blockId: 'ad', message: 'Ad: The ad server serves pages only' }])
  })

  it.each(types)('%s: whatever is wrong with it, the mail is rendered', async (type) => {
    await expect(renderMail(inPlace(type, fixtures[type].invalid))).resolves.toEqual(expect.any(String))
    await expect(renderMail(inPlace(type, fixtures[type].minimal))).resolves.toEqual(expect.any(String))
  })

  it.each(types)('%s: is inert in a mail', async (type) => {
    const html = await renderMail(inPlace(type, fixtures[type].hostile))
    expect(hostileFindings(html)).toEqual([])
  })

  it.each(shown)('%s: every address is absolute', async (type) => {
    const html = await renderMail(inPlace(type, fixtures[type].valid))
    const addresses = Array.from(html.matchAll(/ (?:href|src)="([^"]*)"/g), ([, address]) => address)
    expect(addresses.filter((address) => !/^(https?:\/\/|mailto:|tel:)/.test(address ?? ''))).toEqual([])
  })

  it.each(shown)(
    '%s: every picture has its width, an alternative and no file wider than 1,200 pixels',
    async (type) => {
      const html = await renderMail(inPlace(type, fixtures[type].valid))
      for (const [image] of html.matchAll(/<img [^>]*>/g)) {
        expect(image).toMatch(/ alt="/)
        if (type === 'html') continue
        expect(image).toMatch(/ width="\d+"/)
        expect(Number(/w=(\d+)/.exec(image)?.[1] ?? 0)).toBeLessThanOrEqual(1200)
      }
    },
  )

  it.each(shown)('%s: has the words that it has on the page', async (type) => {
    const blocks = inPlace(type, fixtures[type].valid)
    const [mail, page] = [wordsOf(await renderMail(blocks)), wordsOf(await renderTree(blocks))]
    const known = new Set([...page, ...wordsOf(wordsOfMail[type] ?? '')])
    expect({ onlyOnPage: missing(mail, page), onlyInMail: missing(known, mail) }).toEqual({
      onlyOnPage: [],
      onlyInMail: [],
    })
  })

  it('give each column the width of its share', async () => {
    const column = (width: number, id: string) =>
      blockFixture('column', {
        id,
        props: { width },
        children: [blockFixture('image', { id: `${id}i`, props: { contentId: 'harbour' } })],
      })
    const html = await renderMail([blockFixture('columns', { children: [column(75, 'a'), column(25, 'b')] })])
    expect(Array.from(html.matchAll(/<img [^>]* width="(\d+)"/g), ([, width]) => width)).toEqual(['438', '146'])
  })

  it('make a relative link absolute and drop one that may not be followed', async () => {
    const link = (href: string) => blockFixture('paragraph', { content: [textRun('weather', { type: 'link', href })] })
    expect(await renderMail([link('/weather')])).toContain('href="https://harbour.example/weather"')
    expect(await renderMail([link('javascript:alert(1)')])).not.toContain('<a')
  })
})
