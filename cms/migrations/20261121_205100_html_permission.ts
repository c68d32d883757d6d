import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

/**
 * Html needs a permission from now on. Nobody can give what they do not hold, so the roles of administrators have to get
 * it here; and whoever looks after sections, as the shipped editors do, keeps what they could. In a migration of its own: PostgreSQL takes
 * a new value of a type only once the transaction that added it is over.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    INSERT INTO roles_permissions ("order", parent_id, value)
    SELECT max("order") + 1, parent_id, 'UPDATE_HTML_BLOCK'
    FROM roles_permissions
    GROUP BY parent_id
    HAVING bool_or(value = 'UPDATE_ROLE') OR bool_or(value = 'UPDATE_SECTION')
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DELETE FROM roles_permissions WHERE value = 'UPDATE_HTML_BLOCK'`)
}
