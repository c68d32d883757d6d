import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" ADD COLUMN "newsletters_counts_clicks" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "newsletters_counts_openings" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings" DROP COLUMN "newsletters_counts_clicks";
  ALTER TABLE "settings" DROP COLUMN "newsletters_counts_openings";`)
}
