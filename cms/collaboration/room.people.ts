import type { Awareness } from 'y-protocols/awareness'
import { z } from 'zod'
import { type Person, person } from '#plugins/collaboration/room/person.ts'

/** What a browser says about itself: who sits there, and in which field. */
const presence = z.object({ user: person, field: z.string().nullish() })

type Presence = z.infer<typeof presence>

function othersPresence(awareness: Awareness): Presence[] {
  return [...awareness.getStates()].flatMap(([client, state]) => {
    const parsed = presence.safeParse(state)
    return client !== awareness.clientID && parsed.success ? [parsed.data] : []
  })
}

/** People by name, each once however many windows they have open. */
function distinct(people: Person[]): Person[] {
  return [...new Map(people.map((one) => [one.id, one])).values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Who else is in the room. */
export function othersIn(awareness: Awareness, me: Person | null): Person[] {
  return distinct(othersPresence(awareness).flatMap(({ user }) => (user.id === me?.id ? [] : [user])))
}

/** Who else is in a field of the form. */
export function othersAt(awareness: Awareness, field: string): Person[] {
  return distinct(othersPresence(awareness).flatMap(({ user, field: at }) => (at === field ? [user] : [])))
}
