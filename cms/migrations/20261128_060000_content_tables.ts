import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

const notifying = (notify: string) => `
  CREATE OR REPLACE FUNCTION citydesk_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${notify}
    RETURN NULL;
  END $$`

const added = ['alert', 'assistants']

/**
 * Names the table in the notification of a commit, and the row where the trigger is one of rows; notifies of the alert and
 * of assistants, which pages show too.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(notifying(`
      IF TG_LEVEL = 'ROW' THEN
        PERFORM pg_notify('citydesk_content', TG_TABLE_NAME || ' ' || COALESCE(NEW.id, OLD.id));
      ELSE
        PERFORM pg_notify('citydesk_content', TG_TABLE_NAME);
      END IF;`))
  for (const table of added) {
    await db.execute(`
      CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION citydesk_content_changed()`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  for (const table of added) await db.execute(`DROP TRIGGER content_changed ON ${table}`)
  await db.execute(notifying("PERFORM pg_notify('citydesk_content', '');"))
}
