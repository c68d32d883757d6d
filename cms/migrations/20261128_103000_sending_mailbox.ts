import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Keeps when the mailbox to which bounces return was visited, and how that went. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE sending.mailbox (
      -- There is one mailbox.
      id smallint PRIMARY KEY CHECK (id = 1),
      visited_at timestamptz NOT NULL,
      read_at timestamptz,
      problem text
    );
  `)
}

/** The next visit is then due at once. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP TABLE sending.mailbox')
}
