import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Which saved state of a shared document a client has read, and which one its write is an edit of. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    -- When the drafts were written that say this state: the revisions that clients name.
    ALTER TABLE collaboration.projections ADD COLUMN revisions text[] NOT NULL DEFAULT '{}';
    -- The projection that a write is an edit of; none: the newest one.
    ALTER TABLE collaboration.writes ADD COLUMN base bigint;
    ALTER TABLE collaboration.writes ADD COLUMN is_base_known boolean NOT NULL DEFAULT false;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE collaboration.writes DROP COLUMN is_base_known, DROP COLUMN base;
    ALTER TABLE collaboration.projections DROP COLUMN revisions;
  `)
}
