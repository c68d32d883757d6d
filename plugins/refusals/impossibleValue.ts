import type { AfterErrorHook } from 'payload'
import { answerRefusal, type DatabaseError, databaseErrorOf, thrownError } from './refusal.answer.ts'

// SQLSTATEs of a value that its column cannot hold, or that refers to a missing row.
const codes: ReadonlySet<string> = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05', '23503'])

/**
 * Answers 400 for values that the database refuses, and names their field: drafts are stored unfinished, without
 * validation before the database, so such a value is an error of the client, and not a fault of the server.
 */
export const answerImpossibleValue: AfterErrorHook = (args) => {
  const message = impossibleValueIn(thrownError(args), args.req.data)
  return message === null ? undefined : answerRefusal(args, { status: 400, code: 'lifecycle.impossibleValue', message })
}

/**
 * Returns what to say about an error for which a value that the database refuses is the reason; null for any other error.
 * @param sent what the client sent; unknown over GraphQL
 */
export function impossibleValueIn(error: unknown, sent: unknown): string | null {
  const refused = databaseErrorOf(error)
  return refused && codes.has(refused.code) ? messageOf(refused, sent) : null
}

/** @param sent the document as the client sent it; unknown over GraphQL */
export function messageOf(refused: DatabaseError, sent: unknown): string {
  const value = refusedValue(refused)
  const field = fieldOf(refused)
  const paths = pathsIn(sent, (found) =>
    value === null ? typeof found === 'string' && hasUnstorableCharacter(found) : String(found) === value,
  )
  // Other fields may have the same value.
  const path = paths.find((names) => field !== null && names.includes(field)) ?? paths[0]
  const name = path?.join('.') ?? field
  const subject = name === null ? 'A value' : `“${name}”`
  if (value === null) return `${subject} has a character that cannot be stored. Nothing was stored.`
  if (refused.code === '23503') return `${subject} names a document that does not exist: ${value}. Nothing was stored.`
  return `${subject} does not fit the type of its field: ${value}. Nothing was stored.`
}

// PostgreSQL quotes the value, or gives it as `Key (show_id)=(999) is not present in table "shows".`
function refusedValue({ code, message, detail = '' }: DatabaseError): string | null {
  if (code === '22021' || code === '22P05') return null
  return /^Key \(.*\)=\((.*)\) is not/.exec(detail)?.[1] ?? /"(.*)"/.exec(message)?.[1] ?? null
}

// The field of the column that PostgreSQL names: `show_id` holds `show`. It names none for most errors.
function fieldOf({ detail = '' }: DatabaseError): string | null {
  const column = /^Key \((\w+?)(?:_id)?\)=/.exec(detail)?.[1]
  return column?.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()) ?? null
}

const hasUnstorableCharacter = (text: string): boolean => /[\0\p{Surrogate}]/u.test(text)

// The paths of the values that are sought inside a value, for example `['contributors', '0', 'author']`.
function pathsIn(value: unknown, isSought: (value: unknown) => boolean, path: readonly string[] = []): string[][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, part]) => pathsIn(part, isSought, [...path, key]))
  }
  return path.length > 0 && isSought(value) ? [[...path]] : []
}
