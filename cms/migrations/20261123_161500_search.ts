import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the search index of readers. It has a schema of its own: no collection, no REST, no GraphQL. The back office
 * fills it after it has started (`plugins/search/searchIndex.upkeep.ts`), because the text of a story is read by code.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE EXTENSION IF NOT EXISTS unaccent;
    CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

    CREATE SCHEMA search;

    -- The languages of PostgreSQL, each without accents: "Nuñez" and "Nunez" are one word.
    DO $$
    DECLARE language text;
    BEGIN
      FOR language IN SELECT cfgname FROM pg_ts_config WHERE cfgnamespace = 'pg_catalog'::regnamespace LOOP
        EXECUTE format('CREATE TEXT SEARCH CONFIGURATION search.%I (COPY = pg_catalog.%I)', language, language);
        EXECUTE format('ALTER TEXT SEARCH CONFIGURATION search.%I ALTER MAPPING FOR hword, hword_part, word WITH unaccent, %I',
          language, CASE language WHEN 'simple' THEN 'simple' ELSE language || '_stem' END);
      END LOOP;
    END $$;

    -- Not a generated column: those need a column of type regconfig, which pg_upgrade refuses.
    CREATE FUNCTION search.vector(config text, title text, dek text, body text) RETURNS tsvector LANGUAGE sql STABLE AS $$
      SELECT setweight(to_tsvector(config::regconfig, title), 'A') || setweight(to_tsvector(config::regconfig, dek), 'B')
        || setweight(to_tsvector(config::regconfig, body), 'D')
    $$;

    CREATE TABLE search.documents (
      kind text NOT NULL,
      id integer NOT NULL,
      -- Authors, sections and tags are found by their names, apart from stories and pages.
      is_name boolean NOT NULL,
      -- BCP 47; null for the language of the publication.
      language text,
      -- The text search configuration of the vector.
      config text NOT NULL,
      -- The type of a post.
      type text,
      -- When a post was published; infinity for what has no date.
      published_at timestamptz NOT NULL,
      -- Since when readers find it.
      added_at timestamptz NOT NULL DEFAULT now(),
      sections integer[] NOT NULL,
      authors integer[] NOT NULL,
      title text NOT NULL,
      dek text NOT NULL,
      body text NOT NULL,
      vector tsvector NOT NULL,
      PRIMARY KEY (kind, id)
    );
    CREATE INDEX documents_text ON search.documents USING gin (vector) WHERE NOT is_name;
    CREATE INDEX documents_names ON search.documents USING gin (vector) WHERE is_name;
    CREATE INDEX documents_newest ON search.documents (published_at DESC, id DESC) WHERE NOT is_name;
    CREATE INDEX documents_sections ON search.documents USING gin (sections) WHERE NOT is_name;
    CREATE INDEX documents_authors ON search.documents USING gin (authors) WHERE NOT is_name;

    -- Documents whose words are not in the vocabulary yet.
    CREATE TABLE search.unlearned (
      place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      id integer NOT NULL
    );

    -- Every word that was ever published, for spelling. Words stay when their documents go: a spelling is only offered
    -- when it finds something.
    CREATE TABLE search.words (word text PRIMARY KEY);
    CREATE INDEX words_similar ON search.words USING gin (word gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP SCHEMA search CASCADE;`)
}
