import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "assistants_suggested_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL
  );
  
  CREATE TABLE "assistant_texts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "assistants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"is_on" boolean DEFAULT true,
  	"slug" varchar,
  	"instructions" varchar,
  	"scope_uses_stories" boolean DEFAULT true,
  	"scope_from" timestamp(3) with time zone,
  	"scope_to" timestamp(3) with time zone,
  	"model" varchar DEFAULT 'claude-haiku-4-5' NOT NULL,
  	"limits_reader_hour" numeric DEFAULT 20 NOT NULL,
  	"limits_reader_day" numeric DEFAULT 60 NOT NULL,
  	"limits_total_hour" numeric DEFAULT 500 NOT NULL,
  	"limits_day_dollars" numeric DEFAULT 10 NOT NULL,
  	"limits_retention_days" numeric DEFAULT 30 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "assistants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"sections_id" integer,
  	"tags_id" integer,
  	"media_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "assistant_answers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"assistant_id" integer NOT NULL,
  	"answer" varchar NOT NULL,
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "assistant_answers_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"posts_id" integer
  );
  
  ALTER TABLE "candidate_forums_candidates" ADD COLUMN "assistant_id" integer;
  ALTER TABLE "assistants_suggested_questions" ADD CONSTRAINT "assistants_suggested_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistant_texts" ADD CONSTRAINT "assistant_texts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistants_rels" ADD CONSTRAINT "assistants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistants_rels" ADD CONSTRAINT "assistants_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistants_rels" ADD CONSTRAINT "assistants_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistants_rels" ADD CONSTRAINT "assistants_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistants_rels" ADD CONSTRAINT "assistants_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "assistant_answers" ADD CONSTRAINT "assistant_answers_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "assistant_answers_rels" ADD CONSTRAINT "assistant_answers_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."assistant_answers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "assistant_answers_rels" ADD CONSTRAINT "assistant_answers_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "assistants_suggested_questions_order_idx" ON "assistants_suggested_questions" USING btree ("_order");
  CREATE INDEX "assistants_suggested_questions_parent_id_idx" ON "assistants_suggested_questions" USING btree ("_parent_id");
  CREATE INDEX "assistant_texts_order_idx" ON "assistant_texts" USING btree ("_order");
  CREATE INDEX "assistant_texts_parent_id_idx" ON "assistant_texts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "assistants_slug_idx" ON "assistants" USING btree ("slug");
  CREATE INDEX "assistants_updated_at_idx" ON "assistants" USING btree ("updated_at");
  CREATE INDEX "assistants_created_at_idx" ON "assistants" USING btree ("created_at");
  CREATE INDEX "assistants_rels_order_idx" ON "assistants_rels" USING btree ("order");
  CREATE INDEX "assistants_rels_parent_idx" ON "assistants_rels" USING btree ("parent_id");
  CREATE INDEX "assistants_rels_path_idx" ON "assistants_rels" USING btree ("path");
  CREATE INDEX "assistants_rels_sections_id_idx" ON "assistants_rels" USING btree ("sections_id");
  CREATE INDEX "assistants_rels_tags_id_idx" ON "assistants_rels" USING btree ("tags_id");
  CREATE INDEX "assistants_rels_media_id_idx" ON "assistants_rels" USING btree ("media_id");
  CREATE INDEX "assistants_rels_users_id_idx" ON "assistants_rels" USING btree ("users_id");
  CREATE INDEX "assistant_answers_assistant_idx" ON "assistant_answers" USING btree ("assistant_id");
  CREATE INDEX "assistant_answers_created_by_idx" ON "assistant_answers" USING btree ("created_by_id");
  CREATE INDEX "assistant_answers_updated_at_idx" ON "assistant_answers" USING btree ("updated_at");
  CREATE INDEX "assistant_answers_created_at_idx" ON "assistant_answers" USING btree ("created_at");
  CREATE INDEX "assistant_answers_rels_order_idx" ON "assistant_answers_rels" USING btree ("order");
  CREATE INDEX "assistant_answers_rels_parent_idx" ON "assistant_answers_rels" USING btree ("parent_id");
  CREATE INDEX "assistant_answers_rels_path_idx" ON "assistant_answers_rels" USING btree ("path");
  CREATE INDEX "assistant_answers_rels_posts_id_idx" ON "assistant_answers_rels" USING btree ("posts_id");
  ALTER TABLE "candidate_forums_candidates" ADD CONSTRAINT "candidate_forums_candidates_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "candidate_forums_candidates_assistant_idx" ON "candidate_forums_candidates" USING btree ("assistant_id");

  -- The candidates named assistants that were not kept anywhere: each becomes a record, switched off until it has material.
  INSERT INTO "assistants" ("name", "slug", "is_on", "scope_uses_stories")
  SELECT min("assistant"), coalesce(nullif(btrim(regexp_replace(lower("assistant"), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'assistant'), false, false
  FROM "candidate_forums_candidates" WHERE btrim("assistant") <> '' GROUP BY 2;
  UPDATE "candidate_forums_candidates" c SET "assistant_id" = a."id" FROM "assistants" a
  WHERE btrim(c."assistant") <> ''
    AND a."slug" = coalesce(nullif(btrim(regexp_replace(lower(c."assistant"), '[^a-z0-9]+', '-', 'g'), '-'), ''), 'assistant');
  ALTER TABLE "candidate_forums_candidates" DROP COLUMN "assistant";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "assistants_suggested_questions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistants_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant_answers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "assistant_answers_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "assistants_suggested_questions" CASCADE;
  DROP TABLE "assistant_texts" CASCADE;
  DROP TABLE "assistants" CASCADE;
  DROP TABLE "assistants_rels" CASCADE;
  DROP TABLE "assistant_answers" CASCADE;
  DROP TABLE "assistant_answers_rels" CASCADE;
  ALTER TABLE "candidate_forums_candidates" DROP CONSTRAINT "candidate_forums_candidates_assistant_id_assistants_id_fk";
  
  DROP INDEX "candidate_forums_candidates_assistant_idx";
  ALTER TABLE "candidate_forums_candidates" ADD COLUMN "assistant" varchar;
  ALTER TABLE "candidate_forums_candidates" DROP COLUMN "assistant_id";`)
}
