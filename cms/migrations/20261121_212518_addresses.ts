import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_addresses_answer" AS ENUM('200', '301', '307', '410', '451', '404');
  CREATE TYPE "public"."enum_address_entries_answer" AS ENUM('200', '301', '307', '410', '451', '404');
  CREATE TABLE "addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"answer" "enum_addresses_answer" NOT NULL,
  	"owner" varchar,
  	"target" varchar,
  	"authority" varchar,
  	"authority_url" varchar,
  	"why" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"leads_to" varchar,
  	"since" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "address_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"answer" "enum_address_entries_answer" NOT NULL,
  	"owner" varchar,
  	"target" varchar,
  	"authority" varchar,
  	"authority_url" varchar,
  	"why" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "url_targets" ADD COLUMN "authority_url" varchar;
  ALTER TABLE "url_targets" ADD COLUMN "hits" numeric DEFAULT 0;
  ALTER TABLE "url_targets" ADD COLUMN "last_hit" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "addresses_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "address_entries_id" integer;
  CREATE UNIQUE INDEX "addresses_path_idx" ON "addresses" USING btree ("path");
  CREATE INDEX "addresses_answer_idx" ON "addresses" USING btree ("answer");
  CREATE INDEX "addresses_owner_idx" ON "addresses" USING btree ("owner");
  CREATE INDEX "addresses_leads_to_idx" ON "addresses" USING btree ("leads_to");
  CREATE INDEX "addresses_since_idx" ON "addresses" USING btree ("since");
  CREATE INDEX "addresses_updated_at_idx" ON "addresses" USING btree ("updated_at");
  CREATE INDEX "addresses_created_at_idx" ON "addresses" USING btree ("created_at");
  CREATE INDEX "address_entries_path_idx" ON "address_entries" USING btree ("path");
  CREATE INDEX "address_entries_answer_idx" ON "address_entries" USING btree ("answer");
  CREATE INDEX "address_entries_owner_idx" ON "address_entries" USING btree ("owner");
  CREATE INDEX "address_entries_updated_at_idx" ON "address_entries" USING btree ("updated_at");
  CREATE INDEX "address_entries_created_at_idx" ON "address_entries" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_addresses_fk" FOREIGN KEY ("addresses_id") REFERENCES "public"."addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_address_entries_fk" FOREIGN KEY ("address_entries_id") REFERENCES "public"."address_entries"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "url_targets_hits_idx" ON "url_targets" USING btree ("hits");
  CREATE INDEX "url_targets_last_hit_idx" ON "url_targets" USING btree ("last_hit");
  CREATE INDEX "payload_locked_documents_rels_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("addresses_id");
  CREATE INDEX "payload_locked_documents_rels_address_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("address_entries_id");`)

  // What readers could ask for so far: what is live, then what redirects say. Content wins, as it did for readers.
  await db.execute(sql`
  INSERT INTO "addresses" ("path", "answer", "owner", "target", "leads_to", "authority", "why", "by", "since")
  SELECT "path", "answer"::"enum_addresses_answer", "owner", "target",
    CASE WHEN "target" LIKE '/%' THEN lower(split_part(split_part("target", '#', 1), '?', 1)) WHEN "target" NOT LIKE 'http%' THEN "target" END,
    "authority", "why", 'Citydesk', "since"
  FROM (
    SELECT 1 AS "rank", "path", '200' AS "answer", 'posts:' || "id" AS "owner", NULL AS "target", NULL AS "authority", 'published' AS "why", coalesce("publish_date_time", "updated_at") AS "since"
      FROM "posts" WHERE "_status" = 'published' AND "deleted_at" IS NULL AND "path" IS NOT NULL
    UNION ALL SELECT 1, '/' || "slug", '200', 'pages:' || "id", NULL, NULL, 'published', "updated_at"
      FROM "pages" WHERE "_status" = 'published' AND "deleted_at" IS NULL AND "slug" IS NOT NULL
    UNION ALL SELECT 1, CASE WHEN "type" = 'show' THEN '/podcasts/' ELSE '/section/' END || "slug", '200', 'sections:' || "id", NULL, NULL, 'published', "updated_at"
      FROM "sections" WHERE "_status" = 'published' AND "deleted_at" IS NULL AND "slug" IS NOT NULL
    UNION ALL SELECT 1, '/newsletters/' || "newsletter_lists"."slug" || '/' || "newsletters"."slug", '200', 'newsletters:' || "newsletters"."id", NULL, NULL, 'published', "newsletters"."updated_at"
      FROM "newsletters" JOIN "newsletter_lists" ON "newsletter_lists"."id" = "newsletters"."list_id"
      WHERE "newsletters"."_status" = 'published' AND "newsletters"."deleted_at" IS NULL AND "newsletters"."slug" IS NOT NULL AND "newsletter_lists"."slug" IS NOT NULL
    UNION ALL SELECT 1, '/author/' || "slug", '200', 'authors:' || "id", NULL, NULL, 'published', "updated_at" FROM "authors" WHERE "slug" IS NOT NULL
    UNION ALL SELECT 1, '/tag/' || "slug", '200', 'tags:' || "id", NULL, NULL, 'published', "updated_at" FROM "tags" WHERE "slug" IS NOT NULL
    UNION ALL SELECT 2, "path",
      CASE WHEN "type" = 'gone' THEN '410' WHEN "type" = 'unavailable_for_legal_reasons' THEN '451' WHEN "code" = '307' THEN '307' ELSE '301' END,
      (SELECT 'posts:' || "posts"."id" FROM "posts" WHERE "posts"."path" = "url_targets"."path"),
      CASE "type" WHEN 'redirect' THEN "url" WHEN 'post' THEN 'posts:' || "post_id" WHEN 'page' THEN 'pages:' || "page_id" WHEN 'section' THEN 'sections:' || "section_id"
        WHEN 'tag' THEN 'tags:' || "tag_id" WHEN 'author' THEN 'authors:' || "author_id" END,
      "authority", 'redirect made', "updated_at"
      FROM "url_targets"
  ) AS "known" ORDER BY "rank" ON CONFLICT ("path") DO NOTHING;

  INSERT INTO "address_entries" ("path", "answer", "owner", "target", "authority", "why", "by", "created_at")
  SELECT "path", "answer"::text::"enum_address_entries_answer", "owner", "target", "authority", "why", "by", "since" FROM "addresses";

  -- Searching for a part of an address must not read all of them.
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "addresses_path_search" ON "addresses" USING gin ("path" gin_trgm_ops);
  CREATE INDEX "addresses_target_search" ON "addresses" USING gin ("target" gin_trgm_ops);
  CREATE INDEX "url_targets_path_search" ON "url_targets" USING gin ("path" gin_trgm_ops);
  CREATE INDEX "url_targets_url_search" ON "url_targets" USING gin ("url" gin_trgm_ops);
  CREATE INDEX "url_targets_note_search" ON "url_targets" USING gin ("note" gin_trgm_ops);

  CREATE FUNCTION "refuse_change_of_history"() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'The history of addresses is only ever added to'; END $$;
  CREATE TRIGGER "address_entries_append_only" BEFORE UPDATE OR DELETE ON "address_entries"
    FOR EACH ROW EXECUTE FUNCTION "refuse_change_of_history"();`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "addresses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "address_entries" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "addresses" CASCADE;
  DROP TABLE "address_entries" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_addresses_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_address_entries_fk";
  
  DROP INDEX "url_targets_hits_idx";
  DROP INDEX "url_targets_last_hit_idx";
  DROP INDEX "payload_locked_documents_rels_addresses_id_idx";
  DROP INDEX "payload_locked_documents_rels_address_entries_id_idx";
  ALTER TABLE "url_targets" DROP COLUMN "authority_url";
  ALTER TABLE "url_targets" DROP COLUMN "hits";
  ALTER TABLE "url_targets" DROP COLUMN "last_hit";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "addresses_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "address_entries_id";
  DROP TYPE "public"."enum_addresses_answer";
  DROP TYPE "public"."enum_address_entries_answer";
  DROP INDEX "url_targets_path_search";
  DROP INDEX "url_targets_url_search";
  DROP INDEX "url_targets_note_search";
  DROP FUNCTION "refuse_change_of_history";`)
}
