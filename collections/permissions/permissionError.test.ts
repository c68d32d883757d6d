import { describe, expect, it } from '@jest/globals'
import type { Actor } from './actor.ts'
import { permissionError } from './permissionError.ts'
import type { Permission } from './permissionNames.ts'

const actor = (...permissions: Permission[]): Actor => ({
  kind: 'person',
  id: 1,
  status: 'ACTIVE',
  permissions: new Set(permissions),
  authorIds: [],
})

describe('the refusal of an action', () => {
  it('names what is missing, each once', () => {
    const { message } = permissionError(actor(), ['MANAGE_HOMEPAGE', 'MANAGE_HOMEPAGE'])
    expect(message).toMatch(/: MANAGE_HOMEPAGE$/)
  })

  it('gives the document as the reason when no permission is missing', () => {
    const { data, message } = permissionError(actor('UPDATE_POST'), ['UPDATE_POST'])
    expect(message).toMatch(/You have the permissions, but not for this document/)
    expect(data).toEqual({ requiredPermissions: ['UPDATE_POST'], missingPermissions: [] })
  })
})
