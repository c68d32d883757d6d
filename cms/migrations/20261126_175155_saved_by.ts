import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds to each version who wrote it, and to the log of activity changes and the end of links to previews. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_action" ADD VALUE 'update' BEFORE 'unlock';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'endPreviews' BEFORE 'send';
  ALTER TABLE "posts" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "fronts" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_fronts_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "sections" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_sections_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "pages" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_pages_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "reusable_blocks" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_reusable_blocks_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "newsletters" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_newsletters_v" ADD COLUMN "version_saved_by" jsonb;
  ALTER TABLE "promotions" ADD COLUMN "saved_by" jsonb;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_saved_by" jsonb;`)
}

/** Removes these, and the entries that the log of before has no action for. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "activity" WHERE "action" IN ('update', 'endPreviews');
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_action";
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'unlock', 'send', 'pauseSend', 'resumeSend', 'cancelSend', 'save', 'publish', 'schedule', 'unschedule', 'unpublish', 'revert', 'trash', 'restore', 'erase', 'fire');
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE "public"."enum_activity_action" USING "action"::"public"."enum_activity_action";
  ALTER TABLE "posts" DROP COLUMN "saved_by";
  ALTER TABLE "_posts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "fronts" DROP COLUMN "saved_by";
  ALTER TABLE "_fronts_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "sections" DROP COLUMN "saved_by";
  ALTER TABLE "_sections_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "pages" DROP COLUMN "saved_by";
  ALTER TABLE "_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "reusable_blocks" DROP COLUMN "saved_by";
  ALTER TABLE "_reusable_blocks_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "newsletters" DROP COLUMN "saved_by";
  ALTER TABLE "_newsletters_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "promotions" DROP COLUMN "saved_by";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_saved_by";`)
}
