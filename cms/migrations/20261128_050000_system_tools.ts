import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Creates the tables of the system tools: purges that wait, the last mails, the rebuild of the search index, processes. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE SCHEMA operating;

    -- Purges that a reader site did not take yet.
    CREATE TABLE operating.purges (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      site text NOT NULL,
      tags text[] NOT NULL,
      since timestamptz NOT NULL DEFAULT now(),
      attempts integer NOT NULL DEFAULT 0,
      -- Why the last attempt failed.
      error text,
      next_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX purges_due ON operating.purges (next_at);

    -- The newest mail of the newsroom itself that was sent, and the newest that was not. No addresses.
    CREATE TABLE operating.mails (
      outcome text PRIMARY KEY CHECK (outcome IN ('sent', 'failed')),
      at timestamptz NOT NULL,
      -- Why it was not sent.
      reason text
    );

    -- One row: the newest rebuild of the search index.
    CREATE TABLE operating.rebuild (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      began_at timestamptz NOT NULL,
      began_by text NOT NULL,
      -- What is done: the kinds before this one, and of this one the ids from this one on.
      kind text NOT NULL,
      below integer NOT NULL,
      done integer NOT NULL DEFAULT 0,
      total integer NOT NULL,
      -- Until then it belongs to the process that works on it.
      held_until timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz,
      error text
    );

    -- Back offices that run, and what they say of themselves.
    CREATE TABLE operating.processes (
      id uuid PRIMARY KEY,
      name text NOT NULL,
      figures jsonb NOT NULL,
      seen_at timestamptz NOT NULL
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP SCHEMA operating CASCADE')
}
