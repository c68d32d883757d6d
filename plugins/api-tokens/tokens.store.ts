import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { isPermission, type Permission } from '#collections/permissions/permissionNames.ts'
import { nothing, type Queryable, query } from '#database/sql.ts'

const storedToken = z.object({
  id: z.number(),
  name: z.string(),
  owner: z.number().nullish(),
  // A name that was retired grants nothing.
  permissions: z.array(z.string()).transform((names): Permission[] => names.filter(isPermission)),
  networks: z
    .array(z.string())
    .nullish()
    .transform((networks) => networks ?? []),
  perMinute: z.number().nullish(),
  expiresAt: z.coerce.date(),
  revokedAt: z.string().nullish(),
  lastUsedAt: z.coerce.date().nullish(),
})

export type StoredToken = z.output<typeof storedToken>

/** Reads a token by what is stored of its secret; null where there is none. */
export async function findToken({ db }: Pick<Payload, 'db'>, secretHash: string): Promise<StoredToken | null> {
  const where = { secretHash: { equals: secretHash } }
  const found = await db.findOne({ collection: 'api-tokens', where })
  return found ? storedToken.parse(found) : null
}

/** Reads a token by its id, for whom the rules let read it; null for all others. */
export async function readableToken(req: PayloadRequest, id: number): Promise<StoredToken | null> {
  const found = await req.payload.findByID({
    collection: 'api-tokens',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  return found ? storedToken.parse(found) : null
}

/** Notes when and from where a token was used, at most once a minute whatever the number of processes. */
export async function touchToken(on: Queryable, id: number, from: string | null): Promise<void> {
  await query(
    on,
    sql`UPDATE api_tokens SET last_used_at = now(), last_used_from = ${from}
        WHERE id = ${id} AND (last_used_at IS NULL OR last_used_at < now() - interval '1 minute')`,
    nothing,
  )
}

/** Ends all tokens of an account that are not revoked yet. */
export async function revokeTokensOf(on: Queryable, ownerId: number, by: string | null): Promise<void> {
  await query(
    on,
    sql`UPDATE api_tokens SET revoked_at = now(), revoked_by = ${by}, updated_at = now()
        WHERE owner_id = ${ownerId} AND revoked_at IS NULL`,
    nothing,
  )
}
