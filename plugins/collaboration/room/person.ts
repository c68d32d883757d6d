import { z } from 'zod'

/** A user in a room, as all others there see them. */
export const person = z.object({
  id: z.number(),
  name: z.string(),
  /** A CSS color out of `personColors`. */
  colour: z.string(),
})

export type Person = z.infer<typeof person>

/**
 * Colors of people: twelve hues of one brightness, with a contrast of at least 4.5 to white letters on them and to white
 * paper, and of at least 3 to the dark theme.
 */
export const personColors = [
  '#db2a24',
  '#0f76bf',
  '#218432',
  '#8658d5',
  '#bb540f',
  '#0b7e8d',
  '#d4257d',
  '#627b16',
  '#446ade',
  '#996908',
  '#b839c3',
  '#0e825c',
] as const

/** Returns the color of a person, the same in every room. */
export function personColor(id: number): string {
  return personColors[Math.abs(id) % personColors.length] ?? personColors[0]
}
