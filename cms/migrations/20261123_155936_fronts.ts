import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_fronts_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_fronts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__fronts_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum__fronts_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "fronts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"publish_status" "enum_fronts_publish_status" DEFAULT 'DRAFT',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_fronts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_fronts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_publish_status" "enum__fronts_v_version_publish_status" DEFAULT 'DRAFT',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__fronts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  DROP TABLE "homepage" CASCADE;
  ALTER TABLE "_fronts_v" ADD CONSTRAINT "_fronts_v_parent_id_fronts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."fronts"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "fronts_publish_status_idx" ON "fronts" USING btree ("publish_status");
  CREATE INDEX "fronts_updated_at_idx" ON "fronts" USING btree ("updated_at");
  CREATE INDEX "fronts_created_at_idx" ON "fronts" USING btree ("created_at");
  CREATE INDEX "fronts_deleted_at_idx" ON "fronts" USING btree ("deleted_at");
  CREATE INDEX "fronts__status_idx" ON "fronts" USING btree ("_status");
  CREATE INDEX "_fronts_v_parent_idx" ON "_fronts_v" USING btree ("parent_id");
  CREATE INDEX "_fronts_v_version_version_publish_status_idx" ON "_fronts_v" USING btree ("version_publish_status");
  CREATE INDEX "_fronts_v_version_version_updated_at_idx" ON "_fronts_v" USING btree ("version_updated_at");
  CREATE INDEX "_fronts_v_version_version_created_at_idx" ON "_fronts_v" USING btree ("version_created_at");
  CREATE INDEX "_fronts_v_version_version_deleted_at_idx" ON "_fronts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_fronts_v_version_version__status_idx" ON "_fronts_v" USING btree ("version__status");
  CREATE INDEX "_fronts_v_created_at_idx" ON "_fronts_v" USING btree ("created_at");
  CREATE INDEX "_fronts_v_updated_at_idx" ON "_fronts_v" USING btree ("updated_at");
  CREATE INDEX "_fronts_v_latest_idx" ON "_fronts_v" USING btree ("latest");
  CREATE INDEX "_fronts_v_autosave_idx" ON "_fronts_v" USING btree ("autosave");`)
  // The home page is always there: curators arrange it, and no user creates or deletes it.
  await db.execute(sql`
   INSERT INTO "fronts" ("id", "title") VALUES (1, 'Home page');
   SELECT setval('fronts_id_seq', 1);
   INSERT INTO "_fronts_v" ("parent_id", "version_title", "version_created_at", "version_updated_at", "latest")
     VALUES (1, 'Home page', now(), now(), true);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "homepage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rows" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  DROP TABLE "fronts" CASCADE;
  DROP TABLE "_fronts_v" CASCADE;
  DROP TYPE "public"."enum_fronts_publish_status";
  DROP TYPE "public"."enum_fronts_status";
  DROP TYPE "public"."enum__fronts_v_version_publish_status";
  DROP TYPE "public"."enum__fronts_v_version_status";`)
}
