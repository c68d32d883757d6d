import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_invitations_state" AS ENUM('open', 'accepted', 'revoked');
  CREATE TYPE "public"."enum_roles_second_factor" AS ENUM('off', 'optional', 'required');
  CREATE TABLE "invitations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"state" "enum_invitations_state" DEFAULT 'open',
  	"expires_at" timestamp(3) with time zone,
  	"sent_at" timestamp(3) with time zone,
  	"invited_by_id" integer,
  	"account_id" integer,
  	"secret_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "invitations_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"roles_id" integer
  );
  
  ALTER TABLE "users" DROP COLUMN "login_attempts";
  ALTER TABLE "users" DROP COLUMN "lock_until";
  ALTER TABLE "users" ADD COLUMN "avatar_crop_x" numeric;
  ALTER TABLE "users" ADD COLUMN "avatar_crop_y" numeric;
  ALTER TABLE "users" ADD COLUMN "avatar_crop_zoom" numeric;
  ALTER TABLE "roles" ADD COLUMN "second_factor" "enum_roles_second_factor" DEFAULT 'optional';
  ALTER TABLE "roles" ADD COLUMN "grace_days" numeric DEFAULT 7;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations" ADD CONSTRAINT "invitations_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "invitations_rels" ADD CONSTRAINT "invitations_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "invitations_rels" ADD CONSTRAINT "invitations_rels_roles_fk" FOREIGN KEY ("roles_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "invitations_email_idx" ON "invitations" USING btree ("email");
  CREATE INDEX "invitations_state_idx" ON "invitations" USING btree ("state");
  CREATE INDEX "invitations_invited_by_idx" ON "invitations" USING btree ("invited_by_id");
  CREATE INDEX "invitations_account_idx" ON "invitations" USING btree ("account_id");
  CREATE INDEX "invitations_secret_hash_idx" ON "invitations" USING btree ("secret_hash");
  CREATE INDEX "invitations_updated_at_idx" ON "invitations" USING btree ("updated_at");
  CREATE INDEX "invitations_created_at_idx" ON "invitations" USING btree ("created_at");
  CREATE INDEX "invitations_rels_order_idx" ON "invitations_rels" USING btree ("order");
  CREATE INDEX "invitations_rels_parent_idx" ON "invitations_rels" USING btree ("parent_id");
  CREATE INDEX "invitations_rels_path_idx" ON "invitations_rels" USING btree ("path");
  CREATE INDEX "invitations_rels_roles_id_idx" ON "invitations_rels" USING btree ("roles_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "invitations" CASCADE;
  DROP TABLE "invitations_rels" CASCADE;
  ALTER TABLE "users" ADD COLUMN "login_attempts" numeric DEFAULT 0;
  ALTER TABLE "users" ADD COLUMN "lock_until" timestamp(3) with time zone;
  ALTER TABLE "users" DROP COLUMN "avatar_crop_x";
  ALTER TABLE "users" DROP COLUMN "avatar_crop_y";
  ALTER TABLE "users" DROP COLUMN "avatar_crop_zoom";
  ALTER TABLE "roles" DROP COLUMN "second_factor";
  ALTER TABLE "roles" DROP COLUMN "grace_days";
  DROP TYPE "public"."enum_invitations_state";
  DROP TYPE "public"."enum_roles_second_factor";`)
}
