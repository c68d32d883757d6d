import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Keeps since when places of the home page have fewer clicks than half of their usual ones. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE numbers.low_places (
      -- As events of clicks name it: "homepage-slot 2 1".
      place text PRIMARY KEY,
      since timestamptz NOT NULL
    );
  `)
}

/** Alerts about places start over. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP TABLE numbers.low_places')
}
