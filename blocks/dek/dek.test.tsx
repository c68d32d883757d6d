import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'

const dekOf = (length: number) => blockFixture('dek', { id: 'dek', content: 'x'.repeat(length) })
const messagesOf = (length: number) =>
  checkTree([dekOf(length)], { altTextOf: () => undefined })
    .get('dek')
    ?.map(({ message }) => message)

describe('dek', () => {
  it('is a paragraph in larger letters, and nothing without text', async () => {
    expect(await renderTree([blockFixture('dek', { content: 'x' })])).toBe('<p class="dek">x</p>')
    expect(await renderTree([blockFixture('dek')])).toBe('')
  })

  it.each([
    [0, ['Dek must contain at least 20 characters']],
    [19, ['Dek must contain at least 20 characters']],
    [20, undefined],
    [170, undefined],
    [171, ['Dek must not contain more than 170 characters']],
  ])('of %i characters finds wrong with itself: %j (docs/spec/editor.md#block-errors)', (length, messages) => {
    expect(messagesOf(length)).toEqual(messages)
  })
})
