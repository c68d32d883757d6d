import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_api_tokens_permissions" AS ENUM('CREATE_POST', 'UPDATE_SELF_POST', 'UPDATE_POST', 'DELETE_SELF_POST', 'DELETE_POST', 'PUBLISH_POST', 'UNPUBLISH_SELF_POST', 'UNPUBLISH_POST', 'UPDATE_SECTION', 'PUBLISH_SECTION', 'UPDATE_PAGE', 'PUBLISH_PAGE', 'CREATE_NEWSLETTER', 'UPDATE_SELF_NEWSLETTER', 'UPDATE_NEWSLETTER', 'DELETE_SELF_NEWSLETTER', 'DELETE_NEWSLETTER', 'PUBLISH_NEWSLETTER', 'UNPUBLISH_SELF_NEWSLETTER', 'UNPUBLISH_NEWSLETTER', 'CREATE_PROMOTION', 'UPDATE_SELF_PROMOTION', 'UPDATE_PROMOTION', 'DELETE_SELF_PROMOTION', 'DELETE_PROMOTION', 'PUBLISH_PROMOTION', 'UNPUBLISH_SELF_PROMOTION', 'UNPUBLISH_PROMOTION', 'SYNC_BROADSTREET_ADVERTISER', 'UPDATE_BROADSTREET_ADVERTISER', 'READ_BROADSTREET_ADVERTISER', 'DELETE_BROADSTREET_ADVERTISER', 'CREATE_FILE', 'UPDATE_SELF_FILE', 'UPDATE_FILE', 'DELETE_SELF_FILE', 'DELETE_FILE', 'CREATE_USER', 'UPDATE_USER', 'UPDATE_SELF_USER', 'DELETE_USER', 'DELETE_SELF_USER', 'READ_USER', 'CREATE_ROLE', 'UPDATE_ROLE', 'DELETE_ROLE', 'READ_ROLE', 'CREATE_INVITATION', 'UPDATE_INVITATION', 'DELETE_INVITATION', 'READ_INVITATION', 'READ_ACTIVITY', 'IMPERSONATE_USER', 'IMPERSONATE_CUSTOMER', 'CREATE_API_TOKEN', 'UPDATE_API_TOKEN', 'DELETE_API_TOKEN', 'READ_API_TOKEN', 'CREATE_AUTHOR', 'UPDATE_AUTHOR', 'CREATE_POST_SOURCE', 'UPDATE_POST_SOURCE', 'CREATE_CONTRIBUTOR_ROLE', 'UPDATE_CONTRIBUTOR_ROLE', 'UPDATE_HTML_BLOCK', 'MANAGE_HOMEPAGE', 'VIEW_REDIRECTS', 'CREATE_REDIRECT', 'UPDATE_REDIRECT', 'DELETE_REDIRECT', 'UNLOCK_DOCUMENT', 'SYSTEM_TOOLS');
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'read' BEFORE 'send';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'export' BEFORE 'send';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'logIn' BEFORE 'send';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'logOut' BEFORE 'send';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'actAs' BEFORE 'send';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'endActAs' BEFORE 'send';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'operate' BEFORE 'send';
  ALTER TYPE "public"."enum_activity_action" ADD VALUE 'expire' BEFORE 'send';
  ALTER TYPE "public"."enum_activity_door" ADD VALUE 'mcp' BEFORE 'job';
  CREATE TABLE "api_tokens_permissions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_api_tokens_permissions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "api_tokens" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"per_minute" numeric DEFAULT 300,
  	"expires_at" timestamp(3) with time zone,
  	"owner_id" integer,
  	"hint" varchar,
  	"last_used_at" timestamp(3) with time zone,
  	"last_used_from" varchar,
  	"revoked_at" timestamp(3) with time zone,
  	"revoked_by" varchar,
  	"secret_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "api_tokens_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "activity" ADD COLUMN "on_behalf_of" varchar;
  ALTER TABLE "activity" ADD COLUMN "on_behalf_of_id" numeric;
  ALTER TABLE "activity" ADD COLUMN "token" varchar;
  ALTER TABLE "activity" ADD COLUMN "token_id" numeric;
  ALTER TABLE "activity" ADD COLUMN "network" varchar;
  ALTER TABLE "api_tokens_permissions" ADD CONSTRAINT "api_tokens_permissions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "api_tokens_texts" ADD CONSTRAINT "api_tokens_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "api_tokens_permissions_order_idx" ON "api_tokens_permissions" USING btree ("order");
  CREATE INDEX "api_tokens_permissions_parent_idx" ON "api_tokens_permissions" USING btree ("parent_id");
  CREATE INDEX "api_tokens_expires_at_idx" ON "api_tokens" USING btree ("expires_at");
  CREATE INDEX "api_tokens_owner_idx" ON "api_tokens" USING btree ("owner_id");
  CREATE INDEX "api_tokens_revoked_at_idx" ON "api_tokens" USING btree ("revoked_at");
  CREATE UNIQUE INDEX "api_tokens_secret_hash_idx" ON "api_tokens" USING btree ("secret_hash");
  CREATE INDEX "api_tokens_updated_at_idx" ON "api_tokens" USING btree ("updated_at");
  CREATE INDEX "api_tokens_created_at_idx" ON "api_tokens" USING btree ("created_at");
  CREATE INDEX "api_tokens_texts_order_parent" ON "api_tokens_texts" USING btree ("order","parent_id");
  CREATE INDEX "activity_on_behalf_of_id_idx" ON "activity" USING btree ("on_behalf_of_id");
  CREATE INDEX "activity_token_id_idx" ON "activity" USING btree ("token_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "api_tokens_permissions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "api_tokens" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "api_tokens_texts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "api_tokens_permissions" CASCADE;
  DROP TABLE "api_tokens" CASCADE;
  DROP TABLE "api_tokens_texts" CASCADE;
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_action";
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'update', 'unlock', 'endPreviews', 'send', 'pauseSend', 'resumeSend', 'cancelSend', 'save', 'publish', 'schedule', 'unschedule', 'unpublish', 'revert', 'trash', 'restore', 'erase', 'fire');
  ALTER TABLE "activity" ALTER COLUMN "action" SET DATA TYPE "public"."enum_activity_action" USING "action"::"public"."enum_activity_action";
  ALTER TABLE "activity" ALTER COLUMN "door" SET DATA TYPE text;
  DROP TYPE "public"."enum_activity_door";
  CREATE TYPE "public"."enum_activity_door" AS ENUM('screen', 'rest', 'graphql', 'job', 'import', 'system');
  ALTER TABLE "activity" ALTER COLUMN "door" SET DATA TYPE "public"."enum_activity_door" USING "door"::"public"."enum_activity_door";
  DROP INDEX "activity_on_behalf_of_id_idx";
  DROP INDEX "activity_token_id_idx";
  ALTER TABLE "activity" DROP COLUMN "on_behalf_of";
  ALTER TABLE "activity" DROP COLUMN "on_behalf_of_id";
  ALTER TABLE "activity" DROP COLUMN "token";
  ALTER TABLE "activity" DROP COLUMN "token_id";
  ALTER TABLE "activity" DROP COLUMN "network";
  DROP TYPE "public"."enum_api_tokens_permissions";`)
}
