import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reusable_blocks_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_reusable_blocks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_blocks_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum__reusable_blocks_v_version_status" AS ENUM('draft', 'published');
  ALTER TYPE "public"."enum_roles_permissions" ADD VALUE 'UPDATE_HTML_BLOCK' BEFORE 'MANAGE_HOMEPAGE';
  CREATE TABLE "reusable_blocks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"publish_status" "enum_reusable_blocks_publish_status" DEFAULT 'DRAFT',
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_reusable_blocks_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_reusable_blocks_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_publish_status" "enum__reusable_blocks_v_version_publish_status" DEFAULT 'DRAFT',
  	"version_created_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__reusable_blocks_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "candidate_forums_candidates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"label" varchar,
  	"image_id" integer,
  	"assistant" varchar
  );
  
  CREATE TABLE "candidate_forums" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "reusable_blocks_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "candidate_forums_id" integer;
  ALTER TABLE "reusable_blocks" ADD CONSTRAINT "reusable_blocks_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_blocks_v" ADD CONSTRAINT "_reusable_blocks_v_parent_id_reusable_blocks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_blocks_v" ADD CONSTRAINT "_reusable_blocks_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidate_forums_candidates" ADD CONSTRAINT "candidate_forums_candidates_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidate_forums_candidates" ADD CONSTRAINT "candidate_forums_candidates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."candidate_forums"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reusable_blocks_publish_status_idx" ON "reusable_blocks" USING btree ("publish_status");
  CREATE INDEX "reusable_blocks_created_by_idx" ON "reusable_blocks" USING btree ("created_by_id");
  CREATE INDEX "reusable_blocks_updated_at_idx" ON "reusable_blocks" USING btree ("updated_at");
  CREATE INDEX "reusable_blocks_created_at_idx" ON "reusable_blocks" USING btree ("created_at");
  CREATE INDEX "reusable_blocks_deleted_at_idx" ON "reusable_blocks" USING btree ("deleted_at");
  CREATE INDEX "reusable_blocks__status_idx" ON "reusable_blocks" USING btree ("_status");
  CREATE INDEX "_reusable_blocks_v_parent_idx" ON "_reusable_blocks_v" USING btree ("parent_id");
  CREATE INDEX "_reusable_blocks_v_version_version_publish_status_idx" ON "_reusable_blocks_v" USING btree ("version_publish_status");
  CREATE INDEX "_reusable_blocks_v_version_version_created_by_idx" ON "_reusable_blocks_v" USING btree ("version_created_by_id");
  CREATE INDEX "_reusable_blocks_v_version_version_updated_at_idx" ON "_reusable_blocks_v" USING btree ("version_updated_at");
  CREATE INDEX "_reusable_blocks_v_version_version_created_at_idx" ON "_reusable_blocks_v" USING btree ("version_created_at");
  CREATE INDEX "_reusable_blocks_v_version_version_deleted_at_idx" ON "_reusable_blocks_v" USING btree ("version_deleted_at");
  CREATE INDEX "_reusable_blocks_v_version_version__status_idx" ON "_reusable_blocks_v" USING btree ("version__status");
  CREATE INDEX "_reusable_blocks_v_created_at_idx" ON "_reusable_blocks_v" USING btree ("created_at");
  CREATE INDEX "_reusable_blocks_v_updated_at_idx" ON "_reusable_blocks_v" USING btree ("updated_at");
  CREATE INDEX "_reusable_blocks_v_latest_idx" ON "_reusable_blocks_v" USING btree ("latest");
  CREATE INDEX "_reusable_blocks_v_autosave_idx" ON "_reusable_blocks_v" USING btree ("autosave");
  CREATE INDEX "candidate_forums_candidates_order_idx" ON "candidate_forums_candidates" USING btree ("_order");
  CREATE INDEX "candidate_forums_candidates_parent_id_idx" ON "candidate_forums_candidates" USING btree ("_parent_id");
  CREATE INDEX "candidate_forums_candidates_image_idx" ON "candidate_forums_candidates" USING btree ("image_id");
  CREATE INDEX "candidate_forums_updated_at_idx" ON "candidate_forums" USING btree ("updated_at");
  CREATE INDEX "candidate_forums_created_at_idx" ON "candidate_forums" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk" FOREIGN KEY ("reusable_blocks_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_candidate_forums_fk" FOREIGN KEY ("candidate_forums_id") REFERENCES "public"."candidate_forums"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_reusable_blocks_id_idx" ON "payload_locked_documents_rels" USING btree ("reusable_blocks_id");
  CREATE INDEX "payload_locked_documents_rels_candidate_forums_id_idx" ON "payload_locked_documents_rels" USING btree ("candidate_forums_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "reusable_blocks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_reusable_blocks_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "candidate_forums_candidates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "candidate_forums" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "reusable_blocks" CASCADE;
  DROP TABLE "_reusable_blocks_v" CASCADE;
  DROP TABLE "candidate_forums_candidates" CASCADE;
  DROP TABLE "candidate_forums" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_reusable_blocks_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_candidate_forums_fk";
  
  ALTER TABLE "roles_permissions" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "public"."enum_roles_permissions";
  CREATE TYPE "public"."enum_roles_permissions" AS ENUM('CREATE_POST', 'UPDATE_SELF_POST', 'UPDATE_POST', 'DELETE_SELF_POST', 'DELETE_POST', 'PUBLISH_POST', 'UNPUBLISH_SELF_POST', 'UNPUBLISH_POST', 'UPDATE_SECTION', 'PUBLISH_SECTION', 'UPDATE_PAGE', 'PUBLISH_PAGE', 'CREATE_NEWSLETTER', 'UPDATE_SELF_NEWSLETTER', 'UPDATE_NEWSLETTER', 'DELETE_SELF_NEWSLETTER', 'DELETE_NEWSLETTER', 'PUBLISH_NEWSLETTER', 'UNPUBLISH_SELF_NEWSLETTER', 'UNPUBLISH_NEWSLETTER', 'CREATE_PROMOTION', 'UPDATE_SELF_PROMOTION', 'UPDATE_PROMOTION', 'DELETE_SELF_PROMOTION', 'DELETE_PROMOTION', 'PUBLISH_PROMOTION', 'UNPUBLISH_SELF_PROMOTION', 'UNPUBLISH_PROMOTION', 'SYNC_BROADSTREET_ADVERTISER', 'UPDATE_BROADSTREET_ADVERTISER', 'READ_BROADSTREET_ADVERTISER', 'DELETE_BROADSTREET_ADVERTISER', 'CREATE_FILE', 'UPDATE_SELF_FILE', 'UPDATE_FILE', 'DELETE_SELF_FILE', 'DELETE_FILE', 'CREATE_USER', 'UPDATE_USER', 'UPDATE_SELF_USER', 'DELETE_USER', 'DELETE_SELF_USER', 'READ_USER', 'CREATE_ROLE', 'UPDATE_ROLE', 'DELETE_ROLE', 'READ_ROLE', 'CREATE_INVITATION', 'UPDATE_INVITATION', 'DELETE_INVITATION', 'READ_INVITATION', 'READ_ACTIVITY', 'IMPERSONATE_USER', 'IMPERSONATE_CUSTOMER', 'CREATE_API_TOKEN', 'UPDATE_API_TOKEN', 'DELETE_API_TOKEN', 'READ_API_TOKEN', 'CREATE_AUTHOR', 'UPDATE_AUTHOR', 'CREATE_POST_SOURCE', 'UPDATE_POST_SOURCE', 'CREATE_CONTRIBUTOR_ROLE', 'UPDATE_CONTRIBUTOR_ROLE', 'MANAGE_HOMEPAGE', 'VIEW_REDIRECTS', 'CREATE_REDIRECT', 'UPDATE_REDIRECT', 'DELETE_REDIRECT', 'UNLOCK_DOCUMENT', 'SYSTEM_TOOLS');
  ALTER TABLE "roles_permissions" ALTER COLUMN "value" SET DATA TYPE "public"."enum_roles_permissions" USING "value"::"public"."enum_roles_permissions";
  DROP INDEX "payload_locked_documents_rels_reusable_blocks_id_idx";
  DROP INDEX "payload_locked_documents_rels_candidate_forums_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "reusable_blocks_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "candidate_forums_id";
  DROP TYPE "public"."enum_reusable_blocks_publish_status";
  DROP TYPE "public"."enum_reusable_blocks_status";
  DROP TYPE "public"."enum__reusable_blocks_v_version_publish_status";
  DROP TYPE "public"."enum__reusable_blocks_v_version_status";`)
}
