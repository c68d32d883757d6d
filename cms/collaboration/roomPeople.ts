import type { Awareness } from 'y-protocols/awareness'
import { z } from 'zod'
import { type Person, person } from '#plugins/collaboration/room/person.ts'

export interface RoomColleague extends Person {
  /** The path of the field that they are in, in the shared document; null for none. */
  field: string | null
  isActive: boolean
}

// A browser's report about its user: identity, field, and activity.
const presence = z.object({
  user: person,
  field: z.string().nullish(),
  isActive: z.boolean().default(true),
})

type Presence = z.infer<typeof presence>

function othersPresence(awareness: Awareness): Presence[] {
  return [...awareness.getStates()].flatMap(([client, state]) => {
    const parsed = presence.safeParse(state)
    return client !== awareness.clientID && parsed.success ? [parsed.data] : []
  })
}

// People by name, each once however many windows they have open: as active as the most active of these.
function distinct(present: Presence[]): RoomColleague[] {
  const byId = new Map<number, RoomColleague>()
  for (const { user, field, isActive } of present) {
    const known = byId.get(user.id)
    byId.set(user.id, {
      ...user,
      field: (isActive ? field : null) ?? known?.field ?? field ?? null,
      isActive: isActive || (known?.isActive ?? false),
    })
  }
  return [...byId.values()].toSorted((a, b) => a.name.localeCompare(b.name))
}

export function othersIn(awareness: Awareness, me: Person | null): RoomColleague[] {
  return distinct(othersPresence(awareness).filter(({ user }) => user.id !== me?.id))
}

/** Returns the fields that others are in, with their names; the colour is that of the first. */
export function occupiedFields(awareness: Awareness): { field: string; names: string; colour: string }[] {
  const byField = new Map<string, Presence[]>()
  for (const one of othersPresence(awareness)) {
    if (one.field) byField.set(one.field, [...(byField.get(one.field) ?? []), one])
  }
  return [...byField].map(([field, present]) => {
    const people = distinct(present)
    return { field, names: people.map(({ name }) => name).join(', '), colour: people[0]?.colour ?? '' }
  })
}
