import { describe, expect, it } from '@jest/globals'
import { isPermission, permissionNames } from './permissionNames.ts'
import { shippedRoles } from './shippedRoles.ts'

describe('permissions', () => {
  it('are those of docs/spec/newsroom.md#permissions, each once', () => {
    expect(new Set(permissionNames).size).toBe(permissionNames.length)
    expect(permissionNames).toHaveLength(72)
  })

  it('that are not known grant nothing', () => {
    expect(isPermission('DESTROY_POST')).toBe(false)
    expect(isPermission(null)).toBe(false)
  })
})

describe('shipped roles', () => {
  const { administrator, editor, curator, writer, contributor } = shippedRoles

  it('give the administrator everything', () => {
    expect([...administrator.permissions].sort()).toEqual([...permissionNames].sort())
  })

  it('grow from contributor to writer to curator', () => {
    expect(writer.permissions).toEqual(expect.arrayContaining([...contributor.permissions]))
    expect(curator.permissions).toEqual(expect.arrayContaining([...writer.permissions]))
    expect(curator.permissions).toContain('MANAGE_HOMEPAGE')
  })

  it('leave people, roles, keys and machinery to the administrator', () => {
    const forbidden = [
      'CREATE_USER',
      'UPDATE_USER',
      'DELETE_USER',
      'UPDATE_ROLE',
      'CREATE_API_TOKEN',
      'SYSTEM_TOOLS',
      'IMPERSONATE_USER',
    ]
    expect(editor.permissions.filter((name) => forbidden.includes(name))).toEqual([])
  })

  it('keep contributors from publishing', () => {
    expect(contributor.permissions.filter((name) => name.startsWith('PUBLISH'))).toEqual([])
  })
})
