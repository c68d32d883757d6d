import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Creates the outbox of newsletters: sends, one row for each reader and issue, the workers that hold rows, bounces. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE SCHEMA sending;

    CREATE TABLE sending.sends (
      id serial PRIMARY KEY,
      issue_id integer NOT NULL REFERENCES public.newsletters (id) ON DELETE CASCADE,
      -- The version of the issue that is sent; its mail is kept here, so that every reader gets the same.
      version_id integer NOT NULL,
      list_name text NOT NULL,
      subject text NOT NULL DEFAULT '',
      html text NOT NULL DEFAULT '',
      body text NOT NULL DEFAULT '',
      -- preparing: asked for by a publication, not rendered yet.
      state text NOT NULL CHECK (state IN ('preparing', 'sending', 'paused', 'cancelled', 'finished')),
      -- Why it is paused, or what delays it.
      problem text,
      audience integer NOT NULL DEFAULT 0,
      asked_by integer REFERENCES public.users (id) ON DELETE SET NULL,
      asked_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    );
    CREATE UNIQUE INDEX sends_one_at_a_time ON sending.sends (issue_id) WHERE state IN ('preparing', 'sending', 'paused');
    CREATE INDEX sends_issue ON sending.sends (issue_id);

    CREATE TABLE sending.outbox (
      id bigserial PRIMARY KEY,
      send_id integer NOT NULL REFERENCES sending.sends (id) ON DELETE CASCADE,
      issue_id integer NOT NULL,
      subscription_id integer NOT NULL,
      -- Null once the data of the reader was deleted.
      email text,
      -- SHA-256 of the address: an issue goes to an address once, also after its subscription was deleted and made again.
      reader bytea NOT NULL,
      state text NOT NULL DEFAULT 'prepared'
        CHECK (state IN ('prepared', 'handed', 'accepted', 'refused', 'unknown', 'skipped')),
      -- The worker that holds the row, or that handed it over.
      worker uuid,
      attempts smallint NOT NULL DEFAULT 0,
      due_at timestamptz NOT NULL DEFAULT now(),
      -- The words of the mail server, or why the outcome is unknown.
      response text,
      changed_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (issue_id, reader)
    );
    CREATE INDEX outbox_open ON sending.outbox (send_id, id) WHERE state IN ('prepared', 'handed');
    CREATE INDEX outbox_held ON sending.outbox (worker) WHERE state IN ('prepared', 'handed') AND worker IS NOT NULL;
    CREATE INDEX outbox_listed ON sending.outbox (issue_id, state, id) WHERE state IN ('unknown', 'refused');
    CREATE INDEX outbox_recent ON sending.outbox (send_id, changed_at) WHERE state = 'accepted';
    CREATE INDEX outbox_subscription ON sending.outbox (subscription_id);

    CREATE TABLE sending.workers (
      id uuid PRIMARY KEY,
      alive_until timestamptz NOT NULL
    );

    -- One row: the pace of all sends together.
    CREATE TABLE sending.pace (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      next_at timestamptz NOT NULL DEFAULT now(),
      day date NOT NULL DEFAULT (now() AT TIME ZONE 'UTC')::date,
      day_count integer NOT NULL DEFAULT 0
    );
    INSERT INTO sending.pace DEFAULT VALUES;

    CREATE TABLE sending.bounces (
      id bigserial PRIMARY KEY,
      -- Names the report, so that a report that arrives twice counts once.
      source text NOT NULL UNIQUE,
      email text NOT NULL,
      issue_id integer,
      kind text NOT NULL CHECK (kind IN ('hard', 'soft', 'complaint')),
      detail text NOT NULL,
      reported_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX bounces_email ON sending.bounces (email);
    CREATE INDEX bounces_issue ON sending.bounces (issue_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP SCHEMA sending CASCADE')
}
