import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_transcript_type" AS ENUM('text/plain', 'text/vtt');
  CREATE TYPE "public"."enum__posts_v_version_transcript_type" AS ENUM('text/plain', 'text/vtt');
  CREATE TYPE "public"."enum_sections_meta_podcast_category" AS ENUM('news', 'news-business-news', 'news-daily-news', 'news-entertainment-news', 'news-news-commentary', 'news-politics', 'news-sports-news', 'news-tech-news', 'arts', 'business', 'comedy', 'education', 'fiction', 'government', 'health-fitness', 'history', 'kids-family', 'leisure', 'music', 'religion-spirituality', 'science', 'society-culture', 'society-culture-documentary', 'sports', 'technology', 'true-crime', 'tv-film');
  CREATE TYPE "public"."enum__sections_v_version_meta_podcast_category" AS ENUM('news', 'news-business-news', 'news-daily-news', 'news-entertainment-news', 'news-news-commentary', 'news-politics', 'news-sports-news', 'news-tech-news', 'arts', 'business', 'comedy', 'education', 'fiction', 'government', 'health-fitness', 'history', 'kids-family', 'leisure', 'music', 'religion-spirituality', 'science', 'society-culture', 'society-culture-documentary', 'sports', 'technology', 'true-crime', 'tv-film');
  CREATE TABLE "posts_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"start" varchar,
  	"title" varchar
  );
  
  CREATE TABLE "_posts_v_version_chapters" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"start" varchar,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "posts" ADD COLUMN "audio_id" integer;
  ALTER TABLE "posts" ADD COLUMN "transcript" varchar;
  ALTER TABLE "posts" ADD COLUMN "transcript_type" "enum_posts_transcript_type";
  ALTER TABLE "_posts_v" ADD COLUMN "version_audio_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_transcript" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_transcript_type" "enum__posts_v_version_transcript_type";
  ALTER TABLE "sections" ADD COLUMN "meta_podcast_category" "enum_sections_meta_podcast_category" DEFAULT 'news';
  ALTER TABLE "sections" ADD COLUMN "meta_podcast_email" varchar;
  ALTER TABLE "sections" ADD COLUMN "meta_podcast_explicit" boolean DEFAULT false;
  ALTER TABLE "_sections_v" ADD COLUMN "version_meta_podcast_category" "enum__sections_v_version_meta_podcast_category" DEFAULT 'news';
  ALTER TABLE "_sections_v" ADD COLUMN "version_meta_podcast_email" varchar;
  ALTER TABLE "_sections_v" ADD COLUMN "version_meta_podcast_explicit" boolean DEFAULT false;
  ALTER TABLE "media" ADD COLUMN "waveform" jsonb;
  ALTER TABLE "posts_chapters" ADD CONSTRAINT "posts_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_chapters" ADD CONSTRAINT "_posts_v_version_chapters_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_chapters_order_idx" ON "posts_chapters" USING btree ("_order");
  CREATE INDEX "posts_chapters_parent_id_idx" ON "posts_chapters" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_chapters_order_idx" ON "_posts_v_version_chapters" USING btree ("_order");
  CREATE INDEX "_posts_v_version_chapters_parent_id_idx" ON "_posts_v_version_chapters" USING btree ("_parent_id");
  ALTER TABLE "posts" ADD CONSTRAINT "posts_audio_id_media_id_fk" FOREIGN KEY ("audio_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_audio_id_media_id_fk" FOREIGN KEY ("version_audio_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_audio_idx" ON "posts" USING btree ("audio_id");
  CREATE INDEX "_posts_v_version_version_audio_idx" ON "_posts_v" USING btree ("version_audio_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_chapters" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_chapters" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts_chapters" CASCADE;
  DROP TABLE "_posts_v_version_chapters" CASCADE;
  ALTER TABLE "posts" DROP CONSTRAINT "posts_audio_id_media_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_audio_id_media_id_fk";
  
  DROP INDEX "posts_audio_idx";
  DROP INDEX "_posts_v_version_version_audio_idx";
  ALTER TABLE "posts" DROP COLUMN "audio_id";
  ALTER TABLE "posts" DROP COLUMN "transcript";
  ALTER TABLE "posts" DROP COLUMN "transcript_type";
  ALTER TABLE "_posts_v" DROP COLUMN "version_audio_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_transcript";
  ALTER TABLE "_posts_v" DROP COLUMN "version_transcript_type";
  ALTER TABLE "sections" DROP COLUMN "meta_podcast_category";
  ALTER TABLE "sections" DROP COLUMN "meta_podcast_email";
  ALTER TABLE "sections" DROP COLUMN "meta_podcast_explicit";
  ALTER TABLE "_sections_v" DROP COLUMN "version_meta_podcast_category";
  ALTER TABLE "_sections_v" DROP COLUMN "version_meta_podcast_email";
  ALTER TABLE "_sections_v" DROP COLUMN "version_meta_podcast_explicit";
  ALTER TABLE "media" DROP COLUMN "waveform";
  DROP TYPE "public"."enum_posts_transcript_type";
  DROP TYPE "public"."enum__posts_v_version_transcript_type";
  DROP TYPE "public"."enum_sections_meta_podcast_category";
  DROP TYPE "public"."enum__sections_v_version_meta_podcast_category";`)
}
