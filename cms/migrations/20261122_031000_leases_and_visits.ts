import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Who holds which document, who is where, and what was kept. Beside the shared documents, which Payload never compares. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
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
  await db.execute(`
    DROP TABLE collaboration.kept_versions;
    DROP TABLE collaboration.visits;
    DROP TABLE collaboration.locks;
  `)
}
