import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '../core/block.fixtures.ts'
import { checkTree } from '../registry/checks.ts'
import { renderTree } from '../registry/renderTree.fixtures.tsx'
import { plainText } from '../registry/tree.ts'
import { captionOf, withCaption } from './featuredMediaCaptionFollow.ts'

const caption = (content: string) => blockFixture('featured-media-caption', { id: 'c', content })

describe('featured-media-caption', () => {
  it('is a paragraph in the letters of captions, and nothing without text', async () => {
    expect(await renderTree([caption('x')])).toBe('<p class="featured-media-caption">x</p>')
    expect(await renderTree([caption(' ')])).toBe('')
  })

  it('has to say something (docs/spec/editor.md#block-errors)', () => {
    const check = (content: string) => checkTree([caption(content)], { altTextOf: () => undefined }).get('c')
    expect(check('')).toEqual([
      { kind: 'Required', message: 'Featured media caption should be populated', fix: { action: 'goTo' } },
    ])
    expect(check('x')).toBeUndefined()
  })

  it('is replaced when other media is chosen, wherever it stands, in typographic letters (docs/spec/editor.md#media-choice)', () => {
    const story = [blockFixture('paragraph', { id: 'p', content: 'Text' })]
    const followed = withCaption(
      [...story, blockFixture('container', { children: [caption('Old')] })],
      ' "New"\n line ',
    )
    expect(plainText(followed)).toBe('Text\n\n“New” line')
    expect(plainText(withCaption(followed, ''))).toBe('Text')
    expect(withCaption(story, 'New')).toBe(story)
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
