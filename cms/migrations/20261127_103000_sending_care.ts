import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Marks sends that were written to a folder; keeps the posts that an issue was sent with, counts of clicks and openings, and
 * the domains that ask to wait.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE sending.sends ADD COLUMN is_written boolean NOT NULL DEFAULT false;
    -- The posts of the blocks that filled themselves, by the id of the block: the page of the issue shows the same.
    ALTER TABLE sending.sends ADD COLUMN posts jsonb NOT NULL DEFAULT '{}';
    -- The addresses that the links of the mail lead to where clicks are counted, by their places.
    ALTER TABLE sending.sends ADD COLUMN links jsonb NOT NULL DEFAULT '[]';
    ALTER TABLE sending.sends ADD COLUMN counts_opens boolean NOT NULL DEFAULT false;

    -- Clicks by the place of the link, and openings at -1. Nothing says who they were.
    CREATE TABLE sending.mail_counts (
      send_id integer NOT NULL REFERENCES sending.sends (id) ON DELETE CASCADE,
      link smallint NOT NULL,
      count integer NOT NULL,
      PRIMARY KEY (send_id, link)
    );

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
    DROP TABLE sending.mail_counts;
    ALTER TABLE sending.sends DROP COLUMN counts_opens;
    ALTER TABLE sending.sends DROP COLUMN links;
    ALTER TABLE sending.sends DROP COLUMN posts;
    ALTER TABLE sending.sends DROP COLUMN is_written;
  `)
}
