import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { mediaFixtures } from '../core/page.fixtures.tsx'
import { checkTree } from './checks.ts'
import { fixtures } from './fixtures.ts'
import { isBlockType, schemas } from './schemas.ts'

const context = { altTextOf: (id: string) => mediaFixtures.find((media) => media.id === id)?.alt }

describe('checkTree', () => {
  it.each(Object.keys(schemas).filter(isBlockType))('%s: finds nothing wrong with what is as it should be', (type) => {
    expect(Object.fromEntries(checkTree(fixtures[type].valid, context))).toEqual({})
  })

  it('finds blocks at any depth, and by their other names', () => {
    const image = blockFixture('core/image', { id: 'deep' })
    const found = checkTree(
      [blockFixture('container', { children: [blockFixture('container', { children: [image] })] })],
      context,
    )
    expect([...found.keys()]).toEqual(['deep'])
  })

  it('ignores blocks of unknown types', () => {
    expect(checkTree([blockFixture('hologram')], context).size).toBe(0)
  })
})
