import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Makes stories found by the names of their authors, which count less than headline and dek, and more than the text. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE search.documents ADD COLUMN byline text NOT NULL DEFAULT '';
    ALTER TABLE search.documents ALTER byline SET STORAGE MAIN;

    CREATE FUNCTION search.vector(config text, title text, dek text, byline text, body text)
    RETURNS tsvector LANGUAGE sql STABLE AS $$
      SELECT setweight(to_tsvector(config::regconfig, title), 'A') || setweight(to_tsvector(config::regconfig, dek), 'B')
        || setweight(to_tsvector(config::regconfig, byline), 'C') || setweight(to_tsvector(config::regconfig, body), 'D')
    $$;
    DROP FUNCTION search.vector(text, text, text, text);

    CREATE FUNCTION search.byline(authors integer[]) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT coalesce(string_agg(name, ' ' ORDER BY array_position($1, id)), '') FROM public.authors WHERE id = ANY ($1)
    $$;

    UPDATE search.documents SET byline = search.byline(authors),
      vector = search.vector(config, title, dek, search.byline(authors), body)
    WHERE authors <> '{}' AND NOT is_name;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    CREATE FUNCTION search.vector(config text, title text, dek text, body text) RETURNS tsvector LANGUAGE sql STABLE AS $$
      SELECT setweight(to_tsvector(config::regconfig, title), 'A') || setweight(to_tsvector(config::regconfig, dek), 'B')
        || setweight(to_tsvector(config::regconfig, body), 'D')
    $$;
    UPDATE search.documents SET vector = search.vector(config, title, dek, body) WHERE byline <> '';
    DROP FUNCTION search.vector(text, text, text, text, text);
    DROP FUNCTION search.byline(integer[]);
    ALTER TABLE search.documents DROP COLUMN byline;
  `)
}
