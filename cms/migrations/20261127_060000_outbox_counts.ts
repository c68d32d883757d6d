import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Counts the rows of a send by their state without reading those of all others: each open screen asks every few seconds. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute('CREATE INDEX outbox_counts ON sending.outbox (send_id, state)')
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP INDEX sending.outbox_counts')
}
