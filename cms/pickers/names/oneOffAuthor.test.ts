import { describe, expect, it } from '@jest/globals'
import { isOneOff, oneOffAuthorOf, oneOffOption } from './oneOffAuthor.ts'

const ada = { id: '7', name: 'Ada Reyes' }

describe('a one-off author', () => {
  it('is known by the name in small letters', () => {
    expect(oneOffAuthorOf('  A Guest ')).toEqual({ id: 'a guest', name: 'A Guest' })
    expect(isOneOff(oneOffAuthorOf('A Guest'))).toBe(true)
    expect(isOneOff(ada)).toBe(false)
  })

  it('is offered only while no author of this very name is found', () => {
    expect(oneOffOption('Ada', [ada], [])?.label).toBe('Add "Ada" as one-off author')
    expect(oneOffOption(' ada REYES', [ada], [])).toBeNull()
    expect(oneOffOption('  ', [], [])).toBeNull()
  })

  it('can be taken out by typing the name again', () => {
    const guest = oneOffAuthorOf('A Guest')
    expect(oneOffOption('a guest', [], [guest])).toEqual({
      author: { id: 'a guest', name: 'a guest' },
      label: 'Remove "a guest" as one-off author',
    })
  })
})
