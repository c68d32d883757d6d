import { describe, expect, it } from '@jest/globals'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import { fixtureKinds, styleguideReferences, styleguideSections } from './styleguide.blocks.ts'
import { drawStyleguidePicture } from './styleguidePicture.ts'

describe('the styleguide', () => {
  it.each(fixtureKinds)('has a section for every block, with its %s examples', (kind) => {
    const sections = styleguideSections(kind)
    expect(sections.map(({ type }) => type)).toEqual(Object.keys(schemas))
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([])
  })

  it('gives every block an id of its own', () => {
    const ids = styleguideSections('valid').flatMap(({ blocks }) => [...walkBlocks(blocks)].map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('shows pictures that it draws itself, upright and across', async () => {
    const { media } = styleguideReferences('valid')
    expect(media.harbour?.src).toBe('/media/styleguide-harbour.jpg')
    const picture = await drawStyleguidePicture('styleguide-market.jpg')
    expect([...picture.subarray(0, 2)]).toEqual([0xff, 0xd8])
  })
})
