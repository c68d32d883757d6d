import type { AfterErrorHook } from 'payload'
import { z } from 'zod'

const databaseError = z.object({ code: z.string(), message: z.string(), detail: z.string().optional() })

/** An error of PostgreSQL: its SQLSTATE, and what it says. */
export type DatabaseError = z.infer<typeof databaseError>

type HookArgs = Parameters<AfterErrorHook>[0]

export interface Refusal {
  status: number
  /** Names the refusal for programs, for example "query.tooLong". */
  code: string
  message: string
}

/** Returns the error that was thrown; GraphQL wraps it. */
export function thrownError({ error }: Pick<HookArgs, 'error'>): unknown {
  return 'originalError' in error ? error.originalError : error
}

/** Answers a refusal in the form of the door it came in through: REST has a status, GraphQL extensions of the error. */
export function answerRefusal({ graphqlResult }: Pick<HookArgs, 'graphqlResult'>, { status, code, message }: Refusal) {
  const name = 'APIError'
  if (!graphqlResult) return { status, response: { errors: [{ message, name, data: { code } }] } }
  const extensions = { ...graphqlResult.extensions, name, statusCode: status, data: { code } }
  return { graphqlResult: { ...graphqlResult, message, extensions } }
}

/** Returns the error of PostgreSQL that is the cause of an error; null where it is another one. */
export function databaseErrorOf(error: unknown): DatabaseError | null {
  if (!(error instanceof Error)) return null
  // An SQLSTATE has five characters; codes of Node.js, such as ECONNREFUSED, are longer.
  const found = databaseError.safeParse(error).data
  return found && /^[0-9A-Z]{5}$/.test(found.code) ? found : databaseErrorOf(error.cause)
}
