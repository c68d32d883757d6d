import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_list_search_headline";
  DROP INDEX "posts_list_search";
  DROP INDEX "posts_list_scan";
  DROP INDEX "media_search";
  ALTER TABLE "posts" DROP COLUMN "search_text";
  ALTER TABLE "_posts_v" DROP COLUMN "version_search_text";
  ALTER TABLE "sections" DROP COLUMN "search_text";
  ALTER TABLE "_sections_v" DROP COLUMN "version_search_text";
  ALTER TABLE "media" DROP COLUMN "search_text";
  ALTER TABLE "newsletters" DROP COLUMN "search_text";
  ALTER TABLE "_newsletters_v" DROP COLUMN "version_search_text";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "sections" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_sections_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "media" ADD COLUMN "search_text" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_newsletters_v" ADD COLUMN "version_search_text" varchar;
  CREATE INDEX "posts_list_search_headline" ON "_posts_v" USING gin ("version_headline" gin_trgm_ops) WHERE latest;
  CREATE INDEX "posts_list_search" ON "_posts_v" USING gin ("version_search_text" gin_trgm_ops) WHERE latest;
  CREATE INDEX "posts_list_scan" ON "_posts_v" USING btree ("version_search_text","version_updated_at","parent_id","created_at","id") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "media_search" ON "media" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);`)
}
