import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_language" AS ENUM('sq', 'am', 'ar', 'hy', 'bn', 'eu', 'be', 'bs', 'bg', 'my', 'ca', 'hr', 'cs', 'da', 'dv', 'nl', 'en', 'et', 'fil', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hmn', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'kn', 'km', 'ko', 'ku', 'lo', 'lv', 'lt', 'mk', 'ms', 'ml', 'mt', 'mr', 'mn', 'ne', 'nb', 'nn', 'om', 'ps', 'fa', 'pl', 'pt', 'pa', 'pa-Arab', 'ro', 'ru', 'sr', 'zh-Hans', 'si', 'sk', 'sl', 'so', 'es', 'sw', 'sv', 'ta', 'te', 'th', 'ti', 'zh-Hant', 'tr', 'uk', 'ur', 'uz', 'vi', 'cy', 'yi', 'yo', 'zu');
  CREATE TYPE "public"."enum__posts_v_version_language" AS ENUM('sq', 'am', 'ar', 'hy', 'bn', 'eu', 'be', 'bs', 'bg', 'my', 'ca', 'hr', 'cs', 'da', 'dv', 'nl', 'en', 'et', 'fil', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hmn', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'kn', 'km', 'ko', 'ku', 'lo', 'lv', 'lt', 'mk', 'ms', 'ml', 'mt', 'mr', 'mn', 'ne', 'nb', 'nn', 'om', 'ps', 'fa', 'pl', 'pt', 'pa', 'pa-Arab', 'ro', 'ru', 'sr', 'zh-Hans', 'si', 'sk', 'sl', 'so', 'es', 'sw', 'sv', 'ta', 'te', 'th', 'ti', 'zh-Hant', 'tr', 'uk', 'ur', 'uz', 'vi', 'cy', 'yi', 'yo', 'zu');
  CREATE TYPE "public"."enum_settings_language" AS ENUM('sq', 'am', 'ar', 'hy', 'bn', 'eu', 'be', 'bs', 'bg', 'my', 'ca', 'hr', 'cs', 'da', 'dv', 'nl', 'en', 'et', 'fil', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hmn', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'kn', 'km', 'ko', 'ku', 'lo', 'lv', 'lt', 'mk', 'ms', 'ml', 'mt', 'mr', 'mn', 'ne', 'nb', 'nn', 'om', 'ps', 'fa', 'pl', 'pt', 'pa', 'pa-Arab', 'ro', 'ru', 'sr', 'zh-Hans', 'si', 'sk', 'sl', 'so', 'es', 'sw', 'sv', 'ta', 'te', 'th', 'ti', 'zh-Hant', 'tr', 'uk', 'ur', 'uz', 'vi', 'cy', 'yi', 'yo', 'zu');
  ALTER TABLE "posts" ADD COLUMN "language" "enum_posts_language";
  ALTER TABLE "_posts_v" ADD COLUMN "version_language" "enum__posts_v_version_language";
  ALTER TABLE "settings" ADD COLUMN "language" "enum_settings_language" DEFAULT 'en' NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "language";
  ALTER TABLE "_posts_v" DROP COLUMN "version_language";
  ALTER TABLE "settings" DROP COLUMN "language";
  DROP TYPE "public"."enum_posts_language";
  DROP TYPE "public"."enum__posts_v_version_language";
  DROP TYPE "public"."enum_settings_language";`)
}
