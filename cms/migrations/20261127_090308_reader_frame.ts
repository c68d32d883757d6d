import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "settings_accounts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "settings_robots" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"agent" varchar NOT NULL,
  	"paths" varchar
  );
  
  CREATE TABLE "alert" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"is_on" boolean DEFAULT false,
  	"text" varchar,
  	"url" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "sections" ADD COLUMN "newsletter_id" integer;
  ALTER TABLE "_sections_v" ADD COLUMN "version_newsletter_id" integer;
  ALTER TABLE "settings" ADD COLUMN "imprint" varchar;
  ALTER TABLE "settings" ADD COLUMN "newsletter_id" integer;
  ALTER TABLE "settings" ADD COLUMN "llms_is_on" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "llms_about" varchar;
  ALTER TABLE "settings_accounts" ADD CONSTRAINT "settings_accounts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_robots" ADD CONSTRAINT "settings_robots_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "settings_accounts_order_idx" ON "settings_accounts" USING btree ("_order");
  CREATE INDEX "settings_accounts_parent_id_idx" ON "settings_accounts" USING btree ("_parent_id");
  CREATE INDEX "settings_robots_order_idx" ON "settings_robots" USING btree ("_order");
  CREATE INDEX "settings_robots_parent_id_idx" ON "settings_robots" USING btree ("_parent_id");
  ALTER TABLE "sections" ADD CONSTRAINT "sections_newsletter_id_newsletter_lists_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletter_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_newsletter_id_newsletter_lists_id_fk" FOREIGN KEY ("version_newsletter_id") REFERENCES "public"."newsletter_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_newsletter_id_newsletter_lists_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletter_lists"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sections_newsletter_idx" ON "sections" USING btree ("newsletter_id");
  CREATE INDEX "_sections_v_version_version_newsletter_idx" ON "_sections_v" USING btree ("version_newsletter_id");
  CREATE INDEX "settings_newsletter_idx" ON "settings" USING btree ("newsletter_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "settings_accounts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "settings_robots" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "settings_accounts" CASCADE;
  DROP TABLE "settings_robots" CASCADE;
  DROP TABLE "alert" CASCADE;
  ALTER TABLE "sections" DROP CONSTRAINT "sections_newsletter_id_newsletter_lists_id_fk";
  
  ALTER TABLE "_sections_v" DROP CONSTRAINT "_sections_v_version_newsletter_id_newsletter_lists_id_fk";
  
  ALTER TABLE "settings" DROP CONSTRAINT "settings_newsletter_id_newsletter_lists_id_fk";
  
  DROP INDEX "sections_newsletter_idx";
  DROP INDEX "_sections_v_version_version_newsletter_idx";
  DROP INDEX "settings_newsletter_idx";
  ALTER TABLE "sections" DROP COLUMN "newsletter_id";
  ALTER TABLE "_sections_v" DROP COLUMN "version_newsletter_id";
  ALTER TABLE "settings" DROP COLUMN "imprint";
  ALTER TABLE "settings" DROP COLUMN "newsletter_id";
  ALTER TABLE "settings" DROP COLUMN "llms_is_on";
  ALTER TABLE "settings" DROP COLUMN "llms_about";`)
}
