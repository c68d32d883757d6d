import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "media_search_filename";
  DROP INDEX "media_search_alt";
  DROP INDEX "media_search_caption";
  DROP INDEX "media_search_credit";
  ALTER TABLE "media" ADD COLUMN "search_text" varchar;
  UPDATE "media" SET "search_text" = lower(regexp_replace(normalize(concat_ws(E'\\n', "filename", "alt", "caption", "credit"), NFD), '[\\u0300-\\u036f]', '', 'g'));
  CREATE INDEX "posts_list_texts" ON "_posts_v_texts" USING btree ("text");
  CREATE INDEX "media_search" ON "media" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_newest" ON "media" USING btree ("created_at","id");
  CREATE INDEX "media_search_filename" ON "media" USING gin ("filename" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_search_alt" ON "media" USING gin ("alt" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_search_caption" ON "media" USING gin ("caption" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_search_credit" ON "media" USING gin ("credit" gin_trgm_ops) WITH (fastupdate=false);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_list_texts";
  DROP INDEX "media_search";
  DROP INDEX "media_newest";
  DROP INDEX "media_search_filename";
  DROP INDEX "media_search_alt";
  DROP INDEX "media_search_caption";
  DROP INDEX "media_search_credit";
  CREATE INDEX "media_search_filename" ON "media" USING gin ("filename" gin_trgm_ops);
  CREATE INDEX "media_search_alt" ON "media" USING gin ("alt" gin_trgm_ops);
  CREATE INDEX "media_search_caption" ON "media" USING gin ("caption" gin_trgm_ops);
  CREATE INDEX "media_search_credit" ON "media" USING gin ("credit" gin_trgm_ops);
  ALTER TABLE "media" DROP COLUMN "search_text";`)
}
