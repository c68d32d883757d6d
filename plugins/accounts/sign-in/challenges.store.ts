import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { nothing, type Queryable, query } from '#database/sql.ts'
import { hashOfSecret, newSecret } from '../secret.ts'

/** What a challenge is for; one of another purpose does not open it. */
export type ChallengePurpose =
  | 'second-factor'
  | 'set-up-factor'
  | 'passkey-sign-in'
  | 'passkey-registration'
  | 'totp-setup'
  | 'prove-again'
  | 'email-verification'
  | 'password-reset'
  | 'single-sign-on'
  | 'log-out-token'

export interface Challenge {
  hash: string
  userId: number | null
  data: unknown
}

const row = z
  .object({ hash: z.string(), user_id: z.number().nullable(), data: z.unknown() })
  .transform(({ hash, user_id, data }): Challenge => ({ hash, userId: user_id, data }))

// Attempts at one challenge: six digits are not found within five guesses.
const attemptsPerChallenge = 5

/**
 * Begins something that a browser has to finish, such as the second step of a log-in.
 * @param lifetime in milliseconds
 * @returns the secret by which the browser finishes it; only its hash is stored
 */
export async function beginChallenge(
  req: Queryable,
  {
    purpose,
    userId,
    data = {},
    lifetime,
  }: { purpose: ChallengePurpose; userId: number | null; data?: object; lifetime: number },
): Promise<string> {
  const secret = newSecret()
  await query(
    req,
    sql`INSERT INTO accounts.challenges (hash, purpose, user_id, data, expires_at)
        VALUES (${hashOfSecret(secret)}, ${purpose}, ${userId}, ${JSON.stringify(data)}::jsonb,
                now() + ${`${lifetime} milliseconds`}::interval)`,
    nothing,
  )
  await query(req, sql`DELETE FROM accounts.challenges WHERE expires_at < now()`, nothing)
  return secret
}

/** Returns a challenge for one attempt at it; null when it is unknown, over, for something else, or was attempted too often. */
export async function attemptChallenge(
  req: Queryable,
  secret: string,
  purpose: ChallengePurpose,
): Promise<Challenge | null> {
  const [challenge] = await query(
    req,
    sql`UPDATE accounts.challenges SET attempts = attempts + 1
        WHERE hash = ${hashOfSecret(secret)} AND purpose = ${purpose} AND expires_at > now()
          AND attempts < ${attemptsPerChallenge}
        RETURNING hash, user_id, data`,
    row,
  )
  return challenge ?? null
}

/** Returns a challenge without an attempt at it; null when it is unknown, over, or for something else. */
export async function readChallenge(
  req: Queryable,
  secret: string,
  purpose: ChallengePurpose,
): Promise<Challenge | null> {
  const [challenge] = await query(
    req,
    sql`SELECT hash, user_id, data FROM accounts.challenges
        WHERE hash = ${hashOfSecret(secret)} AND purpose = ${purpose} AND expires_at > now()
          AND attempts < ${attemptsPerChallenge}`,
    row,
  )
  return challenge ?? null
}

/** Takes a challenge: of two that finish it at once, one gets it. @returns null when it is unknown, over or taken */
export async function takeChallenge(
  req: Queryable,
  secret: string,
  purpose: ChallengePurpose,
): Promise<Challenge | null> {
  const [challenge] = await query(
    req,
    sql`DELETE FROM accounts.challenges
        WHERE hash = ${hashOfSecret(secret)} AND purpose = ${purpose} AND expires_at > now()
        RETURNING hash, user_id, data`,
    row,
  )
  return challenge ?? null
}

/** Takes something that counts once within a lifetime in milliseconds. @returns whether it is the first time */
export async function takeOnce(
  req: Queryable,
  { purpose, key, lifetime }: { purpose: ChallengePurpose; key: string; lifetime: number },
): Promise<boolean> {
  const taken = await query(
    req,
    sql`INSERT INTO accounts.challenges (hash, purpose, expires_at)
        VALUES (${hashOfSecret(`${purpose} ${key}`)}, ${purpose}, now() + ${`${lifetime} milliseconds`}::interval)
        ON CONFLICT DO NOTHING RETURNING hash`,
    nothing,
  )
  return taken.length > 0
}

/** Ends what a person has begun for a purpose, so that of several links the newest counts. */
export async function endChallenges(req: Queryable, userId: number, purpose: ChallengePurpose): Promise<void> {
  await query(req, sql`DELETE FROM accounts.challenges WHERE user_id = ${userId} AND purpose = ${purpose}`, nothing)
}
