import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** The back office stores what the index of readers lacks when it starts: episodes with their transcripts. */
const forgetEpisodes = `DELETE FROM search.documents WHERE kind = 'post' AND type = 'episode'`

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(forgetEpisodes)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(forgetEpisodes)
}
