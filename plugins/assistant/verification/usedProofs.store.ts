import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { nothing, query } from '#database/sql.ts'

/**
 * Records that a proof was used. What can no longer be used anyway is forgotten.
 * @param proof what identifies it, however it was written
 * @param expiresAt until when it would hold
 * @returns whether it was not used before
 */
export async function claimProof(payload: Payload, proof: string, expiresAt: Date, now: Date): Promise<boolean> {
  const hash = createHash('sha256').update(proof).digest('hex')
  const [first] = await query(
    { payload },
    sql`INSERT INTO assistant.used_proofs (hash, expires_at)
        VALUES (decode(${hash}, 'hex'), ${expiresAt.toISOString()})
        ON CONFLICT (hash) DO NOTHING RETURNING encode(hash, 'hex') AS hash`,
    z.object({ hash: z.string() }),
  )
  await query({ payload }, sql`DELETE FROM assistant.used_proofs WHERE expires_at < ${now.toISOString()}`, nothing)
  return first !== undefined
}
