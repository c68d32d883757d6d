import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_names";
  DROP INDEX "posts_v_names";
  CREATE INDEX "posts_names" ON "posts" USING gin ((jsonb_path_query_array("body", '$.**.contentId') || jsonb_path_query_array("body", '$.**.posterId') || jsonb_path_query_array("body", '$.**.content[*].id') || jsonb_path_query_array("body", '$.**.tags[*]') || jsonb_path_query_array("body", '$.**.authors[*]') || jsonb_path_query_array("body", '$.**.sections[*]') || jsonb_path_query_array("body", '$.**.showSectionId') || jsonb_path_query_array("body", '$.** ? (@.type == "show").props.id') || jsonb_path_query_array("body", '$.**.reusableId')));
  CREATE INDEX "posts_v_names" ON "_posts_v" USING gin ((jsonb_path_query_array("version_body", '$.**.contentId') || jsonb_path_query_array("version_body", '$.**.posterId') || jsonb_path_query_array("version_body", '$.**.content[*].id') || jsonb_path_query_array("version_body", '$.**.tags[*]') || jsonb_path_query_array("version_body", '$.**.authors[*]') || jsonb_path_query_array("version_body", '$.**.sections[*]') || jsonb_path_query_array("version_body", '$.**.showSectionId') || jsonb_path_query_array("version_body", '$.** ? (@.type == "show").props.id') || jsonb_path_query_array("version_body", '$.**.reusableId'))) WHERE latest;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_names";
  DROP INDEX "posts_v_names";
  CREATE INDEX "posts_names" ON "posts" USING gin ((jsonb_path_query_array("body", '$.**.contentId') || jsonb_path_query_array("body", '$.**.posterId') || jsonb_path_query_array("body", '$.**.content[*].id') || jsonb_path_query_array("body", '$.**.tags[*]') || jsonb_path_query_array("body", '$.**.authors[*]') || jsonb_path_query_array("body", '$.**.sections[*]') || jsonb_path_query_array("body", '$.**.showSectionId') || jsonb_path_query_array("body", '$.** ? (@.type == "show").props.id')));
  CREATE INDEX "posts_v_names" ON "_posts_v" USING gin ((jsonb_path_query_array("version_body", '$.**.contentId') || jsonb_path_query_array("version_body", '$.**.posterId') || jsonb_path_query_array("version_body", '$.**.content[*].id') || jsonb_path_query_array("version_body", '$.**.tags[*]') || jsonb_path_query_array("version_body", '$.**.authors[*]') || jsonb_path_query_array("version_body", '$.**.sections[*]') || jsonb_path_query_array("version_body", '$.**.showSectionId') || jsonb_path_query_array("version_body", '$.** ? (@.type == "show").props.id'))) WHERE latest;`)
}
