import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds captions to films and recordings. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "captions" varchar;
  ALTER TABLE "media" ADD COLUMN "has_captions" boolean;`)
}

/** Removes them. The captions are lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "captions";
  ALTER TABLE "media" DROP COLUMN "has_captions";`)
}
