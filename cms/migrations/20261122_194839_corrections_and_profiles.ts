import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_corrections_kind" AS ENUM('correction', 'clarification', 'update');
  CREATE TYPE "public"."enum__posts_v_version_corrections_kind" AS ENUM('correction', 'clarification', 'update');
  CREATE TABLE "posts_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_posts_corrections_kind" DEFAULT 'correction',
  	"date" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__posts_v_version_corrections_kind" DEFAULT 'correction',
  	"date" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "authors_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  ALTER TABLE "sections" ADD COLUMN "parent_id" integer;
  ALTER TABLE "_sections_v" ADD COLUMN "version_parent_id" integer;
  ALTER TABLE "authors" ADD COLUMN "role" varchar;
  ALTER TABLE "authors" ADD COLUMN "contact" varchar;
  ALTER TABLE "posts_corrections" ADD CONSTRAINT "posts_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_corrections" ADD CONSTRAINT "_posts_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors_links" ADD CONSTRAINT "authors_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "posts_corrections_order_idx" ON "posts_corrections" USING btree ("_order");
  CREATE INDEX "posts_corrections_parent_id_idx" ON "posts_corrections" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_corrections_order_idx" ON "_posts_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_posts_v_version_corrections_parent_id_idx" ON "_posts_v_version_corrections" USING btree ("_parent_id");
  CREATE INDEX "authors_links_order_idx" ON "authors_links" USING btree ("_order");
  CREATE INDEX "authors_links_parent_id_idx" ON "authors_links" USING btree ("_parent_id");
  ALTER TABLE "sections" ADD CONSTRAINT "sections_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_parent_id_sections_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "sections_parent_idx" ON "sections" USING btree ("parent_id");
  CREATE INDEX "_sections_v_version_version_parent_idx" ON "_sections_v" USING btree ("version_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_posts_v_version_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "authors_links" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "posts_corrections" CASCADE;
  DROP TABLE "_posts_v_version_corrections" CASCADE;
  DROP TABLE "authors_links" CASCADE;
  ALTER TABLE "sections" DROP CONSTRAINT "sections_parent_id_sections_id_fk";
  
  ALTER TABLE "_sections_v" DROP CONSTRAINT "_sections_v_version_parent_id_sections_id_fk";
  
  DROP INDEX "sections_parent_idx";
  DROP INDEX "_sections_v_version_version_parent_idx";
  ALTER TABLE "sections" DROP COLUMN "parent_id";
  ALTER TABLE "_sections_v" DROP COLUMN "version_parent_id";
  ALTER TABLE "authors" DROP COLUMN "role";
  ALTER TABLE "authors" DROP COLUMN "contact";
  DROP TYPE "public"."enum_posts_corrections_kind";
  DROP TYPE "public"."enum__posts_v_version_corrections_kind";`)
}
