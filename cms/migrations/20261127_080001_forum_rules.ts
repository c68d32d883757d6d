import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Counts what the answers to each reader cost, and keeps why a question was refused and which rules it was asked under. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE assistant.reader_hours ADD COLUMN cost_micros bigint NOT NULL DEFAULT 0;
    ALTER TABLE assistant.exchanges
      -- 'no-question', 'repeated', 'obscene', 'threat', 'private', 'voting-advice', 'closed'; null for one that was passed on.
      ADD COLUMN refused_for text,
      -- Mark of the rules of the forum: equal for equal rules.
      ADD COLUMN asked_with text;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE assistant.exchanges DROP COLUMN asked_with, DROP COLUMN refused_for;
    ALTER TABLE assistant.reader_hours DROP COLUMN cost_micros;
  `)
}
