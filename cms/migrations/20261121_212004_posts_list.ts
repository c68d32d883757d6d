import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('posts', 'sections', 'newsletters');
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "posts" ADD COLUMN "sort_title" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_sort_title" varchar;
  ALTER TABLE "sections" ADD COLUMN "sort_title" varchar;
  ALTER TABLE "_sections_v" ADD COLUMN "version_sort_title" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "sort_title" varchar;
  ALTER TABLE "_newsletters_v" ADD COLUMN "version_sort_title" varchar;
  UPDATE "posts" SET "sort_title" = left(lower(ltrim("headline", ' "''“”‘’«»([…—–-')), 100);
  UPDATE "_posts_v" SET "version_sort_title" = left(lower(ltrim("version_headline", ' "''“”‘’«»([…—–-')), 100);
  UPDATE "sections" SET "sort_title" = left(lower(ltrim("name", ' "''“”‘’«»([…—–-')), 100);
  UPDATE "_sections_v" SET "version_sort_title" = left(lower(ltrim("version_name", ' "''“”‘’«»([…—–-')), 100);
  UPDATE "newsletters" SET "sort_title" = left(lower(ltrim("title", ' "''“”‘’«»([…—–-')), 100);
  UPDATE "_newsletters_v" SET "version_sort_title" = left(lower(ltrim("version_title", ' "''“”‘’«»([…—–-')), 100);
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "posts_list_modified" ON "_posts_v" USING btree ("version_updated_at","parent_id","created_at","id","version_publish_status","version_type") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_list_published" ON "_posts_v" USING btree ("version_publish_date_time","parent_id","created_at","id","version_publish_status","version_type") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_list_title" ON "_posts_v" USING btree ("version_sort_title","parent_id","created_at","id","version_publish_status","version_type") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_list_status" ON "_posts_v" USING btree ("version_publish_status","parent_id","created_at","id","version_type") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_list_search_headline" ON "_posts_v" USING gin ("version_headline" gin_trgm_ops) WHERE latest;
  CREATE INDEX "posts_list_search_dek" ON "_posts_v" USING gin ("version_subhead_text" gin_trgm_ops) WHERE latest;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP INDEX "posts_list_modified";
  DROP INDEX "posts_list_published";
  DROP INDEX "posts_list_title";
  DROP INDEX "posts_list_status";
  DROP INDEX "posts_list_search_headline";
  DROP INDEX "posts_list_search_dek";
  ALTER TABLE "posts" DROP COLUMN "sort_title";
  ALTER TABLE "_posts_v" DROP COLUMN "version_sort_title";
  ALTER TABLE "sections" DROP COLUMN "sort_title";
  ALTER TABLE "_sections_v" DROP COLUMN "version_sort_title";
  ALTER TABLE "newsletters" DROP COLUMN "sort_title";
  ALTER TABLE "_newsletters_v" DROP COLUMN "version_sort_title";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
