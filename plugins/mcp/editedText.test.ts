import { describe, expect, it } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { editedText } from './editedText.ts'

const bold = { type: 'bold' } as const
const run = (text: string, isBold = false): Inline => ({ type: 'text', text, marks: isBold ? [bold] : [] })
const paragraph = (...content: Inline[]): Block => ({ ...blockFixture('paragraph', { id: '0' }), content })
const box = (...children: Block[]): Block => blockFixture('container', { id: 'box', children })

describe('a passage of a text', () => {
  it('is replaced where it stands, in boxes too, and looks as its beginning did', () => {
    const text = [
      box(paragraph(run('The '), run('last ferry', true), run(' left at seven.'))),
      paragraph(run('The end.')),
    ]
    const edit = { find: 'ferry left at seven', replace: 'boat left at eight' }
    expect(editedText(text, edit)).toEqual([
      box(paragraph(run('The '), run('last boat left at eight', true), run('.'))),
      paragraph(run('The end.')),
    ])
  })

  it('goes when nothing takes its place, line breaks included', () => {
    const text = [paragraph(run('One'), { type: 'hardBreak' }, run('two', true), run(' three'))]
    expect(editedText(text, { find: '\ntwo', replace: '' })).toEqual([paragraph(run('One'), run(' three'))])
  })

  it('is refused when it is not there, goes over two paragraphs, or is there more than once', () => {
    const text = [paragraph(run('One and one.')), paragraph(run('Two.'))]
    const edited = (find: string) => () => editedText(text, { find, replace: 'x' })
    expect(edited('Three')).toThrow('The text has no “Three”')
    expect(edited('one.\nTwo')).toThrow('Give a passage of one paragraph')
    expect(edited('ne')).toThrow('The text has “ne” 2 times')
  })
})
