import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds what people do with sends of newsletters to the log. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_activity_action" ADD VALUE 'send' BEFORE 'save';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'pauseSend' BEFORE 'save';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'resumeSend' BEFORE 'save';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'cancelSend' BEFORE 'save';`)
}

/** Removes these entries: the log of before has no action for them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "activity" WHERE "action" IN ('send', 'pauseSend', 'resumeSend', 'cancelSend');
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_action";
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'unlock', 'save', 'publish', 'schedule', 'unschedule', 'unpublish', 'revert', 'trash', 'restore', 'erase', 'fire');
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE "public"."enum_activity_action" USING "action"::"public"."enum_activity_action";`)
}
