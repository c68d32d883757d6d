import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Makes searches of large archives fast: one index has the words of a text, its pairs of words that follow each other, its
 * sections and authors and its month, so that PostgreSQL reads no row that is not among the newest hits.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    -- The year and the month of publication, such as 2026 and 202611; 0 for what has no date.
    CREATE FUNCTION search.times(moment timestamptz) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT CASE WHEN moment = 'infinity' THEN ARRAY[0] ELSE ARRAY[
        extract(year FROM moment AT TIME ZONE 'UTC')::integer,
        extract(year FROM moment AT TIME ZONE 'UTC')::integer * 100 + extract(month FROM moment AT TIME ZONE 'UTC')::integer
      ] END
    $$;

    -- Numbers of the pairs of words that follow each other, words that the language does not count left out. Two pairs may
    -- have one number: where a phrase stands is checked in the text.
    CREATE FUNCTION search.pairs(vector tsvector) RETURNS integer[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT coalesce(array_agg(DISTINCT ('x' || left(md5(word || ' ' || next), 5))::bit(20)::integer), '{}')
      FROM (
        SELECT word, lead(word) OVER (ORDER BY position) AS next
        FROM unnest(vector) AS one (word, positions, weights), unnest(positions) AS position
      ) AS placed
      WHERE next IS NOT NULL
    $$;

    ALTER TABLE search.documents ADD COLUMN pairs integer[] NOT NULL GENERATED ALWAYS AS (search.pairs(vector)) STORED;
    ALTER TABLE search.documents ALTER pairs SET STORAGE EXTERNAL;

    DROP INDEX search.documents_text, search.documents_sections, search.documents_authors;
    CREATE INDEX documents_search ON search.documents
      USING gin (vector, pairs, sections, authors, search.times(published_at));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP INDEX search.documents_search;
    CREATE INDEX documents_text ON search.documents USING gin (vector);
    CREATE INDEX documents_sections ON search.documents USING gin (sections) WHERE NOT is_name;
    CREATE INDEX documents_authors ON search.documents USING gin (authors) WHERE NOT is_name;
    ALTER TABLE search.documents DROP COLUMN pairs;
    DROP FUNCTION search.pairs(tsvector);
    DROP FUNCTION search.times(timestamptz);
  `)
}
