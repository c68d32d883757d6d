import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promotions" ADD COLUMN "political_is_political" boolean DEFAULT false;
  ALTER TABLE "promotions" ADD COLUMN "political_sponsor" varchar;
  ALTER TABLE "promotions" ADD COLUMN "political_amount" varchar;
  ALTER TABLE "promotions" ADD COLUMN "political_controller" varchar;
  ALTER TABLE "promotions" ADD COLUMN "political_occasion" varchar;
  ALTER TABLE "promotions" ADD COLUMN "political_notice_url" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_political_is_political" boolean DEFAULT false;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_political_sponsor" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_political_amount" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_political_controller" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_political_occasion" varchar;
  ALTER TABLE "_promotions_v" ADD COLUMN "version_political_notice_url" varchar;
  ALTER TABLE "settings" ADD COLUMN "ads_sellers" varchar;
  ALTER TABLE "settings" ADD COLUMN "ads_app_sellers" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "promotions" DROP COLUMN "political_is_political";
  ALTER TABLE "promotions" DROP COLUMN "political_sponsor";
  ALTER TABLE "promotions" DROP COLUMN "political_amount";
  ALTER TABLE "promotions" DROP COLUMN "political_controller";
  ALTER TABLE "promotions" DROP COLUMN "political_occasion";
  ALTER TABLE "promotions" DROP COLUMN "political_notice_url";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_political_is_political";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_political_sponsor";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_political_amount";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_political_controller";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_political_occasion";
  ALTER TABLE "_promotions_v" DROP COLUMN "version_political_notice_url";
  ALTER TABLE "settings" DROP COLUMN "ads_sellers";
  ALTER TABLE "settings" DROP COLUMN "ads_app_sellers";`)
}
