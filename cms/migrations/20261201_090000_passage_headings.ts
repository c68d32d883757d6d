import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Stores passages with the heading above them. Documents are read again within seconds, texts when they are saved. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE assistant.source_passages ADD COLUMN heading text NOT NULL DEFAULT '';
    UPDATE assistant.sources SET version = gen_random_uuid()::text;
    UPDATE assistant.sources SET state = 'waiting' WHERE media_id IS NOT NULL AND state = 'read';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`ALTER TABLE assistant.source_passages DROP COLUMN heading;`)
}
