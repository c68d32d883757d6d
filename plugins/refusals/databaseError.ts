import { z } from 'zod'

const databaseError = z.object({ code: z.string(), message: z.string(), detail: z.string().optional() })

/** An error of PostgreSQL: its SQLSTATE, and what it says. */
export type DatabaseError = z.infer<typeof databaseError>

/** Returns the error of PostgreSQL that is the cause of an error; null where it is another one. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  if (!(error instanceof Error)) return null
  // An SQLSTATE has five characters; codes of Node.js, such as ECONNREFUSED, are longer.
  const found = databaseError.safeParse(error).data
  return found && /^[0-9A-Z]{5}$/.test(found.code) ? found : databaseErrorOf(error.cause)
}
