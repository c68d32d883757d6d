import { afterEach } from '@jest/globals'
import { joinRoom, type RoomGuest } from './sharedRoom.ts'

/** Keeps the guests of rooms during a test of this file; those who are still there at its end leave. */
export function roomGuests() {
  const guests: { leave: () => void }[] = []
  const allLeave = () => {
    for (const guest of guests.splice(0)) guest.leave()
  }
  const keep = <Guest extends { leave: () => void }>(guest: Guest): Guest => {
    guests.push(guest)
    return guest
  }
  afterEach(allLeave)
  return {
    keep,
    // Enters a room as a user, as `joinRoom` does.
    join: async (...where: Parameters<typeof joinRoom>): Promise<RoomGuest> => keep(await joinRoom(...where)),
    allLeave,
  }
}
