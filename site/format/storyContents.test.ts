import { describe, expect, it } from '@jest/globals'
import { anchorOfText } from '#blocks/core/passageAnchors.ts'
import { block } from '../testing/readerFixtures.ts'
import { storyContents } from './storyContents.ts'

const heading = (words: string, props: Record<string, unknown> = {}) => block('heading', words, { level: 2, ...props })

describe('the sections of a story', () => {
  it('are its highest headings, with the addresses that these have on the page', () => {
    const story = [
      heading('Where it began'),
      heading('A detail', { level: 3 }),
      heading('The vote', { anchor: 'vote' }),
      block('container', [], {}, [heading('What comes next')]),
    ]
    expect(storyContents(story)).toEqual([
      { label: 'Where it began', href: `#${anchorOfText('Where it began')}` },
      { label: 'The vote', href: '#vote' },
      { label: 'What comes next', href: `#${anchorOfText('What comes next')}` },
    ])
  })

  it('are not listed in a story with fewer than three, and an empty or repeated heading is none', () => {
    expect(storyContents([heading('One'), heading('Two'), heading(''), heading('Two')])).toEqual([])
  })
})
