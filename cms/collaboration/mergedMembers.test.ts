import { describe, expect, it } from '@jest/globals'
import { mergedMembers } from './mergedMembers.ts'
import { rowActions } from './rowActions.ts'

describe('a set that two people change at once', () => {
  it.each([
    ['both additions stay', 'ab', 'abc', 'abd', 'abdc'],
    ['what another removed stays away', 'abc', 'abcd', 'ac', 'acd'],
    ['what one removed goes', 'abc', 'ac', 'abcd', 'acd'],
    ['one’s own order holds', 'abc', 'cab', 'abcd', 'cdab'],
    ['an addition at the front stays there', 'ab', 'abc', 'xab', 'xabc'],
  ])('%s', (_, before, after, now, merged) => {
    expect(mergedMembers([...before], [...after], [...now]).join('')).toBe(merged)
  })
})

describe('what is done to the rows of a form', () => {
  it.each([
    ['abc', 'abc'],
    ['abc', 'ca'],
    ['', 'ab'],
    ['abcd', 'dxba'],
    ['ab', ''],
  ])('makes %s into %s', (before, after) => {
    const rows = [...before]
    for (const action of rowActions('rows', [...before], [...after], () => [])) {
      if (action.type === 'REMOVE_ROW') rows.splice(action.rowIndex, 1)
      if (action.type === 'MOVE_ROW') rows.splice(action.moveToIndex, 0, ...rows.splice(action.moveFromIndex, 1))
      if (action.type === 'ADD_ROW') rows.splice(action.rowIndex ?? 0, 0, String(action.subFieldState?.id?.value))
    }
    expect(rows.join('')).toBe(after)
  })
})
