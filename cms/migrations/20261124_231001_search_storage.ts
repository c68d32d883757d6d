import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Stores the texts and vectors of the readers' search beside their rows, uncompressed: the rows of a frequent word are read
 * by the thousands for their dates, and no text of them is. Names get their stems; the upkeep adds them. An engine outside
 * of the database gets an outbox.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE search.documents SET (toast_tuple_target = 128);
    ALTER TABLE search.documents
      ALTER title SET STORAGE EXTERNAL, ALTER dek SET STORAGE EXTERNAL, ALTER body SET STORAGE EXTERNAL,
      ALTER vector SET STORAGE EXTERNAL, ALTER sections SET STORAGE MAIN, ALTER authors SET STORAGE MAIN;

    DROP INDEX search.documents_text;
    CREATE INDEX documents_text ON search.documents USING gin (vector);

    -- Documents of which an engine outside of the database has not been told yet.
    CREATE TABLE search.outbox (
      place bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL,
      id integer NOT NULL
    );

    UPDATE search.documents SET title = title || '', dek = dek || '', body = body || '', vector = vector || ''::tsvector;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TABLE search.outbox;
    DROP INDEX search.documents_text;
    CREATE INDEX documents_text ON search.documents USING gin (vector) WHERE NOT is_name;
    ALTER TABLE search.documents RESET (toast_tuple_target);
    ALTER TABLE search.documents
      ALTER title SET STORAGE EXTENDED, ALTER dek SET STORAGE EXTENDED, ALTER body SET STORAGE EXTENDED,
      ALTER vector SET STORAGE EXTENDED, ALTER sections SET STORAGE EXTENDED, ALTER authors SET STORAGE EXTENDED;
  `)
}
