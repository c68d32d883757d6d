import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_suppressions_reason" AS ENUM('hard', 'soft', 'complaint', 'manual');
  CREATE TABLE "newsletter_suppressions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"reason" "enum_newsletter_suppressions_reason" DEFAULT 'manual' NOT NULL,
  	"detail" varchar,
  	"suppressed_at" timestamp(3) with time zone NOT NULL
  );
  
  ALTER TABLE "newsletters" ADD COLUMN "send_when_published" boolean DEFAULT false;
  ALTER TABLE "_newsletters_v" ADD COLUMN "version_send_when_published" boolean DEFAULT false;
  CREATE UNIQUE INDEX "newsletter_suppressions_email_idx" ON "newsletter_suppressions" USING btree ("email");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "newsletter_suppressions" CASCADE;
  ALTER TABLE "newsletters" DROP COLUMN "send_when_published";
  ALTER TABLE "_newsletters_v" DROP COLUMN "version_send_when_published";
  DROP TYPE "public"."enum_newsletter_suppressions_reason";`)
}
