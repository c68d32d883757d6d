import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the table of the launches of front pages: who launched what when, and the page as readers got it. Bodies stay
 * in Payload's versions. Launches of before are known without a person or a page.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE SCHEMA curating;

    CREATE TABLE curating.launches (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      front_id integer NOT NULL REFERENCES public.fronts (id) ON DELETE CASCADE,
      -- Of Payload's versions, which clears old ones away.
      version_id integer NOT NULL,
      launched_at timestamptz(3) NOT NULL,
      action text NOT NULL CHECK (action IN ('publish', 'part', 'revert', 'fire')),
      user_id integer REFERENCES public.users (id) ON DELETE SET NULL,
      -- Rows and slots, with the story in each and the reason.
      outline jsonb,
      -- Headlines of the pinned posts, by their ids.
      headlines jsonb NOT NULL DEFAULT '{}',
      -- The page of the reader API.
      page jsonb
    );

    CREATE INDEX launches_newest ON curating.launches (front_id, id DESC);

    INSERT INTO curating.launches (front_id, version_id, launched_at, action)
      SELECT v.parent_id, v.id, coalesce(v.version_updated_at, v.updated_at), 'publish'
      FROM public._fronts_v v
      WHERE v.version__status = 'published' AND v.parent_id IS NOT NULL
      ORDER BY v.id;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP SCHEMA curating CASCADE;')
}
