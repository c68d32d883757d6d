import { sql } from '@payloadcms/db-postgres'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import { forgiveAttempt, requireAttempt } from '../attempts/attempts.service.ts'
import { publicationName } from '../publication.read.ts'
import { isStoredPassword } from './hash.ts'
import { judgePassword } from './judgePassword.ts'

/** Whose password it is: what others know of them makes a bad one. */
export interface Person {
  name?: string | null
  email?: string | null
}

/** Returns why a new password is refused, and what to do; null for a good one. */
export async function passwordProblem(req: PayloadRequest, password: string, person: Person): Promise<string | null> {
  const about = [person.name ?? '', person.email ?? '', await publicationName(req.payload, req)]
  return judgePassword(password, about).problem
}

/** Refuses a password that is easy to find. @throws APIError 400 */
export async function requireGoodPassword(req: PayloadRequest, password: string, person: Person): Promise<void> {
  const problem = await passwordProblem(req, password, person)
  if (problem !== null) throw new APIError(problem, 400, null, true)
}

/**
 * Gives the request's person a new password for the one that they have; their other sessions end.
 * @throws APIError 400 for a wrong or missing old password, 429 after too many; ValidationError for a bad new one
 */
export async function changePassword(req: PayloadRequest, { current, next }: { current: string; next: string }) {
  const { payload, user } = req
  if (!user) throw new Error('The request has no user.')
  await requirePassword(req, current)
  if (current === next) throw new APIError('This is the password that you have. Choose another one.', 400, null, true)
  await requireGoodPassword(req, next, await personOf(req, Number(user.id)))
  await payload.update({
    collection: 'users',
    id: user.id,
    data: { password: next },
    depth: 0,
    overrideAccess: true,
    req,
  })
}

const stored = z.object({ hash: z.string().nullable(), salt: z.string().nullable() })

/**
 * Requires the password of the request's person. Wrong guesses at a screen that was left open count like those of a
 * log-in.
 * @throws APIError 400 for a wrong one, 429 after too many
 */
export async function requirePassword(req: PayloadRequest, password: string): Promise<void> {
  const id = Number(req.user?.id)
  const budget = [{ subject: `old password of ${id}`, limit: 10, minutes: 15 }]
  await requireAttempt(req, budget)
  const [account] = await query(req, sql`SELECT hash, salt FROM public.users WHERE id = ${id}`, stored)
  const { hash, salt } = account ?? { hash: null, salt: null }
  if (hash === null || salt === null)
    throw new APIError('This account has no password. Ask for a link on the log-in screen to set one.', 400, null, true)
  if (!(await isStoredPassword(password, { hash, salt })))
    throw new APIError('This is not the password that you have.', 400, null, true)
  await forgiveAttempt(req, budget)
}

export async function personOf(req: PayloadRequest, id: number): Promise<Person> {
  const { payload } = req
  const select = { name: true, email: true } as const
  return payload.findByID({ collection: 'users', id, select, depth: 0, overrideAccess: true, req })
}
