import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Finds titles of all collections by parts of their words: a search of the newsroom corrects mistakes in spelling by them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  // Authors, tags and sections have such an index, which becomes a part of this one.
  await db.execute('CREATE INDEX desk_parts ON search.desk USING gin (title gin_trgm_ops)')
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP INDEX search.desk_parts;
    CREATE INDEX desk_parts_of_authors ON search.desk_authors USING gin (title gin_trgm_ops);
    CREATE INDEX desk_parts_of_tags ON search.desk_tags USING gin (title gin_trgm_ops);
    CREATE INDEX desk_parts_of_sections ON search.desk_sections USING gin (title gin_trgm_ops);
  `)
}
