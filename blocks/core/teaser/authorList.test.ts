import { describe, expect, it } from '@jest/globals'
import { joinNames } from './authorList.ts'

describe('a list of authors', () => {
  it.each([
    [[], ''],
    [['Ana Ruiz'], 'Ana Ruiz'],
    [['Ana Ruiz', 'Bo Lind'], 'Ana Ruiz and Bo Lind'],
    [['Ana Ruiz', 'Bo Lind', 'Cy Park'], 'Ana Ruiz, Bo Lind, and Cy Park'],
    [['Ana Ruiz', 'Bo Lind', 'Cy Park', 'Di Osei'], 'Ana Ruiz, Bo Lind, Cy Park, and Di Osei'],
  ])('joins %j with commas, "and", and a comma before the last of more than two', (names, expected) => {
    expect(joinNames(names)).toBe(expected)
  })
})
