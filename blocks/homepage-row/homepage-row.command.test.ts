import { expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { blocksFromLexical } from '../registry/lexical.convert.ts'
import { $appendRow } from './homepage-row.command.ts'

const row = blockFixture('homepage-row', { id: 'first', children: [blockFixture('homepage-slot', { id: 'slot' })] })
const river = blockFixture('homepage-river', { id: 'river' })
const emptyLine = blockFixture('paragraph')

it.each([
  ['behind the last row', [row], ['homepage-row', 'homepage-row']],
  ['in the place of an empty line', [row, emptyLine], ['homepage-row', 'homepage-row']],
  ['above the river at the end', [row, river], ['homepage-row', 'homepage-row', 'homepage-river']],
  ['behind a river that is not the end', [river, row], ['homepage-river', 'homepage-row', 'homepage-row']],
] satisfies [string, Block[], string[]][])('a new row stands %s', (_where, blocks, types) => {
  const editor = openBlockEditor(blocks)
  editor.update(() => $appendRow(), { discrete: true })
  expect(blocksFromLexical(editor.getEditorState().toJSON()).map(({ type }) => type)).toEqual(types)
})
