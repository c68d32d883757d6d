import { describe, expect, it } from '@jest/globals'
import { beatsOf } from './beats.ts'

const story = (label: string | null) => ({
  primarySection: label === null ? null : { label, href: `/section/${label}` },
})

describe('what a person writes about', () => {
  it('is the three sections with most of their stories, the first one most', () => {
    const stories = ['arts', 'harbor', 'schools', 'harbor', 'news', 'schools', 'harbor', null].map(story)
    expect(beatsOf(stories).map(({ label }) => label)).toEqual(['harbor', 'schools', 'arts'])
  })

  it('is nothing without sections', () => {
    expect(beatsOf([story(null)])).toEqual([])
  })
})
