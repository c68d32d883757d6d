import { describe, expect, it } from '@jest/globals'
import { permissionNames } from '#collections/permissions/permissionNames.ts'
import {
  cellsOf,
  includedIn,
  isFound,
  missingNeeds,
  switches,
  type Thing,
  things,
  withPermissions,
} from './permissionGrid.ts'

const thingOf = (label: string): Thing => {
  const thing = things.find((one) => one.label === label)
  if (!thing) throw new Error(`There is no row ${label}`)
  return thing
}

describe('the table of permissions', () => {
  it('has exactly one cell or switch for every permission', () => {
    const shown = [...things.flatMap(cellsOf).map(({ permission }) => permission), ...switches]
    expect([...shown].sort()).toEqual([...permissionNames].sort())
  })

  it('knows which permission includes another', () => {
    const posts = thingOf('Posts')
    expect(includedIn(posts, 'Edit own', new Set(['UPDATE_POST']))).toBe('Edit all')
    expect(includedIn(posts, 'Edit own', new Set(['UPDATE_PAGE']))).toBeNull()
    expect(includedIn(posts, 'Edit all', new Set(['UPDATE_SELF_POST']))).toBeNull()
    expect(includedIn(thingOf('Pages'), 'Edit own', new Set(['UPDATE_PAGE']))).toBeNull()
  })

  it('says which permission has no effect without another', () => {
    const posts = thingOf('Posts')
    expect(missingNeeds(posts, new Set(['PUBLISH_POST']))).toEqual(['Publish needs Edit own or Edit all.'])
    expect(missingNeeds(posts, new Set(['PUBLISH_POST', 'UPDATE_SELF_POST']))).toEqual([])
    expect(missingNeeds(thingOf('Roles'), new Set(['CREATE_ROLE', 'DELETE_ROLE']))).toEqual([
      'Create, Delete all need See.',
    ])
    expect(missingNeeds(thingOf('Roles'), new Set(['READ_ROLE', 'DELETE_ROLE']))).toEqual([])
  })
})

describe('a change of permissions', () => {
  it('gives and takes away, in one order, and keeps names that are not known', () => {
    const held = ['PUBLISH_POST', 'RETIRED', 'CREATE_POST']
    expect(withPermissions(held, ['UPDATE_POST'], true)).toEqual([
      'CREATE_POST',
      'UPDATE_POST',
      'PUBLISH_POST',
      'RETIRED',
    ])
    expect(withPermissions(held, ['PUBLISH_POST', 'CREATE_POST'], false)).toEqual(['RETIRED'])
  })
})

describe('the search', () => {
  it('finds beginnings of words, in any order and case, in names and constants', () => {
    const texts = ['Posts', 'Edit own', 'UPDATE_SELF_POST']
    for (const search of ['', 'post', 'own POSTS', 'update_self', 'edit: po']) expect(isFound(search, texts)).toBe(true)
    for (const search of ['osts', 'posts publish']) expect(isFound(search, texts)).toBe(false)
  })
})
