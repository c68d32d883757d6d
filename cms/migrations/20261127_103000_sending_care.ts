import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Tells sends that were written to a folder from those that reached readers, and keeps the domains that ask to wait and the posts that an issue was sent with. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE sending.sends ADD COLUMN is_written boolean NOT NULL DEFAULT false;
    -- The posts of the blocks that filled themselves, by the id of the block: the page of the issue shows the same.
    ALTER TABLE sending.sends ADD COLUMN posts jsonb NOT NULL DEFAULT '{}';

    -- Null with the address, once the data of the reader was deleted.
    ALTER TABLE sending.outbox ADD COLUMN domain text GENERATED ALWAYS AS (lower(split_part(email, '@', -1))) STORED;

    -- Receiving domains that asked for fewer mails, until when, and how often in a row.
    CREATE TABLE sending.slow_domains (
      domain text PRIMARY KEY,
      resume_at timestamptz NOT NULL,
      pauses smallint NOT NULL DEFAULT 1,
      response text NOT NULL
    );
  `)
}

/** Domains are then no longer spared, and a send to the folder counts as one to readers. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TABLE sending.slow_domains;
    ALTER TABLE sending.outbox DROP COLUMN domain;
    ALTER TABLE sending.sends DROP COLUMN posts;
    ALTER TABLE sending.sends DROP COLUMN is_written;
  `)
}
