import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { libraryDocumentOf } from './libraryDocument.ts'

describe('a reusable block in the library', () => {
  const bodyOf = (blocks: Block[]) =>
    libraryDocumentOf('reusable-blocks', '/admin', { id: 7, title: 'The ferry', body: lexicalFromBlocks(blocks) }).body

  it('has its blocks', () => {
    expect(bodyOf([blockFixture('paragraph', { content: 'On Monday' })])).toMatchObject({ root: { type: 'root' } })
    expect(bodyOf([blockFixture('separator')])).not.toBeNull()
  })

  it('has none where it is one empty paragraph', () => {
    expect(bodyOf([])).toBeNull()
  })
})
