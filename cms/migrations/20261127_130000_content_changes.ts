import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

const versioned = ['posts', 'fronts', 'sections', 'pages', 'reusable_blocks', 'newsletters', 'promotions']
const plain = [
  ...['media', 'tags', 'authors', 'post_sources', 'contributor_roles', 'newsletter_lists', 'candidate_forums'],
  'settings',
]

/**
 * Notifies every back office of a commit that changed what strangers can read. The rows of lists and relations have no
 * trigger of their own: a change of them is always one of their document.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE FUNCTION citydesk_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('citydesk_content', '');
      RETURN NULL;
    END $$;
    ${versioned
      .map(
        (table) => `
    CREATE TRIGGER content_changed AFTER INSERT ON ${table}
      FOR EACH ROW WHEN (NEW._status = 'published') EXECUTE FUNCTION citydesk_content_changed();
    CREATE TRIGGER content_changed_by_update AFTER UPDATE ON ${table}
      FOR EACH ROW WHEN (NEW._status = 'published' OR OLD._status = 'published')
      EXECUTE FUNCTION citydesk_content_changed();
    CREATE TRIGGER content_changed_by_delete AFTER DELETE ON ${table}
      FOR EACH ROW WHEN (OLD._status = 'published') EXECUTE FUNCTION citydesk_content_changed();`,
      )
      .join('')}
    ${plain
      .map(
        (table) => `
    CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION citydesk_content_changed();`,
      )
      .join('')}
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP FUNCTION citydesk_content_changed CASCADE')
}
