import { describe, expect, it } from '@jest/globals'
import { ownExplained, permissionWords } from './permission.words.ts'
import { permissionNames } from './permissionNames.ts'

describe('the words of permissions', () => {
  it('name every permission, each differently, with one sentence', () => {
    expect(Object.keys(permissionWords).toSorted()).toEqual(permissionNames.toSorted())
    const all = Object.values(permissionWords)
    expect(new Set(all.map(({ name }) => name)).size).toBe(permissionNames.length)
    expect(all.filter(({ sentence }) => !/^[A-Z][^.]*\.$/.test(sentence))).toEqual([])
  })

  it('explain what is the own of a SELF permission, and of no other', () => {
    const explained = permissionNames.filter((permission) => ownExplained(permission))
    expect(explained).toEqual(permissionNames.filter((permission) => permission.includes('_SELF_')))
    expect(ownExplained('UPDATE_SELF_POST')).toContain('by-line')
  })
})
