import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_settings_republishing_audience" AS ENUM('anyone', 'news', 'noncommercial');
  ALTER TABLE "posts" ADD COLUMN "allow_republishing" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_allow_republishing" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "republishing_is_on" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "republishing_audience" "enum_settings_republishing_audience" DEFAULT 'anyone' NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "republishing_licence" varchar DEFAULT 'Creative Commons Attribution-NoDerivatives 4.0' NOT NULL;
  ALTER TABLE "settings" ADD COLUMN "republishing_licence_url" varchar DEFAULT 'https://creativecommons.org/licenses/by-nd/4.0/';
  ALTER TABLE "settings" ADD COLUMN "republishing_terms" varchar DEFAULT 'Name the author and the publication, and link to the original story.
Publish the story whole and unchanged, but for its headline and references to time and place.
Pictures are not part of the licence.
Keep the picture of one pixel at the end. It counts how often the story is read, and nothing about readers.';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "allow_republishing";
  ALTER TABLE "_posts_v" DROP COLUMN "version_allow_republishing";
  ALTER TABLE "settings" DROP COLUMN "republishing_is_on";
  ALTER TABLE "settings" DROP COLUMN "republishing_audience";
  ALTER TABLE "settings" DROP COLUMN "republishing_licence";
  ALTER TABLE "settings" DROP COLUMN "republishing_licence_url";
  ALTER TABLE "settings" DROP COLUMN "republishing_terms";
  DROP TYPE "public"."enum_settings_republishing_audience";`)
}
