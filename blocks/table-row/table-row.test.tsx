import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { validateTree } from '../registry/validate.ts'

const row = blockFixture('table-row', { children: [blockFixture('table-cell', { content: 'x' })] })

describe('table-row', () => {
  it('keeps its text where it stands in no table', async () => {
    expect(await renderTree([row])).toBe('<p>x</p>')
  })

  it('can only stand in a table', () => {
    expect(validateTree([row]).map(({ message }) => message)).toEqual(['Table rows must be nested in table'])
  })
})
