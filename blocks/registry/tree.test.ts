import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { blockFixture, textRun } from '../core/block.fixtures.ts'
import { inlineText } from '../core/inlineText.ts'
import { flattenReusable, walkBlocks } from '../core/treeWalk.ts'
import { lexicalFromBlocks } from './lexical.convert.ts'
import { anyTree } from './tree.fixtures.ts'
import { plainText, publicTree, referencesOf, wordCount } from './tree.ts'

describe('plainText', () => {
  it('holds every text of any tree, in order', () => {
    fc.assert(
      fc.property(anyTree, (blocks) => {
        const whole = plainText(blocks)
        let from = 0
        for (const { content } of walkBlocks(blocks)) {
          const text = inlineText(content)
          if (text.trim() === '') continue
          const at = whole.indexOf(text, from)
          expect(at).toBeGreaterThanOrEqual(from)
          from = at + text.length
        }
      }),
    )
  })

  it('holds captions and names too', () => {
    const blocks = [
      blockFixture('image', { props: { caption: 'The old harbour', credit: 'Ines Okafor' } }),
      blockFixture('pullquote', { props: { attribution: 'Ruth Vega' }, content: 'The water doesn’t read the plan.' }),
    ]
    expect(plainText(blocks)).toBe('The old harbour\n\nInes Okafor\n\nThe water doesn’t read the plan.\n\nRuth Vega')
  })
})

describe('wordCount', () => {
  it('counts what is read, not captions', () => {
    const blocks = [
      blockFixture('paragraph', { content: [textRun('Two '), textRun('words', { type: 'bold' })] }),
      blockFixture('image', { props: { caption: 'not counted' } }),
    ]
    expect(wordCount(blocks)).toBe(2)
  })
})

describe('publicTree', () => {
  it('loses no text of any tree', () => {
    fc.assert(
      fc.property(
        anyTree.filter((blocks) => blocks.length > 0),
        (blocks) => {
          const texts = (list: Parameters<typeof plainText>[0]) =>
            [...walkBlocks(list)].map(({ content }) => inlineText(content)).join('|')
          expect(texts(publicTree(lexicalFromBlocks(blocks)))).toBe(texts(flattenReusable(blocks)))
        },
      ),
    )
  })

  it('calls blocks by their canonical names, wherever they come from', () => {
    const tree = publicTree(lexicalFromBlocks([blockFixture('core/group', { children: [blockFixture('core/image')] })]))
    expect([...walkBlocks(tree)].map(({ type }) => type)).toEqual(['container', 'image'])
  })
})

describe('referencesOf', () => {
  it('names everything a tree points to, once', () => {
    const blocks = [
      blockFixture('image', { props: { contentId: '7' } }),
      blockFixture('container', {
        children: [blockFixture('gallery', { props: { content: [{ id: '7' }, { id: '8' }] } })],
      }),
    ]
    expect(referencesOf(blocks)).toEqual([
      { collection: 'media', id: '7' },
      { collection: 'media', id: '8' },
    ])
  })
})
