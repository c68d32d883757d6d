import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "advertisers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"website" varchar,
  	"note" varchar,
  	"ad_server_id" varchar NOT NULL,
  	"is_listed" boolean DEFAULT true,
  	"synchronised_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "hides_ads" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_hides_ads" boolean DEFAULT false;
  ALTER TABLE "posts" ADD COLUMN "sponsor_name" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_sponsor_name" varchar;
  ALTER TABLE "sections" ADD COLUMN "hides_ads" boolean DEFAULT false;
  ALTER TABLE "_sections_v" ADD COLUMN "version_hides_ads" boolean DEFAULT false;
  ALTER TABLE "tags" ADD COLUMN "hides_ads" boolean DEFAULT false;
  ALTER TABLE "settings" ADD COLUMN "ads_is_placed" boolean DEFAULT true;
  ALTER TABLE "settings" ADD COLUMN "ads_conversion_pixel" varchar;
  ALTER TABLE "settings" ADD COLUMN "personalisation_control_share" numeric DEFAULT 0;
  ALTER TABLE "settings" ADD COLUMN "privacy_asks_consent" boolean DEFAULT false;
  CREATE INDEX "advertisers_name_idx" ON "advertisers" USING btree ("name");
  CREATE UNIQUE INDEX "advertisers_ad_server_id_idx" ON "advertisers" USING btree ("ad_server_id");
  CREATE INDEX "advertisers_updated_at_idx" ON "advertisers" USING btree ("updated_at");
  CREATE INDEX "advertisers_created_at_idx" ON "advertisers" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "advertisers" CASCADE;
  ALTER TABLE "posts" DROP COLUMN "hides_ads";
  ALTER TABLE "_posts_v" DROP COLUMN "version_hides_ads";
  ALTER TABLE "posts" DROP COLUMN "sponsor_name";
  ALTER TABLE "_posts_v" DROP COLUMN "version_sponsor_name";
  ALTER TABLE "sections" DROP COLUMN "hides_ads";
  ALTER TABLE "_sections_v" DROP COLUMN "version_hides_ads";
  ALTER TABLE "tags" DROP COLUMN "hides_ads";
  ALTER TABLE "settings" DROP COLUMN "ads_is_placed";
  ALTER TABLE "settings" DROP COLUMN "ads_conversion_pixel";
  ALTER TABLE "settings" DROP COLUMN "personalisation_control_share";
  ALTER TABLE "settings" DROP COLUMN "privacy_asks_consent";`)
}
