import { expect } from '@jest/globals'
import { until } from '#tests/until.ts'
import type { RoomGuest } from './sharedRoom.ts'

/** Has a guest write on, whatever happens to others. @returns checks that they still can */
export function bystander(guest: RoomGuest) {
  return async (): Promise<void> => {
    const before = guest.text()
    guest.type('!')
    await until('the bystander is heard', () => !guest.provider.hasUnsyncedChanges)
    expect(guest.text()).toBe(`${before}!`)
    expect(guest.refusals).toEqual([])
  }
}
