import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** What the real-time server keeps. A schema of its own, which Payload never compares with the collections. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
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
      at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX projections_guid ON collaboration.projections (guid, id);

    -- Writes to the draft by others than the real-time server, which the shared document has yet to take in.
    CREATE TABLE collaboration.writes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      guid text NOT NULL REFERENCES collaboration.documents ON DELETE CASCADE,
      mode text NOT NULL,
      fields jsonb NOT NULL
    );
    CREATE INDEX writes_guid ON collaboration.writes (guid, id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP SCHEMA collaboration CASCADE;`)
}
