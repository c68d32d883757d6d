import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_schedules_state" AS ENUM('waiting', 'done', 'cancelled', 'failed');
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'save', 'publish', 'schedule', 'unschedule', 'unpublish', 'trash', 'restore', 'erase', 'fire');
  CREATE TYPE "public"."enum_activity_outcome" AS ENUM('done', 'refused', 'late');
  CREATE TYPE "public"."enum_activity_door" AS ENUM('screen', 'rest', 'graphql', 'job', 'import', 'system');
  CREATE TYPE "public"."enum_activity_from" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_activity_to" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publish-scheduled');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publish-scheduled');
  ALTER TYPE "public"."enum_newsletters_publish_status" ADD VALUE 'SCHEDULED' BEFORE 'UNPUBLISHED_CHANGES';
  ALTER TYPE "public"."enum_newsletters_publish_status" ADD VALUE 'SCHEDULED_CHANGES' BEFORE 'UNPUBLISHED_CHANGES';
  ALTER TYPE "public"."enum_newsletters_publish_status" ADD VALUE 'UNSCHEDULED_CHANGES' BEFORE 'TRASHED';
  ALTER TYPE "public"."enum__newsletters_v_version_publish_status" ADD VALUE 'SCHEDULED' BEFORE 'UNPUBLISHED_CHANGES';
  ALTER TYPE "public"."enum__newsletters_v_version_publish_status" ADD VALUE 'SCHEDULED_CHANGES' BEFORE 'UNPUBLISHED_CHANGES';
  ALTER TYPE "public"."enum__newsletters_v_version_publish_status" ADD VALUE 'UNSCHEDULED_CHANGES' BEFORE 'TRASHED';
  CREATE TABLE "schedules" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"waiting_key" varchar,
  	"kind" varchar NOT NULL,
  	"document_id" varchar NOT NULL,
  	"version" varchar NOT NULL,
  	"content" jsonb NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"update_publish_date" boolean DEFAULT false NOT NULL,
  	"scheduled_by_id" integer,
  	"state" "enum_schedules_state" DEFAULT 'waiting' NOT NULL,
  	"fired_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "activity" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"action" "enum_activity_action" NOT NULL,
  	"outcome" "enum_activity_outcome" NOT NULL,
  	"door" "enum_activity_door" NOT NULL,
  	"kind" varchar NOT NULL,
  	"document_id" varchar NOT NULL,
  	"title" varchar,
  	"from" "enum_activity_from",
  	"to" "enum_activity_to",
  	"by_id" integer,
  	"by_name" varchar,
  	"detail" jsonb,
  	"idempotency_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "schedules_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "activity_id" integer;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_scheduled_by_id_users_id_fk" FOREIGN KEY ("scheduled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activity" ADD CONSTRAINT "activity_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "schedules_waiting_key_idx" ON "schedules" USING btree ("waiting_key");
  CREATE INDEX "schedules_scheduled_by_idx" ON "schedules" USING btree ("scheduled_by_id");
  CREATE INDEX "schedules_updated_at_idx" ON "schedules" USING btree ("updated_at");
  CREATE INDEX "schedules_created_at_idx" ON "schedules" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "schedules" USING btree ("state","due_at");
  CREATE INDEX "kind_documentId_idx" ON "schedules" USING btree ("kind","document_id");
  CREATE INDEX "activity_action_idx" ON "activity" USING btree ("action");
  CREATE INDEX "activity_outcome_idx" ON "activity" USING btree ("outcome");
  CREATE INDEX "activity_door_idx" ON "activity" USING btree ("door");
  CREATE INDEX "activity_by_idx" ON "activity" USING btree ("by_id");
  CREATE UNIQUE INDEX "activity_idempotency_key_idx" ON "activity" USING btree ("idempotency_key");
  CREATE INDEX "activity_updated_at_idx" ON "activity" USING btree ("updated_at");
  CREATE INDEX "activity_created_at_idx" ON "activity" USING btree ("created_at");
  CREATE INDEX "kind_documentId_createdAt_idx" ON "activity" USING btree ("kind","document_id","created_at");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_schedules_fk" FOREIGN KEY ("schedules_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activity_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_schedules_id_idx" ON "payload_locked_documents_rels" USING btree ("schedules_id");
  CREATE INDEX "payload_locked_documents_rels_activity_id_idx" ON "payload_locked_documents_rels" USING btree ("activity_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "schedules" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "activity" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs_log" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_jobs" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "activity" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_schedules_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_activity_fk";
  
  ALTER TABLE "newsletters" ALTER COLUMN "publish_status" SET DATA TYPE text;
  ALTER TABLE "newsletters" ALTER COLUMN "publish_status" SET DEFAULT 'DRAFT'::text;
  DROP TYPE "public"."enum_newsletters_publish_status";
  CREATE TYPE "public"."enum_newsletters_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  ALTER TABLE "newsletters" ALTER COLUMN "publish_status" SET DEFAULT 'DRAFT'::"public"."enum_newsletters_publish_status";
  ALTER TABLE "newsletters" ALTER COLUMN "publish_status" SET DATA TYPE "public"."enum_newsletters_publish_status" USING "publish_status"::"public"."enum_newsletters_publish_status";
  ALTER TABLE "_newsletters_v" ALTER COLUMN "version_publish_status" SET DATA TYPE text;
  ALTER TABLE "_newsletters_v" ALTER COLUMN "version_publish_status" SET DEFAULT 'DRAFT'::text;
  DROP TYPE "public"."enum__newsletters_v_version_publish_status";
  CREATE TYPE "public"."enum__newsletters_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  ALTER TABLE "_newsletters_v" ALTER COLUMN "version_publish_status" SET DEFAULT 'DRAFT'::"public"."enum__newsletters_v_version_publish_status";
  ALTER TABLE "_newsletters_v" ALTER COLUMN "version_publish_status" SET DATA TYPE "public"."enum__newsletters_v_version_publish_status" USING "version_publish_status"::"public"."enum__newsletters_v_version_publish_status";
  DROP INDEX "payload_locked_documents_rels_schedules_id_idx";
  DROP INDEX "payload_locked_documents_rels_activity_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "schedules_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "activity_id";
  DROP TYPE "public"."enum_schedules_state";
  DROP TYPE "public"."enum_activity_action";
  DROP TYPE "public"."enum_activity_outcome";
  DROP TYPE "public"."enum_activity_door";
  DROP TYPE "public"."enum_activity_from";
  DROP TYPE "public"."enum_activity_to";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";`)
}
