import { describe, expect, it } from '@jest/globals'
import { blockFixture, textRun } from '#blocks/core/block.fixtures.ts'
import type { Block, Inline } from '#blocks/core/block.types.ts'
import { type ComparedBlock, compareBlocks } from './blocks.compare.ts'
import { comparedText } from './text.compare.ts'

const signs: Record<string, [string, string]> = { diffAdded: ['{+', '+}'], diffRemoved: ['{-', '-}'], bold: ['*', '*'] }

const brief = (content: Inline[]): string =>
  content
    .map((run) => {
      if (run.type === 'hardBreak') return '⏎'
      return run.marks.reduceRight((text, { type }) => (signs[type] ?? ['', '']).join(text), run.text)
    })
    .join('')

const compare = (before: string | Inline[], after: string | Inline[]) => {
  const runs = (text: string | Inline[]) => (typeof text === 'string' ? [textRun(text)] : text)
  const compared = comparedText(runs(before), runs(after))
  return [brief(compared.before), brief(compared.after)]
}

describe('two states of a text', () => {
  it('differ in words, not in letters', () => {
    expect(compare('The ferry left at seven.', 'The ferry leaves at seven.')).toEqual([
      'The ferry {-left-} at seven.',
      'The ferry {+leaves+} at seven.',
    ])
  })

  it('differ in several places', () => {
    expect(compare('One boat, two piers and a bell', 'One old boat, two piers, a bell')).toEqual([
      'One boat, two piers{- and-} a bell',
      'One {+old +}boat, two piers{+,+} a bell',
    ])
  })

  it('differ where formatting changed, too', () => {
    expect(compare('The ferry', [textRun('The '), textRun('ferry', { type: 'bold' })])).toEqual([
      'The {-ferry-}',
      'The {+*ferry*+}',
    ])
  })

  it('are all new, or all gone', () => {
    expect(compare([], 'New text')).toEqual(['', '{+New text+}'])
    expect(compare('Old text', [])).toEqual(['{-Old text-}', ''])
  })

  it('keep numbers and contractions whole', () => {
    expect(compare("It's 4.50", "It's 4.75")).toEqual(["It's {-4.50-}", "It's {+4.75+}"])
  })
})

const paragraph = (content: string, id = '0') => blockFixture('paragraph', { id, content })
const rowOf = ({ state, children, before, after }: ComparedBlock): string => {
  const { type, content } = after ?? before ?? { type: '', content: [] }
  return [`${state} ${type}`, brief(content), children.length > 0 ? `(${children.map(rowOf).join('; ')})` : '']
    .filter(Boolean)
    .join(' ')
}
const states = (before: Block[], after: Block[]) => compareBlocks(before, after).map(rowOf)

describe('two versions of a story', () => {
  it('pair what was changed, and show what came and went in its place', () => {
    expect(
      states(
        [paragraph('The ferry left at seven.'), paragraph('Nobody knew why.'), paragraph('The end.')],
        [paragraph('The ferry left at eight.'), paragraph('Rain fell all day on the pier.'), paragraph('The end.')],
      ),
    ).toEqual([
      'changed paragraph The ferry left at {+eight+}.',
      'removed paragraph {-Nobody knew why.-}',
      'added paragraph {+Rain fell all day on the pier.+}',
      'same paragraph The end.',
    ])
  })

  it('know a paragraph that became a heading', () => {
    const [row] = compareBlocks(
      [paragraph('Why it left')],
      [blockFixture('heading', { id: '0', content: 'Why it left' })],
    )
    expect(row).toMatchObject({ state: 'changed', settings: [{ name: 'type', before: 'paragraph', after: 'heading' }] })
  })

  it('tell which settings of a block are others, by value and by default', () => {
    const image = (props: object) => blockFixture('image', { id: 'a1', props: { contentId: '1', ...props } })
    const [row] = compareBlocks([image({ caption: 'At noon' })], [image({ caption: 'At night', alignment: 'wide' })])
    expect(row?.settings).toEqual([
      { name: 'caption', before: 'At noon', after: 'At night' },
      { name: 'alignment', before: 'none', after: 'wide' },
    ])
  })

  it('tell what a new block and a block that is gone are set to', () => {
    const image = blockFixture('image', { id: 'a1', props: { contentId: '1', caption: 'At noon' } })
    const settingsOf = (rows: ComparedBlock[]) => rows.flatMap(({ state, settings }) => [state, ...settings])
    expect(settingsOf(compareBlocks([], [image]))).toEqual([
      'added',
      { name: 'contentId', before: null, after: '1' },
      { name: 'caption', before: '', after: 'At noon' },
    ])
    expect(settingsOf(compareBlocks([image], []))).toEqual([
      'removed',
      { name: 'contentId', before: '1', after: null },
      { name: 'caption', before: 'At noon', after: '' },
    ])
  })

  it('look into containers', () => {
    const box = (text: string) => blockFixture('container', { id: 'box', children: [paragraph(text)] })
    expect(states([box('It left at seven')], [box('It left at eight')])).toEqual([
      'changed container (changed paragraph It left at {+eight+})',
    ])
  })

  it('know a block that went to another place', () => {
    const image = blockFixture('image', { id: 'picture', props: { contentId: '1' } })
    const box = (children: Block[]) => blockFixture('container', { id: 'box', children })
    expect(states([image, box([paragraph('Text')])], [box([paragraph('Text'), image])])).toEqual([
      'moved image',
      'changed container (same paragraph Text; moved image)',
    ])
  })

  it('are the same', () => {
    expect(states([paragraph('One')], [paragraph('One')])).toEqual(['same paragraph One'])
  })
})
