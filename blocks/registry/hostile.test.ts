import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import type { Block } from '../core/block.types.ts'
import { pageFixture } from '../core/page.fixtures.tsx'
import { placeBlocks } from '../core/treeWalk.ts'
import { fixtures } from './fixtures.ts'
import { hostileFindings } from './hostileFindings.ts'
import { renderTree } from './renderTree.fixtures.tsx'
import { rssHtml } from './rss.tsx'
import { definitionOf, isBlockType, schemas } from './schemas.ts'

const types = Object.keys(schemas).filter(isBlockType)

function placed(blocks: Block[]) {
  return placeBlocks(blocks, (type) => definitionOf(type)?.hasPlacementRow ?? true)
}

describe('hostile content of a block', () => {
  beforeAll(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  })

  it('would be found if it came through', () => {
    expect(hostileFindings('<p onclick="x"><script>x</script><a href="javascript:x" id="a b">x</a></p>')).toEqual([
      'p onclick',
      '<script>',
      'a to javascript:x',
      'id a b',
    ])
  })

  it.each(types)('%s: is inert on a page', async (type) => {
    expect(hostileFindings(await renderTree(fixtures[type].hostile))).toEqual([])
  })

  it.each(types)('%s: is inert in a feed', (type) => {
    expect(hostileFindings(rssHtml(placed(fixtures[type].hostile), pageFixture()))).toEqual([])
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
    expect(hostileFindings(html).filter((finding) => finding !== '<pre>')).toEqual([])
  })
})
