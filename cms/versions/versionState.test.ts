import { describe, expect, it } from '@jest/globals'
import { versionState } from './versionState.ts'

const at = (minute: number) => `2026-03-01T10:0${minute}:00.000Z`
const version = (id: number, status: 'draft' | 'published') => ({ id, updatedAt: at(id), status })

describe('the state of a version', () => {
  it.each([
    [version(1, 'published'), { draft: null, published: version(1, 'published') }, 'Currently Published'],
    [version(1, 'published'), { draft: null, published: version(2, 'published') }, 'Previously Published'],
    [version(1, 'published'), { draft: null, published: null }, 'Previously Published'],
    [version(2, 'draft'), { draft: version(2, 'draft'), published: version(1, 'published') }, 'Current Draft'],
    [version(1, 'draft'), { draft: version(1, 'draft'), published: version(2, 'published') }, 'Draft'],
    [version(1, 'draft'), { draft: version(2, 'draft'), published: null }, 'Draft'],
  ])('of %j beside %j is %s', (one, newest, state) => expect(versionState(one, newest)).toBe(state))
})
