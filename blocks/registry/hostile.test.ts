import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Element } from 'domhandler'
import { findAll } from 'domutils'
import { parseDocument } from 'htmlparser2'
import type { Block } from '../core/block.types.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { renderTree } from '../core/renderTree.fixtures.tsx'
import { safeHref } from '../core/safeHref.ts'
import { placeBlocks } from '../core/tree.walk.ts'
import { fixtures } from './fixtures.ts'
import { rssHtml } from './rss.tsx'
import { definitionOf, isBlockType, schemas } from './schemas.ts'

const types = Object.keys(schemas).filter(isBlockType)

/** Elements and attributes that our own markup is made of. Anything else came out of somebody's text. */
const ours = {
  elements: new Set(
    `a aside audio blockquote br button caption code dd div dl dt em figcaption figure form h2 h3 h4 h5 h6 hr img input label li ol p pre s section span strong sub sup table tbody td th thead tr u ul video`.split(
      ' ',
    ),
  ),
  attributes: new Set(
    `hidden id class href target rel style src srcset sizes alt width height loading start type tabindex download
     autoplay controls loop muted playsinline poster preload role scope aria-label aria-hidden data-alignment data-font data-font-size data-island data-props action for method name novalidate
     autocomplete placeholder required aria-invalid value`.split(/\s+/),
  ),
}

function findings(html: string): string[] {
  const elements = findAll(() => true, parseDocument(html).children)
  return elements.flatMap(({ name, attribs }: Element) => [
    ...(ours.elements.has(name) ? [] : [`<${name}>`]),
    ...Object.keys(attribs)
      .filter((attribute) => !ours.attributes.has(attribute))
      .map((attribute) => `${name} ${attribute}`),
    ...[attribs.href, attribs.poster, attribs.src]
      .filter((address) => address !== undefined && safeHref(address) === null)
      .map((address) => `${name} to ${address}`),
    ...(/[\s"'<>]/.test(attribs.id ?? '') ? [`id ${attribs.id}`] : []),
  ])
}

function placed(blocks: Block[]) {
  return placeBlocks(blocks, (type) => definitionOf(type)?.takesRow ?? true)
}

describe('what somebody hostile writes into a block', () => {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('would be found if it came through', () => {
    expect(findings('<p onclick="x"><script>x</script><a href="javascript:x" id="a b">x</a></p>')).toEqual([
      'p onclick',
      '<script>',
      'a to javascript:x',
      'id a b',
    ])
  })

  it.each(types)('%s: is inert on a page', async (type) => {
    expect(findings(await renderTree(fixtures[type].hostile))).toEqual([])
  })

  it.each(types)('%s: is inert in a feed', (type) => {
    expect(findings(rssHtml(placed(fixtures[type].hostile), pageFixture()))).toEqual([])
  })

  it.each(types)('%s: is inert in the JSON that debug pages show', async (type) => {
    const html = await renderTree(
      [
        {
          ...fixtures[type].hostile[0],
          id: 'x',
          type: 'unknown',
          props: {},
          children: fixtures[type].hostile,
          content: [],
        },
      ],
      pageFixture({ isDebug: true }),
    )
    expect(findings(html).filter((finding) => finding !== '<pre>')).toEqual([])
  })
})
