import { describe, expect, it } from '@jest/globals'
import { permissionNames } from '#collections/permissions/permissionNames.ts'
import { factorSentence, rightsOf } from './personRights.ts'
import type { Role } from './roleMatrix.state.ts'

const role = (id: number, more: Partial<Role>): Role => ({
  id,
  name: `Role ${id}`,
  description: '',
  permissions: [],
  secondFactor: 'optional',
  graceDays: 7,
  people: null,
  ...more,
})
const roles = [
  role(1, { permissions: ['CREATE_POST'] }),
  role(2, { permissions: ['CREATE_POST', 'PUBLISH_POST'], secondFactor: 'required' }),
  role(3, { permissions: ['PUBLISH_POST'], secondFactor: 'required', graceDays: 0 }),
]
const found = (ids: number[], search: string) =>
  rightsOf(roles, ids, search).map((right) => [right.permission, right.isHeld, right.roles.map(({ id }) => id)])

describe('the rights of a person', () => {
  it('name the roles that give each, or that would', () => {
    expect(found([1], 'create posts')).toContainEqual(['CREATE_POST', true, [1]])
    expect(found([1, 2], 'create posts')).toContainEqual(['CREATE_POST', true, [1, 2]])
    expect(found([1], 'publish posts')).toContainEqual(['PUBLISH_POST', false, [2, 3]])
    expect(found([1], 'system_tools')).toEqual([['SYSTEM_TOOLS', false, []]])
    expect(rightsOf(roles, [], '')).toHaveLength(permissionNames.length)
  })

  it('say which roles require a second factor, and how soon', () => {
    expect(factorSentence(roles, [1])).toBe('')
    expect(factorSentence(roles, [1, 2])).toContain('Role 2: it is set up within 7 days')
    expect(factorSentence(roles, [2, 3])).toContain('Role 2, Role 3: it is set up at the first log-in')
  })
})
