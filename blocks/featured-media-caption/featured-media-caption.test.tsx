import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { renderTree } from '../core/renderTree.fixtures.tsx'
import { openBlockEditor } from '../registry/blockEditor.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { plainText, publicTree } from '../registry/tree.ts'
import { $replaceCaptions, captionOf } from './featured-media-caption.keys.ts'

const caption = (content: string) => blockFixture('featured-media-caption', { id: 'c', content })

describe('featured-media-caption', () => {
  it('is a paragraph in the letters of captions, and nothing without text', async () => {
    expect(await renderTree([caption('x')])).toBe('<p class="featured-media-caption">x</p>')
    expect(await renderTree([caption(' ')])).toBe('')
  })

  it('has to say something (block-editor 5)', () => {
    const check = (content: string) => checkTree([caption(content)], { altTextOf: () => undefined }).get('c')
    expect(check('')).toEqual([
      { kind: 'Required', message: 'Featured media caption should be populated', fix: { action: 'goTo' } },
    ])
    expect(check('x')).toBeUndefined()
  })

  it('is replaced when other media is chosen, wherever it stands (block-editor 4.5)', () => {
    const editor = openBlockEditor([blockFixture('container', { children: [caption('Old')] })])
    editor.update(() => $replaceCaptions('"New"'), { discrete: true })
    expect(plainText(publicTree(editor.getEditorState().toJSON()))).toBe('“New”')
  })

  it.each([
    [{ caption: 'New' }, 'New'],
    [{ caption: '' }, ''],
    [{ caption: 12 }, null],
    [{}, null],
    [null, null],
  ])('reads the event with %j as %j', (detail, expected) => {
    expect(captionOf(new CustomEvent('captionChanged', { detail }))).toBe(expected)
  })
})
