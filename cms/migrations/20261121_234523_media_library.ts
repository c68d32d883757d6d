import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_embeds_kind" AS ENUM('photo', 'video', 'link', 'rich');
  CREATE TABLE "embeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"kind" "enum_embeds_kind" NOT NULL,
  	"title" varchar,
  	"provider" varchar,
  	"record" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "featured_media_crop" jsonb;
  ALTER TABLE "posts" ADD COLUMN "website_image_crop" jsonb;
  ALTER TABLE "posts" ADD COLUMN "social_image_crop" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_featured_media_crop" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_website_image_crop" jsonb;
  ALTER TABLE "_posts_v" ADD COLUMN "version_social_image_crop" jsonb;
  ALTER TABLE "media" ADD COLUMN "duration" numeric;
  ALTER TABLE "media" ADD COLUMN "taken_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "poster_id" integer;
  ALTER TABLE "media" ADD COLUMN "provider_key" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "embeds_id" integer;
  CREATE UNIQUE INDEX "embeds_url_idx" ON "embeds" USING btree ("url");
  CREATE INDEX "embeds_updated_at_idx" ON "embeds" USING btree ("updated_at");
  CREATE INDEX "embeds_created_at_idx" ON "embeds" USING btree ("created_at");
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_embeds_fk" FOREIGN KEY ("embeds_id") REFERENCES "public"."embeds"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_media_used" ON "posts" USING gin ((jsonb_path_query_array("body", '$.**.contentId') || jsonb_path_query_array("body", '$.**.posterId') || jsonb_path_query_array("body", '$.**.content[*].id')));
  CREATE INDEX "posts_v_media_used" ON "_posts_v" USING gin ((jsonb_path_query_array("version_body", '$.**.contentId') || jsonb_path_query_array("version_body", '$.**.posterId') || jsonb_path_query_array("version_body", '$.**.content[*].id'))) WHERE latest;
  CREATE INDEX "media_taken_at_idx" ON "media" USING btree ("taken_at");
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE UNIQUE INDEX "media_provider_key_idx" ON "media" USING btree ("provider_key");
  CREATE INDEX "media_search_filename" ON "media" USING gin ("filename" gin_trgm_ops);
  CREATE INDEX "media_search_alt" ON "media" USING gin ("alt" gin_trgm_ops);
  CREATE INDEX "media_search_caption" ON "media" USING gin ("caption" gin_trgm_ops);
  CREATE INDEX "media_search_credit" ON "media" USING gin ("credit" gin_trgm_ops);
  CREATE INDEX "payload_locked_documents_rels_embeds_id_idx" ON "payload_locked_documents_rels" USING btree ("embeds_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "embeds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "embeds" CASCADE;
  ALTER TABLE "media" DROP CONSTRAINT "media_poster_id_media_id_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_embeds_fk";
  
  DROP INDEX "posts_media_used";
  DROP INDEX "posts_v_media_used";
  DROP INDEX "media_taken_at_idx";
  DROP INDEX "media_poster_idx";
  DROP INDEX "media_provider_key_idx";
  DROP INDEX "media_search_filename";
  DROP INDEX "media_search_alt";
  DROP INDEX "media_search_caption";
  DROP INDEX "media_search_credit";
  DROP INDEX "payload_locked_documents_rels_embeds_id_idx";
  ALTER TABLE "posts" DROP COLUMN "featured_media_crop";
  ALTER TABLE "posts" DROP COLUMN "website_image_crop";
  ALTER TABLE "posts" DROP COLUMN "social_image_crop";
  ALTER TABLE "_posts_v" DROP COLUMN "version_featured_media_crop";
  ALTER TABLE "_posts_v" DROP COLUMN "version_website_image_crop";
  ALTER TABLE "_posts_v" DROP COLUMN "version_social_image_crop";
  ALTER TABLE "media" DROP COLUMN "duration";
  ALTER TABLE "media" DROP COLUMN "taken_at";
  ALTER TABLE "media" DROP COLUMN "poster_id";
  ALTER TABLE "media" DROP COLUMN "provider_key";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "embeds_id";
  DROP TYPE "public"."enum_embeds_kind";`)
}
