import { describe, expect, it } from '@jest/globals'
import { searchTextOf } from './searchText.field.ts'

describe('what a list is searched in', () => {
  it('has the texts of a document without capitals and accents', () => {
    expect(searchTextOf(['The Café reopens', 'On Élan Street'])).toBe('the cafe reopens\non elan street')
    expect(searchTextOf(['Only a headline', undefined])).toBe('only a headline')
  })

  it('is short, however long the pasted headline is', () => {
    expect(searchTextOf(['a'.repeat(5_000), 'dek'])).toHaveLength(500)
  })

  it('is nothing for a document without texts', () => {
    expect(searchTextOf([null, ' '])).toBeNull()
  })
})
