import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the search index of the back office: the newest version of everything that the newsroom searches. The back
 * office fills it after it has started (`plugins/desk-search/deskIndex.upkeep.ts`).
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    -- A title by its words as they are written and by their stems: an unfinished word fits the one or the other.
    CREATE FUNCTION search.title_vector(config text, title text) RETURNS tsvector LANGUAGE sql STABLE AS $$
      SELECT to_tsvector('search.simple', title) || to_tsvector(config::regconfig, title)
    $$;

    CREATE TABLE search.desk (
      collection text NOT NULL,
      id integer NOT NULL,
      -- BCP 47; null for the language of the publication.
      language text,
      -- The text search configuration of the vectors.
      config text NOT NULL,
      -- Words without capitals and accents.
      title text NOT NULL,
      title_vector tsvector NOT NULL,
      -- Of the title and all texts.
      vector tsvector NOT NULL,
      PRIMARY KEY (collection, id)
    ) PARTITION BY LIST (collection);

    -- A partition each: few sections and tags must not be looked for among the words of all posts.
    DO $$
    DECLARE collection text;
    BEGIN
      FOREACH collection IN ARRAY ARRAY['posts', 'newsletters', 'sections', 'pages', 'media', 'authors', 'tags', 'post-sources'] LOOP
        -- Vectors lie beside their rows, uncompressed: rows of frequent words are counted, and no vector is read for it.
        EXECUTE format('CREATE TABLE search.%I PARTITION OF search.desk FOR VALUES IN (%L) WITH (toast_tuple_target = 128)',
          'desk_' || replace(collection, '-', '_'), collection);
        EXECUTE format('ALTER TABLE search.%I ALTER title SET STORAGE MAIN, ALTER title_vector SET STORAGE EXTERNAL,
          ALTER vector SET STORAGE EXTERNAL', 'desk_' || replace(collection, '-', '_'));
      END LOOP;
    END $$;

    CREATE INDEX desk_words ON search.desk USING gin (vector);
    CREATE INDEX desk_titles ON search.desk USING gin (title_vector);
    -- Names are found by parts of their words, too.
    CREATE INDEX desk_parts_of_authors ON search.desk_authors USING gin (title gin_trgm_ops);
    CREATE INDEX desk_parts_of_tags ON search.desk_tags USING gin (title gin_trgm_ops);
    CREATE INDEX desk_parts_of_sections ON search.desk_sections USING gin (title gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP TABLE search.desk; DROP FUNCTION search.title_vector;`)
}
