import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block } from '#blocks/core/block.types.ts'
import { inlineText } from '#blocks/core/inlineText.ts'
import { compareBlocks } from './blocks.compare.ts'
import { changePhrase } from './change.words.ts'
import { takenBlocks } from './taken.blocks.ts'

const paragraph = (content: string) => blockFixture('paragraph', { id: '0', content })
const box = (children: Block[], id = 'box') => blockFixture('container', { id, children })
const image = blockFixture('image', { id: 'picture', props: { contentId: '1' } })
const brief = (blocks: Block[]): unknown[] =>
  blocks.map(({ type, content, children }) =>
    children.length > 0 ? [type, ...brief(children)] : content.length > 0 ? inlineText(content) : type,
  )
const take = (draft: Block[], version: Block[], ...places: string[]) =>
  brief(takenBlocks(draft, version, new Set(places)))

const old = [paragraph('The ferry left at seven.'), paragraph('Nobody knew why it was late.'), paragraph('The end.')]

describe('blocks of a version that are taken over', () => {
  it('stand in the place of what became of them, and all else stays', () => {
    const draft = [
      paragraph('A new beginning of the story.'),
      paragraph('The ferry left at eight.'),
      paragraph('Nobody knew why it was early.'),
      paragraph('The end.'),
    ]
    expect(take(draft, old, '0')).toEqual([
      'A new beginning of the story.',
      'The ferry left at seven.',
      'Nobody knew why it was early.',
      'The end.',
    ])
    expect(take(draft, old, '0', '1')).toEqual([
      'A new beginning of the story.',
      'The ferry left at seven.',
      'Nobody knew why it was late.',
      'The end.',
    ])
    expect(take(draft, old)).toEqual(brief(draft))
  })

  it('come back among their neighbours where they are gone', () => {
    const draft = [paragraph('The ferry left at seven.'), paragraph('The end.')]
    expect(take(draft, old, '1')).toEqual(brief(old))
    expect(take([], old, '2')).toEqual(['The end.'])
  })

  it('are taken out of boxes that changed', () => {
    const draft = [box([paragraph('The ferry left at eight.'), paragraph('Rain fell.')])]
    const version = [box([paragraph('The ferry left at seven.'), paragraph('Snow fell all day.')])]
    expect(take(draft, version, '0.0')).toEqual([['container', 'The ferry left at seven.', 'Rain fell.']])
  })

  it('are in one place only when they moved', () => {
    const draft = [box([paragraph('Text'), image])]
    expect(take(draft, [image, box([paragraph('Text')])], '0')).toEqual(['image', ['container', 'Text']])
    expect(take([image, box([paragraph('Text')])], [box([paragraph('Text'), image])], '0.1')).toEqual([
      ['container', 'Text', 'image'],
    ])
  })
})

describe('a change in a phrase', () => {
  it('counts blocks by kind, then names fields', () => {
    const after = [paragraph('The ferry left at eight.'), paragraph('The end.'), image, box([paragraph('One')])]
    expect(changePhrase(compareBlocks(old, after), ['Headline', 'By-line'])).toBe(
      '2 paragraphs, 1 image, 1 container, headline, 1 more',
    )
    expect(changePhrase(compareBlocks([box([paragraph('One')])], [box([paragraph('Two')])]), [])).toBe('2 paragraphs')
    expect(changePhrase(compareBlocks(old, old), [])).toBe('')
  })
})
