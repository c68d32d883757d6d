import { describe, expect, it } from '@jest/globals'
import { otherFormOf, republishedStory, republishPath, textPath } from './otherForms.ts'

describe('the other forms of a story', () => {
  const story = '/2026/01/09/ferry'

  it('have the address of the story in theirs', () => {
    expect(textPath(story)).toBe('/text/2026/01/09/ferry')
    expect(republishedStory(republishPath(story))).toBe(story)
  })

  it.each([
    ['/', '/text'],
    ['/?page=2', '/text?page=2'],
    ['/section/harbor?page=2', '/text/section/harbor?page=2'],
  ])('the list %s is as text at %s', (list, path) => {
    expect(textPath(list)).toBe(path)
  })

  it('are where a redirect of the story leads to, unless that is no story', () => {
    expect(otherFormOf('/2026/01/09/boat', textPath)).toBe('/text/2026/01/09/boat')
    expect(otherFormOf('/section/harbor', textPath)).toBe('/section/harbor')
  })

  it.each(['/republish', '/republish/ferry', '/republished/2026/01/09/ferry', story])('are not at %s', (path) => {
    expect(republishedStory(path)).toBeNull()
  })
})
