import { describe, expect, it } from '@jest/globals'
import { $isListItemNode } from '@lexical/list'
import { $getRoot } from 'lexical'
import { blockFixture } from '../core/block.fixtures.ts'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { blocksFromLexical } from '../registry/lexical.convert.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { $listAround, $setCounting, type ListCounting } from './list.commands.ts'

const item = (text: string) => blockFixture('list-item', { id: text, content: text })

describe('list', () => {
  it('puts a list inside a list into the item before it, where HTML wants it', async () => {
    const nested = blockFixture('list', { id: 'nested', children: [item('b')] })
    const html = await renderTree([blockFixture('list', { children: [item('a'), nested, item('c')] })])
    expect(html).toBe(
      '<ul class="list"><li class="list__item">a<ul class="list"><li class="list__item">b</li></ul></li><li class="list__item">c</li></ul>',
    )
  })

  it('gives a list that stands first in a list an item without a marker', async () => {
    const nested = blockFixture('list', { id: 'nested', children: [item('b')] })
    const html = await renderTree([blockFixture('list', { children: [nested] })])
    expect(html).toContain('<li class="list__item list__item--bare"><ul')
  })

  it.each([
    ['decimal', '1'],
    ['upper-alpha', 'A'],
    ['lower-alpha', 'a'],
    ['upper-roman', 'I'],
    ['lower-roman', 'i'],
  ])('counts with %s', async (type, attribute) => {
    const html = await renderTree([blockFixture('list', { props: { unordered: false, type }, children: [item('a')] })])
    expect(html).toContain(`type="${attribute}"`)
  })

  it('starts counting where the editor says, and says nothing about starting at 1', async () => {
    const from = (start: number) =>
      renderTree([blockFixture('list', { props: { unordered: false, start }, children: [item('a')] })])
    expect(await from(4)).toContain('start="4"')
    expect(await from(1)).not.toContain('start=')
  })

  it('is left out without items, because an empty list is announced as one', async () => {
    expect(await renderTree([blockFixture('list')])).toBe('')
  })

  it('counts as its tools say, and stays the same list: its id is kept for who writes in it', () => {
    const story = blockFixture('list', { id: 'l', children: [item('a'), item('b')] })
    const editor = openBlockEditor([story])
    const list = () => $listAround($getRoot().getFirstDescendant())
    const key = editor.getEditorState().read(() => list()?.getKey())
    const set = (counting: Partial<ListCounting>) =>
      editor.update(
        () => {
          const found = list()
          if (found) $setCounting(found, counting)
        },
        { discrete: true },
      )
    const props = () => blocksFromLexical(editor.getEditorState().toJSON())[0]?.props
    const values = () =>
      editor.getEditorState().read(() =>
        list()
          ?.getChildren()
          .map((child) => $isListItemNode(child) && child.getValue()),
      )
    set({ unordered: false, start: 4, type: 'lower-roman' })
    expect(props()).toMatchObject({ unordered: false, start: 4, type: 'lower-roman' })
    expect(values()).toEqual([4, 5])
    set({ start: 0 })
    expect(props()).toMatchObject({ start: 1 })
    set({ unordered: true })
    expect(props()).toMatchObject({ unordered: true })
    expect(editor.getEditorState().read(() => list()?.getKey())).toBe(key)
  })
})
