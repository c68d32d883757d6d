import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Adds to updates of shared documents whose they are, as a list of `{id, name}`. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute("ALTER TABLE collaboration.updates ADD COLUMN writers jsonb NOT NULL DEFAULT '[]'")
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('ALTER TABLE collaboration.updates DROP COLUMN writers')
}
