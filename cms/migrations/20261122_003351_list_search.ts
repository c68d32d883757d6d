import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_list_search_dek";
  ALTER TABLE "posts" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "sections" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_sections_v" ADD COLUMN "version_search_text" varchar;
  ALTER TABLE "newsletters" ADD COLUMN "search_text" varchar;
  ALTER TABLE "_newsletters_v" ADD COLUMN "version_search_text" varchar;
  UPDATE "posts" SET "search_text" = left(lower(regexp_replace(normalize(concat_ws(E'\\n', "headline", "subhead_text"), NFD), '[\\u0300-\\u036f]', '', 'g')), 500);
  UPDATE "_posts_v" SET "version_search_text" = left(lower(regexp_replace(normalize(concat_ws(E'\\n', "version_headline", "version_subhead_text"), NFD), '[\\u0300-\\u036f]', '', 'g')), 500);
  UPDATE "sections" SET "search_text" = left(lower(regexp_replace(normalize(concat_ws(E'\\n', "name", "slug"), NFD), '[\\u0300-\\u036f]', '', 'g')), 500);
  UPDATE "_sections_v" SET "version_search_text" = left(lower(regexp_replace(normalize(concat_ws(E'\\n', "version_name", "version_slug"), NFD), '[\\u0300-\\u036f]', '', 'g')), 500);
  UPDATE "newsletters" SET "search_text" = left(lower(regexp_replace(normalize(concat_ws(E'\\n', "title", "subject", "slug"), NFD), '[\\u0300-\\u036f]', '', 'g')), 500);
  UPDATE "_newsletters_v" SET "version_search_text" = left(lower(regexp_replace(normalize(concat_ws(E'\\n', "version_title", "version_subject", "version_slug"), NFD), '[\\u0300-\\u036f]', '', 'g')), 500);
  CREATE INDEX "posts_list_search" ON "_posts_v" USING gin ("version_search_text" gin_trgm_ops) WHERE latest;
  CREATE INDEX "posts_list_scan" ON "_posts_v" USING btree ("version_search_text","version_updated_at","parent_id","created_at","id") WHERE latest AND version_deleted_at IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_list_search";
  DROP INDEX "posts_list_scan";
  CREATE INDEX "posts_list_search_dek" ON "_posts_v" USING gin ("version_subhead_text" gin_trgm_ops) WHERE latest;
  ALTER TABLE "posts" DROP COLUMN "search_text";
  ALTER TABLE "_posts_v" DROP COLUMN "version_search_text";
  ALTER TABLE "sections" DROP COLUMN "search_text";
  ALTER TABLE "_sections_v" DROP COLUMN "version_search_text";
  ALTER TABLE "newsletters" DROP COLUMN "search_text";
  ALTER TABLE "_newsletters_v" DROP COLUMN "version_search_text";`)
}
