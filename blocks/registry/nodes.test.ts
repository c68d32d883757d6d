import { describe, expect, it } from '@jest/globals'
import { createHeadlessEditor } from '@lexical/headless'
import { LinkNode } from '@lexical/link'
import { ListItemNode, ListNode } from '@lexical/list'
import { HeadingNode, QuoteNode } from '@lexical/rich-text'
import { $getRoot } from 'lexical'
import type { Block } from '../core/block.types.ts'
import { $isBlockNode, $setProps, propsOf } from '../core/blockNode.ts'
import { nodeOf } from '../core/nodeFactory.ts'
import { fixtures } from './fixtures.ts'
import { blocksFromLexical, lexicalFromBlocks } from './lexical.convert.ts'
import { $createBlock, editorNodes, ownTypes } from './nodes.ts'
import { schemas } from './schemas.ts'
import { publicTree } from './tree.ts'

function openEditor(blocks: Block[]) {
  const editor = createHeadlessEditor({
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, ...editorNodes],
    onError: (error) => {
      throw error
    },
  })
  editor.setEditorState(editor.parseEditorState(JSON.stringify(lexicalFromBlocks(blocks))))
  return editor
}

describe('the node of a block', () => {
  it.each(ownTypes)('%s: opens and saves without a change', (type) => {
    for (const block of [...fixtures[type].valid, ...fixtures[type].minimal]) {
      const saved = openEditor([block]).getEditorState().toJSON()
      expect(publicTree(saved)).toEqual(publicTree(lexicalFromBlocks([block])))
    }
  })

  it.each(ownTypes)('%s: keeps properties that its schema refuses, so that opening a story loses nothing', (type) => {
    const refused = fixtures[type].invalid.filter(({ props }) => !schemas[type].props.safeParse(props).success)
    for (const block of refused) {
      const [saved] = blocksFromLexical(openEditor([block]).getEditorState().toJSON())
      const known = Object.keys(schemas[type].props.shape)
      for (const name of known) if (name in block.props) expect(saved?.props[name]).toEqual(block.props[name])
    }
  })

  it.each(ownTypes)('%s: is created with the defaults of its schema', (type) => {
    const editor = openEditor([])
    editor.update(() => void $getRoot().clear().append($createBlock(type)), { discrete: true })
    const props = editor.getEditorState().read(() => {
      const node = $getRoot().getFirstChild()
      return $isBlockNode(node) ? propsOf(node) : null
    })
    expect(props).toEqual(schemas[type].props.parse({}))
  })

  it('has one own field a property, so that two settings of one block merge', () => {
    for (const type of ownTypes) {
      const Node = nodeOf(schemas[type])
      const editor = openEditor([])
      editor.update(
        () => {
          const own = Object.keys(new Node())
          for (const name of Object.keys(schemas[type].props.shape)) expect(own).toContain(`__prop_${name}`)
        },
        { discrete: true },
      )
    }
  })

  it('ignores properties that the schema does not have', () => {
    const editor = openEditor([])
    editor.update(
      () => {
        const node = $createBlock('spacer', { height: 40 })
        if ($isBlockNode(node)) $setProps(node, { onclick: 'alert(1)' })
        $getRoot().clear().append(node)
      },
      { discrete: true },
    )
    expect(blocksFromLexical(editor.getEditorState().toJSON())[0]?.props).toEqual({
      height: 40,
      width: 0,
      anchor: '',
      className: '',
    })
  })
})

describe('lists', () => {
  it('keep their start, their markers and their nesting', () => {
    const saved = openEditor(fixtures.list.valid).getEditorState().toJSON()
    expect(publicTree(saved)).toEqual(publicTree(lexicalFromBlocks(fixtures.list.valid)))
  })
})
