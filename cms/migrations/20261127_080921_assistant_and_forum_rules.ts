import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_answer_reports_reason" AS ENUM('wrong', 'misleading', 'unfair', 'offensive', 'other');
  CREATE TYPE "public"."enum_answer_reports_decision" AS ENUM('open', 'withdrawn', 'left');
  CREATE TABLE "answer_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar NOT NULL,
  	"answer" varchar NOT NULL,
  	"reason" "enum_answer_reports_reason" NOT NULL,
  	"email" varchar,
  	"details" varchar,
  	"assistant_id" integer,
  	"forum_id" integer,
  	"exchange" numeric NOT NULL,
  	"decision" "enum_answer_reports_decision" DEFAULT 'open' NOT NULL,
  	"reply" varchar,
  	"replied_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "assistants" ADD COLUMN "scope_stale_after_days" numeric DEFAULT 7;
  ALTER TABLE "assistants" ADD COLUMN "limits_total_day" numeric DEFAULT 3000 NOT NULL;
  ALTER TABLE "assistants" ADD COLUMN "limits_reader_day_dollars" numeric DEFAULT 0.5 NOT NULL;
  ALTER TABLE "assistants" ADD COLUMN "limits_hour_dollars" numeric DEFAULT 5 NOT NULL;
  ALTER TABLE "candidate_forums" ADD COLUMN "is_open" boolean DEFAULT true;
  ALTER TABLE "candidate_forums" ADD COLUMN "closes_at" timestamp(3) with time zone;
  ALTER TABLE "candidate_forums" ADD COLUMN "closed_text" varchar DEFAULT 'The candidates’ answers are not available right now.';
  ALTER TABLE "candidate_forums" ADD COLUMN "is_order_drawn" boolean DEFAULT true;
  ALTER TABLE "candidate_forums" ADD COLUMN "rules_instructions" varchar;
  ALTER TABLE "candidate_forums" ADD COLUMN "rules_model" varchar DEFAULT 'claude-haiku-4-5';
  ALTER TABLE "candidate_forums" ADD COLUMN "rules_day_dollars" numeric DEFAULT 10;
  ALTER TABLE "answer_reports" ADD CONSTRAINT "answer_reports_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "answer_reports" ADD CONSTRAINT "answer_reports_forum_id_candidate_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."candidate_forums"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "answer_reports_email_idx" ON "answer_reports" USING btree ("email");
  CREATE INDEX "answer_reports_assistant_idx" ON "answer_reports" USING btree ("assistant_id");
  CREATE INDEX "answer_reports_forum_idx" ON "answer_reports" USING btree ("forum_id");
  CREATE INDEX "answer_reports_exchange_idx" ON "answer_reports" USING btree ("exchange");
  CREATE INDEX "answer_reports_decision_idx" ON "answer_reports" USING btree ("decision");
  CREATE INDEX "answer_reports_updated_at_idx" ON "answer_reports" USING btree ("updated_at");
  CREATE INDEX "answer_reports_created_at_idx" ON "answer_reports" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "answer_reports" CASCADE;
  ALTER TABLE "assistants" DROP COLUMN "scope_stale_after_days";
  ALTER TABLE "assistants" DROP COLUMN "limits_total_day";
  ALTER TABLE "assistants" DROP COLUMN "limits_reader_day_dollars";
  ALTER TABLE "assistants" DROP COLUMN "limits_hour_dollars";
  ALTER TABLE "candidate_forums" DROP COLUMN "is_open";
  ALTER TABLE "candidate_forums" DROP COLUMN "closes_at";
  ALTER TABLE "candidate_forums" DROP COLUMN "closed_text";
  ALTER TABLE "candidate_forums" DROP COLUMN "is_order_drawn";
  ALTER TABLE "candidate_forums" DROP COLUMN "rules_instructions";
  ALTER TABLE "candidate_forums" DROP COLUMN "rules_model";
  ALTER TABLE "candidate_forums" DROP COLUMN "rules_day_dollars";
  DROP TYPE "public"."enum_answer_reports_reason";
  DROP TYPE "public"."enum_answer_reports_decision";`)
}
