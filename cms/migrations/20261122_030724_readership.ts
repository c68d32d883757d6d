import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_newsletter_subscriptions_state" AS ENUM('pending', 'confirmed', 'ended');
  CREATE TABLE "newsletter_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"list_id" integer,
  	"state" "enum_newsletter_subscriptions_state" NOT NULL,
  	"source" varchar,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"mails" numeric DEFAULT 0 NOT NULL,
  	"mailed_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "post_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post" numeric NOT NULL,
  	"hour" timestamp(3) with time zone NOT NULL,
  	"views" numeric NOT NULL
  );
  
  CREATE TABLE "reader_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"action" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"times" numeric NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "newsletter_subscriptions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "post_views_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reader_events_id" integer;
  ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_list_id_newsletter_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."newsletter_lists"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "newsletter_subscriptions_email_idx" ON "newsletter_subscriptions" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_list_idx" ON "newsletter_subscriptions" USING btree ("list_id");
  CREATE INDEX "newsletter_subscriptions_state_idx" ON "newsletter_subscriptions" USING btree ("state");
  CREATE UNIQUE INDEX "email_list_idx" ON "newsletter_subscriptions" USING btree ("email","list_id");
  CREATE INDEX "post_views_hour_idx" ON "post_views" USING btree ("hour");
  CREATE UNIQUE INDEX "post_hour_idx" ON "post_views" USING btree ("post","hour");
  CREATE UNIQUE INDEX "day_action_category_idx" ON "reader_events" USING btree ("day","action","category");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk" FOREIGN KEY ("newsletter_subscriptions_id") REFERENCES "public"."newsletter_subscriptions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_post_views_fk" FOREIGN KEY ("post_views_id") REFERENCES "public"."post_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reader_events_fk" FOREIGN KEY ("reader_events_id") REFERENCES "public"."reader_events"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscriptions_id");
  CREATE INDEX "payload_locked_documents_rels_post_views_id_idx" ON "payload_locked_documents_rels" USING btree ("post_views_id");
  CREATE INDEX "payload_locked_documents_rels_reader_events_id_idx" ON "payload_locked_documents_rels" USING btree ("reader_events_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "newsletter_subscriptions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "post_views" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "reader_events" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "newsletter_subscriptions" CASCADE;
  DROP TABLE "post_views" CASCADE;
  DROP TABLE "reader_events" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_newsletter_subscriptions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_post_views_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reader_events_fk";
  
  DROP INDEX "payload_locked_documents_rels_newsletter_subscriptions_i_idx";
  DROP INDEX "payload_locked_documents_rels_post_views_id_idx";
  DROP INDEX "payload_locked_documents_rels_reader_events_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "newsletter_subscriptions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "post_views_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reader_events_id";
  DROP TYPE "public"."enum_newsletter_subscriptions_state";`)
}
