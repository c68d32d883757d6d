import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the schema `numbers`: how often readers did what, by the minute, the hour and the day. No row is about a single
 * reader. Hours and days are partitioned by month, so that old hours are dropped as a whole.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE SCHEMA numbers;

    -- Batches of sums that are stored already: each counts once.
    CREATE TABLE numbers.batches (
      id text PRIMARY KEY,
      stored_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX batches_oldest ON numbers.batches (stored_at);

    -- Views of the last hours. 0 is a page without a post.
    CREATE TABLE numbers.minutes (
      minute timestamptz NOT NULL,
      post integer NOT NULL,
      times bigint NOT NULL,
      PRIMARY KEY (minute, post)
    ) WITH (fillfactor = 70);

    CREATE TABLE numbers.hours (
      hour timestamptz NOT NULL,
      -- The name of the event (contract/readerEvents.schema.ts), or 'page_view'.
      name text NOT NULL,
      -- 0: about no post.
      post integer NOT NULL,
      -- What distinguishes events of one name: where a reader came from, a percentage.
      detail text NOT NULL,
      times bigint NOT NULL,
      PRIMARY KEY (name, hour, post, detail)
    ) PARTITION BY RANGE (hour);
    CREATE INDEX hours_post ON numbers.hours (post, hour) WHERE post > 0;

    -- Days of the publication's time zone.
    CREATE TABLE numbers.days (
      day date NOT NULL,
      name text NOT NULL,
      post integer NOT NULL,
      detail text NOT NULL,
      times bigint NOT NULL,
      PRIMARY KEY (name, day, post, detail)
    ) PARTITION BY RANGE (day);
    CREATE INDEX days_post ON numbers.days (post, day) WHERE post > 0;

    -- Makes the partition of the month of a day (UTC) where there is none.
    CREATE FUNCTION numbers.open_month(parent text, day date) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      first date := date_trunc('month', day)::date;
      part text := parent || '_' || to_char(day, 'YYYY_MM');
    BEGIN
      IF to_regclass('numbers.' || part) IS NOT NULL THEN RETURN; END IF;
      PERFORM pg_advisory_xact_lock(7267);
      IF to_regclass('numbers.' || part) IS NOT NULL THEN RETURN; END IF;
      EXECUTE format(
        'CREATE TABLE numbers.%I PARTITION OF numbers.%I FOR VALUES FROM (%L) TO (%L) WITH (fillfactor = 70)',
        part, parent,
        CASE parent WHEN 'hours' THEN first || ' 00:00:00+00' ELSE first::text END,
        CASE parent WHEN 'hours' THEN (first + interval '1 month')::date || ' 00:00:00+00'
          ELSE (first + interval '1 month')::date::text END
      );
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP SCHEMA numbers CASCADE;`)
}
