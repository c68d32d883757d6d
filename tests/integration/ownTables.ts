import type { MigrateUpArgs } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { up as makeCollaboration } from '#cms/migrations/20261123_001300_collaboration.ts'
import { up as makeComments } from '#cms/migrations/20261123_001400_comments.ts'
import { up as makeSearch } from '#cms/migrations/20261123_161500_search.ts'

/**
 * Creates the tables that belong to no collection: shared documents, leases, visits, comments, the search index. By the migrations
 * themselves: what tests push is made from the collections, which do not know them.
 */
export async function makeTablesIn(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  if (!isMigratable(drizzle)) throw new Error('This database cannot be migrated')
  const req = await createLocalReq({}, payload)
  for (const makeTables of [makeCollaboration, makeComments, makeSearch])
    await makeTables({ db: drizzle, payload, req })
}

const isMigratable = (database: object): database is MigrateUpArgs['db'] => 'execute' in database
