import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Moves the views of posts and the actions of readers, which were collections, into the schema `numbers`, and drops their
 * tables. Where readers came from is not known of them: 'other'.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    SELECT numbers.open_month('hours', month::date) FROM (
      SELECT DISTINCT date_trunc('month', hour AT TIME ZONE 'UTC') AS month FROM public.post_views
      WHERE hour >= date_trunc('month', now() - interval '90 days')
    ) AS months;
    INSERT INTO numbers.hours (hour, name, post, detail, times)
      SELECT date_trunc('hour', hour), 'view', post::int, 'other', sum(views)::bigint FROM public.post_views
      WHERE hour >= date_trunc('month', now() - interval '90 days')
      GROUP BY 1, 2, 3, 4;
    INSERT INTO numbers.hours (hour, name, post, detail, times)
      SELECT hour, 'page_view', 0, 'article', sum(times) FROM numbers.hours GROUP BY hour;

    CREATE TEMPORARY TABLE moved ON COMMIT DROP AS
      SELECT (hour AT TIME ZONE coalesce((SELECT time_zone FROM public.settings LIMIT 1), 'America/Los_Angeles'))::date
               AS day, 'view' AS name, post::int AS post, 'other' AS detail, sum(views)::bigint AS times
        FROM public.post_views GROUP BY 1, 2, 3, 4
      UNION ALL
      SELECT day::date, action, 0, category, sum(times)::bigint FROM public.reader_events
        WHERE day ~ '^\\d{4}-\\d{2}-\\d{2}$' GROUP BY 1, 2, 3, 4;
    SELECT numbers.open_month('days', month::date) FROM (SELECT DISTINCT date_trunc('month', day) AS month FROM moved) AS months;
    INSERT INTO numbers.days (day, name, post, detail, times)
      SELECT day, name, post, detail, times FROM moved
      UNION ALL SELECT day, 'page_view', 0, 'article', sum(times) FROM moved WHERE name = 'view' GROUP BY day;

    DROP TABLE public.post_views;
    DROP TABLE public.reader_events;
  `)
}

/** Makes the tables again with the views by the hour and the actions by the day, as far as they are kept. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE public.post_views (
      id serial PRIMARY KEY,
      post numeric NOT NULL,
      hour timestamp(3) with time zone NOT NULL,
      views numeric NOT NULL
    );
    CREATE INDEX post_views_hour_idx ON public.post_views (hour);
    CREATE UNIQUE INDEX post_hour_idx ON public.post_views (post, hour);
    CREATE TABLE public.reader_events (
      id serial PRIMARY KEY,
      day varchar NOT NULL,
      action varchar NOT NULL,
      category varchar NOT NULL,
      times numeric NOT NULL
    );
    CREATE UNIQUE INDEX day_action_category_idx ON public.reader_events (day, action, category);
    INSERT INTO public.post_views (post, hour, views)
      SELECT post, hour, sum(times) FROM numbers.hours WHERE name = 'view' AND post > 0 GROUP BY post, hour;
    INSERT INTO public.reader_events (day, action, category, times)
      SELECT day::text, name, coalesce(nullif(detail, ''), 'podcast'), sum(times) FROM numbers.days
      WHERE name IN ('newsletter_signup', 'impression') OR name LIKE 'podcast%' GROUP BY 1, 2, 3;
  `)
}
