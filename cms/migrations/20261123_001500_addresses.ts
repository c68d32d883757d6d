import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { isFromEarlierHistory } from '#cms/migrationHistory.ts'

/** Adds what no field can say: indexes for the search by parts of addresses, and a history that is append-only for SQL too. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await isFromEarlierHistory(db)) return
  await db.execute(`
    CREATE INDEX addresses_path_search ON addresses USING gin (path gin_trgm_ops);
    CREATE INDEX addresses_target_search ON addresses USING gin (target gin_trgm_ops);
    CREATE INDEX url_targets_path_search ON url_targets USING gin (path gin_trgm_ops);
    CREATE INDEX url_targets_url_search ON url_targets USING gin (url gin_trgm_ops);
    CREATE INDEX url_targets_note_search ON url_targets USING gin (note gin_trgm_ops);

    CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'The history of addresses is only ever added to'; END $$;
    CREATE TRIGGER address_entries_append_only BEFORE UPDATE OR DELETE ON address_entries
      FOR EACH ROW EXECUTE FUNCTION refuse_change_of_history();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP TRIGGER address_entries_append_only ON address_entries;
    DROP FUNCTION refuse_change_of_history;
    DROP INDEX addresses_path_search, addresses_target_search;
    DROP INDEX url_targets_path_search, url_targets_url_search, url_targets_note_search;
  `)
}
