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

/** The fields that others are in, with their names; the colour is that of the first. */
export function occupiedFields(awareness: Awareness): { field: string; names: string; colour: string }[] {
  const byField = new Map<string, Person[]>()
  for (const { user, field } of othersPresence(awareness)) {
    if (field) byField.set(field, [...(byField.get(field) ?? []), user])
  }
  return [...byField].map(([field, users]) => {
    const people = distinct(users)
    return { field, names: people.map(({ name }) => name).join(', '), colour: people[0]?.colour ?? '' }
  })
}
