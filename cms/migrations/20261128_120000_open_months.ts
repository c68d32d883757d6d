import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

const openMonth = (create: string): string => `
  -- Makes the partition of the month of a day (UTC) where there is none.
  CREATE OR REPLACE FUNCTION numbers.open_month(parent text, day date) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    first date := date_trunc('month', day)::date;
    part text := parent || '_' || to_char(day, 'YYYY_MM');
  BEGIN
    IF to_regclass('numbers.' || part) IS NOT NULL THEN RETURN; END IF;
    PERFORM pg_advisory_xact_lock(7267);
    EXECUTE format(
      '${create} numbers.%I PARTITION OF numbers.%I FOR VALUES FROM (%L) TO (%L) WITH (fillfactor = 70)',
      part, parent,
      CASE parent WHEN 'hours' THEN first || ' 00:00:00+00' ELSE first::text END,
      CASE parent WHEN 'hours' THEN (first + interval '1 month')::date || ' 00:00:00+00'
        ELSE (first + interval '1 month')::date::text END
    );
  END $$;
`

/**
 * Lets several calls open a month at the same time. `to_regclass` reads a cache of the session that a wait for the lock does
 * not renew; CREATE TABLE IF NOT EXISTS does.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(openMonth('CREATE TABLE IF NOT EXISTS'))
}

/** Of calls that open a month at the same time, one succeeds. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(openMonth('CREATE TABLE'))
}
