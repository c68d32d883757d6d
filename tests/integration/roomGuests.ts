import { afterEach } from '@jest/globals'
import { joinRoom, type RoomGuest } from './sharedRoom.ts'

/** Those who are in rooms during a test of this file; whoever is still there when it has ended leaves. */
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
    /** Has somebody leave with the others. */
    keep,
    /** Goes into a room as somebody, as `joinRoom` does. */
    join: async (...where: Parameters<typeof joinRoom>): Promise<RoomGuest> => keep(await joinRoom(...where)),
    allLeave,
  }
}
