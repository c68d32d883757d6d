import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { up as makeDocuments } from '#cms/migrations/20261121_204500_collaboration.ts'
import { up as makeLeases } from '#cms/migrations/20261122_031000_leases_and_visits.ts'
import { up as makeComments } from '#cms/migrations/20261122_031200_comments.ts'
import { up as makeRevisions } from '#cms/migrations/20261122_165000_revisions.ts'

/**
 * The tables that belong to no collection: shared documents, leases, visits, comments. By the migrations themselves: what
 * tests push is made from the collections, which do not know them.
 */
export async function makeTablesIn(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  if (!isMigratable(drizzle)) throw new Error('This database cannot be migrated')
  const req = await createLocalReq({}, payload)
  for (const makeTables of [makeDocuments, makeLeases, makeComments, makeRevisions])
    await makeTables({ db: drizzle, payload, req })
}

const isMigratable = (database: object): database is MigrateUpArgs['db'] => 'execute' in database
