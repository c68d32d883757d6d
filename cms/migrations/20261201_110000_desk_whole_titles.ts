import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Adds an index by which the documents with a whole title are found, however frequent its words are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute('CREATE INDEX desk_whole_titles ON search.desk USING hash (title)')
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP INDEX search.desk_whole_titles')
}
