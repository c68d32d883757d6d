import { describe, expect, it } from '@jest/globals'
import { titleOfCopy } from './copiedTitle.ts'

describe('the title of a copy', () => {
  it.each([
    ['Vote', 'Vote (copy)'],
    ['Vote (copy)', 'Vote (copy 2)'],
    ['Vote (copy 9)', 'Vote (copy 10)'],
    ['', ''],
  ])('%j becomes %j', (title, expected) => {
    expect(titleOfCopy(title)).toBe(expected)
  })
})
