import { describe, expect, it } from '@jest/globals'
import { anonymous } from '#collections/permissions/actor.ts'
import { personWith } from '#tests/unit/actors.ts'
import type { GateMode } from './permissionGate.ts'
import { passesGate } from './permissionGate.ts'

const curator = personWith(['MANAGE_HOMEPAGE', 'UPDATE_POST'])

describe('the permission gate', () => {
  it('with mode all asks for every permission', () => {
    expect(passesGate(curator, ['MANAGE_HOMEPAGE', 'UPDATE_POST'], 'all')).toBe(true)
    expect(passesGate(curator, ['MANAGE_HOMEPAGE', 'DELETE_POST'], 'all')).toBe(false)
  })

  it('with mode some asks for one of them', () => {
    expect(passesGate(curator, ['MANAGE_HOMEPAGE', 'DELETE_POST'], 'some')).toBe(true)
    expect(passesGate(curator, ['DELETE_POST'], 'some')).toBe(false)
  })

  it('denies a person without permissions, an inactive one and a reader, whatever it asks for', () => {
    for (const actor of [personWith([]), personWith(['UPDATE_POST'], { status: 'INACTIVE' }), anonymous]) {
      expect(passesGate(actor, [], 'all')).toBe(false)
      expect(passesGate(actor, ['UPDATE_POST'], 'some')).toBe(false)
    }
  })

  it('takes an unknown mode for a mistake', () => {
    const unknown: string = 'any'
    expect(() => passesGate(curator, ['UPDATE_POST'], unknown as GateMode)).toThrow(TypeError)
  })
})
