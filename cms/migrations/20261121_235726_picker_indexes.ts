import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE INDEX "posts_search_slug" ON "_posts_v" USING gin ("version_slug" gin_trgm_ops) WHERE latest;
  CREATE INDEX "sections_search_name" ON "sections" USING gin ("name" gin_trgm_ops);
  CREATE INDEX "tags_search_name" ON "tags" USING gin ("name" gin_trgm_ops);
  CREATE INDEX "authors_search_name" ON "authors" USING gin ("name" gin_trgm_ops);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_search_slug";
  DROP INDEX "sections_search_name";
  DROP INDEX "tags_search_name";
  DROP INDEX "authors_search_name";`)
}
