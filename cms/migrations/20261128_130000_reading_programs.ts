import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Keeps the sums of the last day by the program that read, with whether they count, so that a program can be left out or
 * counted afterwards. Partitioned by day, to be dropped as a whole. Keeps what of 30 days is over as one sum.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    -- What the newsroom has decided of programs. NULL: a decision was taken back; the site's verdict counts, as of all others.
    CREATE TABLE numbers.programs (
      program text PRIMARY KEY,
      is_reader boolean,
      decided_at timestamptz NOT NULL DEFAULT now()
    );

    -- Views of pages by program.
    CREATE TABLE numbers.program_hours (
      hour timestamptz NOT NULL,
      program text NOT NULL,
      is_bot boolean NOT NULL,
      times bigint NOT NULL,
      PRIMARY KEY (hour, program, is_bot)
    );

    -- All sums as they came, and whether they are in minutes, hours and days.
    CREATE TABLE numbers.recent (
      minute timestamptz NOT NULL,
      program text NOT NULL,
      is_bot boolean NOT NULL,
      is_counted boolean NOT NULL,
      name text NOT NULL,
      post integer NOT NULL,
      detail text NOT NULL,
      times bigint NOT NULL
    ) PARTITION BY RANGE (minute);

    -- The sums of the days that ended, of the last 30 with today, and which days these are: what the screen adds to today.
    CREATE TABLE numbers.ended_days (
      name text NOT NULL,
      post integer NOT NULL,
      detail text NOT NULL,
      times bigint NOT NULL,
      PRIMARY KEY (name, post, detail)
    );
    CREATE TABLE numbers.ended_span (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      first_day date NOT NULL,
      last_day date NOT NULL
    );

    CREATE FUNCTION numbers.add_up_days(first date, last date) RETURNS void LANGUAGE sql AS $$
      DELETE FROM numbers.ended_days;
      INSERT INTO numbers.ended_days (name, post, detail, times)
        SELECT name, post, detail, sum(times) FROM numbers.days
          WHERE day BETWEEN first AND last AND name NOT IN ('came_from', 'read_on') GROUP BY 1, 2, 3;
      INSERT INTO numbers.ended_span (first_day, last_day) VALUES (first, last)
        ON CONFLICT (is_only) DO UPDATE SET first_day = excluded.first_day, last_day = excluded.last_day;
    $$;

    CREATE FUNCTION numbers.open_day(day date) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE
      part text := 'recent_' || to_char(day, 'YYYY_MM_DD');
    BEGIN
      IF to_regclass('numbers.' || part) IS NOT NULL THEN RETURN; END IF;
      PERFORM pg_advisory_xact_lock(7267);
      EXECUTE format(
        'CREATE TABLE IF NOT EXISTS numbers.%I PARTITION OF numbers.recent FOR VALUES FROM (%L) TO (%L)',
        part, day || ' 00:00:00+00', day + 1 || ' 00:00:00+00'
      );
    END $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP FUNCTION numbers.open_day;
    DROP FUNCTION numbers.add_up_days;
    DROP TABLE numbers.ended_span;
    DROP TABLE numbers.ended_days;
    DROP TABLE numbers.recent;
    DROP TABLE numbers.program_hours;
    DROP TABLE numbers.programs;
  `)
}
