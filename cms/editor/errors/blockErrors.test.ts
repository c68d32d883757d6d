import { describe, expect, it } from '@jest/globals'
import { $getNodeByKey, $getRoot, type LexicalEditor } from 'lexical'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { $isBlockNode } from '#blocks/core/blockNode.ts'
import { openBlockEditor } from '#blocks/registry/blockEditor.fixtures.ts'
import { $blockErrors } from './blockErrors.read.ts'
import { blockErrorsOf } from './blockErrors.store.ts'
import { $applyFix } from './blockFix.command.ts'

const context = { altTextOf: () => undefined }
const text = blockFixture('paragraph', { content: 'x' })
const column = (id: string, width: number): Block => blockFixture('column', { id, props: { width }, children: [text] })
const tooWide = blockFixture('columns', { id: 'row', children: [column('a', 70), column('b', 70), column('c', 70)] })
const errorsIn = (editor: LexicalEditor) =>
  editor.getEditorState().read(() =>
    $getRoot()
      .getChildren()
      .flatMap((block) => $blockErrors(block, context)),
  )

describe('the errors of a document', () => {
  it('are those of its blocks, at any depth, in reading order', () => {
    const image = blockFixture('image', { id: 'i' })
    const editor = openBlockEditor([
      blockFixture('container', { children: [text, image] }),
      tooWide,
      blockFixture('reusable', { id: 'r' }),
    ])
    expect(errorsIn(editor).map(({ title, errors }) => [title, errors.length])).toEqual([
      ['Image', 1],
      ['Columns', 1],
      ['Reusable block', 1],
    ])
  })

  it('name nodes of the editor, so that one can go there', () => {
    const editor = openBlockEditor([text, tooWide])
    const [faulty] = errorsIn(editor)
    const title = editor.getEditorState().read(() => {
      const node = $getNodeByKey(faulty?.key ?? '')
      return $isBlockNode(node) ? node.getDefinition().title : null
    })
    expect(title).toBe('Columns')
  })

  it('are none in a text that is in order', () => {
    expect(errorsIn(openBlockEditor([text]))).toEqual([])
  })

  it('go once their fix was applied: columns too wide for their row share it', () => {
    const editor = openBlockEditor([tooWide])
    const fix = errorsIn(editor)[0]?.errors[0]?.fix
    editor.update(
      () => {
        const row = $getRoot().getFirstChild()
        if (fix && $isBlockNode(row)) $applyFix(row, fix)
      },
      { discrete: true },
    )
    expect(errorsIn(editor)).toEqual([])
    const [row] = editor.getEditorState().toJSON().root.children
    expect(row).toMatchObject({ children: [33, 33, 33].map((width) => ({ props: { width } })) })
  })

  it('notify subscribers only when they change', () => {
    const editor = openBlockEditor([tooWide])
    const store = blockErrorsOf(editor)
    let notifications = 0
    const stop = store.subscribe(() => {
      notifications += 1
    })
    store.set(errorsIn(editor))
    store.set(errorsIn(editor))
    expect(notifications).toBe(1)
    store.set([])
    stop()
    store.set(errorsIn(editor))
    expect(notifications).toBe(2)
    expect(blockErrorsOf(editor)).toBe(store)
  })
})
