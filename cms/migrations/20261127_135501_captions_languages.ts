import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Adds the language of captions, and captions in other languages. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_media_translated_captions_language" AS ENUM('sq', 'am', 'ar', 'hy', 'bn', 'eu', 'be', 'bs', 'bg', 'my', 'ca', 'hr', 'cs', 'da', 'dv', 'nl', 'en', 'et', 'fil', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hmn', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'kn', 'km', 'ko', 'ku', 'lo', 'lv', 'lt', 'mk', 'ms', 'ml', 'mt', 'mr', 'mn', 'ne', 'nb', 'nn', 'om', 'ps', 'fa', 'pl', 'pt', 'pa', 'pa-Arab', 'ro', 'ru', 'sr', 'zh-Hans', 'si', 'sk', 'sl', 'so', 'es', 'sw', 'sv', 'ta', 'te', 'th', 'ti', 'zh-Hant', 'tr', 'uk', 'ur', 'uz', 'vi', 'cy', 'yi', 'yo', 'zu');
  CREATE TYPE "public"."enum_media_captions_language" AS ENUM('sq', 'am', 'ar', 'hy', 'bn', 'eu', 'be', 'bs', 'bg', 'my', 'ca', 'hr', 'cs', 'da', 'dv', 'nl', 'en', 'et', 'fil', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hmn', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'kn', 'km', 'ko', 'ku', 'lo', 'lv', 'lt', 'mk', 'ms', 'ml', 'mt', 'mr', 'mn', 'ne', 'nb', 'nn', 'om', 'ps', 'fa', 'pl', 'pt', 'pa', 'pa-Arab', 'ro', 'ru', 'sr', 'zh-Hans', 'si', 'sk', 'sl', 'so', 'es', 'sw', 'sv', 'ta', 'te', 'th', 'ti', 'zh-Hant', 'tr', 'uk', 'ur', 'uz', 'vi', 'cy', 'yi', 'yo', 'zu');
  CREATE TABLE "media_translated_captions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"language" "enum_media_translated_captions_language",
  	"captions" varchar
  );
  
  ALTER TABLE "media" ADD COLUMN "captions_language" "enum_media_captions_language";
  ALTER TABLE "media" ADD COLUMN "translated_into" jsonb;
  ALTER TABLE "media_translated_captions" ADD CONSTRAINT "media_translated_captions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_translated_captions_order_idx" ON "media_translated_captions" USING btree ("_order");
  CREATE INDEX "media_translated_captions_parent_id_idx" ON "media_translated_captions" USING btree ("_parent_id");`)
}

/** Removes them. Captions in other languages are lost. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "media_translated_captions" CASCADE;
  ALTER TABLE "media" DROP COLUMN "captions_language";
  ALTER TABLE "media" DROP COLUMN "translated_into";
  DROP TYPE "public"."enum_media_translated_captions_language";
  DROP TYPE "public"."enum_media_captions_language";`)
}
