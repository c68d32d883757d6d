import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { isFromEarlierHistory } from '#cms/migrationHistory.ts'

/**
 * Creates the tables of the real-time server: shared documents, leases, visits, kept versions. They have a schema of their
 * own, which Payload never compares with the collections.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await isFromEarlierHistory(db)) return
  await db.execute(`
    CREATE SCHEMA collaboration;

    -- A shared document: its state as of the newest projection. Without a state it has a name and waits for its first reader.
    CREATE TABLE collaboration.documents (
      guid text PRIMARY KEY,
      generation text NOT NULL,
      state bytea,
      updated_at timestamptz NOT NULL DEFAULT now()
    );

    -- What was written since then. Whatever is here is not in the draft yet.
    CREATE TABLE collaboration.updates (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      guid text NOT NULL REFERENCES collaboration.documents ON DELETE CASCADE,
      data bytea NOT NULL
    );
    CREATE INDEX updates_guid ON collaboration.updates (guid, id);

    -- States that a draft was written from: somebody may have read that draft, and write it back changed.
    CREATE TABLE collaboration.projections (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      guid text NOT NULL REFERENCES collaboration.documents ON DELETE CASCADE,
      state bytea NOT NULL,
      at timestamptz NOT NULL DEFAULT now(),
      -- When the drafts were written that say this state: the revisions that clients name.
      revisions text[] NOT NULL DEFAULT '{}'
    );
    CREATE INDEX projections_guid ON collaboration.projections (guid, id);

    -- Writes to the draft by others than the real-time server, which the shared document has yet to take in.
    CREATE TABLE collaboration.writes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      guid text NOT NULL REFERENCES collaboration.documents ON DELETE CASCADE,
      mode text NOT NULL,
      fields jsonb NOT NULL,
      -- The projection that a write is an edit of; none: the newest one.
      base bigint,
      is_base_known boolean NOT NULL DEFAULT false
    );
    CREATE INDEX writes_guid ON collaboration.writes (guid, id);

    -- Somebody has a document for themselves. Times are milliseconds since 1970 of this database's clock.
    CREATE TABLE collaboration.locks (
      guid text PRIMARY KEY REFERENCES collaboration.documents ON DELETE CASCADE,
      holder integer NOT NULL,
      taken_at double precision NOT NULL,
      expires_at double precision NOT NULL
    );

    -- Who has which document open, on which server: what a server that died left here is old after half a minute.
    CREATE TABLE collaboration.visits (
      id text PRIMARY KEY,
      server text NOT NULL,
      guid text NOT NULL REFERENCES collaboration.documents ON DELETE CASCADE,
      person integer NOT NULL,
      client text,
      tab text,
      is_writing boolean NOT NULL DEFAULT true,
      field text,
      is_active boolean NOT NULL DEFAULT true,
      came_at timestamptz NOT NULL DEFAULT clock_timestamp(),
      seen_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX visits_guid ON collaboration.visits (guid);
    CREATE INDEX visits_server ON collaboration.visits (server);

    -- Versions that were given a name, so that people find them.
    CREATE TABLE collaboration.kept_versions (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      guid text NOT NULL REFERENCES collaboration.documents ON DELETE CASCADE,
      version integer NOT NULL,
      name text NOT NULL,
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX kept_versions_guid ON collaboration.kept_versions (guid);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP SCHEMA collaboration CASCADE;`)
}
