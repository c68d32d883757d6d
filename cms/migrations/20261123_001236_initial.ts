import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'
import { isFromEarlierHistory } from '#cms/migrationHistory.ts'

/** Creates the tables of all collections. Written by Payload, but for the two statements at its beginning. */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  if (await isFromEarlierHistory(db)) return
  // Indexes for the search by parts of words.
  await db.execute(sql`CREATE EXTENSION IF NOT EXISTS pg_trgm`)
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_corrections_kind" AS ENUM('correction', 'clarification', 'update');
  CREATE TYPE "public"."enum_posts_kicker" AS ENUM('Exclusive', 'Live Chat', 'Breaking', 'Live', 'Developing');
  CREATE TYPE "public"."enum_posts_featured_media_type" AS ENUM('IMAGE', 'VIDEO', 'AUDIO', 'NONE');
  CREATE TYPE "public"."enum_posts_type" AS ENUM('article', 'opinion', 'sponsored', 'episode');
  CREATE TYPE "public"."enum_posts_language" AS ENUM('sq', 'am', 'ar', 'hy', 'bn', 'eu', 'be', 'bs', 'bg', 'my', 'ca', 'hr', 'cs', 'da', 'dv', 'nl', 'en', 'et', 'fil', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hmn', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'kn', 'km', 'ko', 'ku', 'lo', 'lv', 'lt', 'mk', 'ms', 'ml', 'mt', 'mr', 'mn', 'ne', 'nb', 'nn', 'om', 'ps', 'fa', 'pl', 'pt', 'pa', 'pa-Arab', 'ro', 'ru', 'sr', 'zh-Hans', 'si', 'sk', 'sl', 'so', 'es', 'sw', 'sv', 'ta', 'te', 'th', 'ti', 'zh-Hant', 'tr', 'uk', 'ur', 'uz', 'vi', 'cy', 'yi', 'yo', 'zu');
  CREATE TYPE "public"."enum_posts_headline_placement" AS ENUM('TOP', 'BOTTOM');
  CREATE TYPE "public"."enum_posts_layout" AS ENUM('DEFAULT');
  CREATE TYPE "public"."enum_posts_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_corrections_kind" AS ENUM('correction', 'clarification', 'update');
  CREATE TYPE "public"."enum__posts_v_version_kicker" AS ENUM('Exclusive', 'Live Chat', 'Breaking', 'Live', 'Developing');
  CREATE TYPE "public"."enum__posts_v_version_featured_media_type" AS ENUM('IMAGE', 'VIDEO', 'AUDIO', 'NONE');
  CREATE TYPE "public"."enum__posts_v_version_type" AS ENUM('article', 'opinion', 'sponsored', 'episode');
  CREATE TYPE "public"."enum__posts_v_version_language" AS ENUM('sq', 'am', 'ar', 'hy', 'bn', 'eu', 'be', 'bs', 'bg', 'my', 'ca', 'hr', 'cs', 'da', 'dv', 'nl', 'en', 'et', 'fil', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hmn', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'kn', 'km', 'ko', 'ku', 'lo', 'lv', 'lt', 'mk', 'ms', 'ml', 'mt', 'mr', 'mn', 'ne', 'nb', 'nn', 'om', 'ps', 'fa', 'pl', 'pt', 'pa', 'pa-Arab', 'ro', 'ru', 'sr', 'zh-Hans', 'si', 'sk', 'sl', 'so', 'es', 'sw', 'sv', 'ta', 'te', 'th', 'ti', 'zh-Hant', 'tr', 'uk', 'ur', 'uz', 'vi', 'cy', 'yi', 'yo', 'zu');
  CREATE TYPE "public"."enum__posts_v_version_headline_placement" AS ENUM('TOP', 'BOTTOM');
  CREATE TYPE "public"."enum__posts_v_version_layout" AS ENUM('DEFAULT');
  CREATE TYPE "public"."enum__posts_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sections_type" AS ENUM('sports', 'politics', 'show');
  CREATE TYPE "public"."enum_sections_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_version_type" AS ENUM('sports', 'politics', 'show');
  CREATE TYPE "public"."enum__sections_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum__sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_pages_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reusable_blocks_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_reusable_blocks_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__reusable_blocks_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum__reusable_blocks_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_media_scheme" AS ENUM('image', 'video', 'audio', 'document', 'presentation', 'other');
  CREATE TYPE "public"."enum_newsletters_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_newsletters_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__newsletters_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum__newsletters_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_newsletter_subscriptions_state" AS ENUM('pending', 'confirmed', 'ended');
  CREATE TYPE "public"."enum_promotions_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__promotions_v_version_publish_status" AS ENUM('DRAFT', 'PUBLISHED', 'UNPUBLISHED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_embeds_kind" AS ENUM('photo', 'video', 'link', 'rich');
  CREATE TYPE "public"."enum_url_targets_type" AS ENUM('post', 'author', 'page', 'tag', 'section', 'redirect', 'gone', 'unavailable_for_legal_reasons');
  CREATE TYPE "public"."enum_url_targets_code" AS ENUM('301', '307');
  CREATE TYPE "public"."enum_addresses_answer" AS ENUM('200', '301', '307', '410', '451', '404');
  CREATE TYPE "public"."enum_address_entries_answer" AS ENUM('200', '301', '307', '410', '451', '404');
  CREATE TYPE "public"."enum_users_status" AS ENUM('ACTIVE', 'INACTIVE');
  CREATE TYPE "public"."enum_users_provider" AS ENUM('EMAIL', 'OIDC');
  CREATE TYPE "public"."enum_users_auth_flow_state" AS ENUM('CREATED_ACCOUNT', 'EMAIL_VERIFIED', 'TOTP_VERIFIED');
  CREATE TYPE "public"."enum_roles_permissions" AS ENUM('CREATE_POST', 'UPDATE_SELF_POST', 'UPDATE_POST', 'DELETE_SELF_POST', 'DELETE_POST', 'PUBLISH_POST', 'UNPUBLISH_SELF_POST', 'UNPUBLISH_POST', 'UPDATE_SECTION', 'PUBLISH_SECTION', 'UPDATE_PAGE', 'PUBLISH_PAGE', 'CREATE_NEWSLETTER', 'UPDATE_SELF_NEWSLETTER', 'UPDATE_NEWSLETTER', 'DELETE_SELF_NEWSLETTER', 'DELETE_NEWSLETTER', 'PUBLISH_NEWSLETTER', 'UNPUBLISH_SELF_NEWSLETTER', 'UNPUBLISH_NEWSLETTER', 'CREATE_PROMOTION', 'UPDATE_SELF_PROMOTION', 'UPDATE_PROMOTION', 'DELETE_SELF_PROMOTION', 'DELETE_PROMOTION', 'PUBLISH_PROMOTION', 'UNPUBLISH_SELF_PROMOTION', 'UNPUBLISH_PROMOTION', 'SYNC_BROADSTREET_ADVERTISER', 'UPDATE_BROADSTREET_ADVERTISER', 'READ_BROADSTREET_ADVERTISER', 'DELETE_BROADSTREET_ADVERTISER', 'CREATE_FILE', 'UPDATE_SELF_FILE', 'UPDATE_FILE', 'DELETE_SELF_FILE', 'DELETE_FILE', 'CREATE_USER', 'UPDATE_USER', 'UPDATE_SELF_USER', 'DELETE_USER', 'DELETE_SELF_USER', 'READ_USER', 'CREATE_ROLE', 'UPDATE_ROLE', 'DELETE_ROLE', 'READ_ROLE', 'CREATE_INVITATION', 'UPDATE_INVITATION', 'DELETE_INVITATION', 'READ_INVITATION', 'READ_ACTIVITY', 'IMPERSONATE_USER', 'IMPERSONATE_CUSTOMER', 'CREATE_API_TOKEN', 'UPDATE_API_TOKEN', 'DELETE_API_TOKEN', 'READ_API_TOKEN', 'CREATE_AUTHOR', 'UPDATE_AUTHOR', 'CREATE_POST_SOURCE', 'UPDATE_POST_SOURCE', 'CREATE_CONTRIBUTOR_ROLE', 'UPDATE_CONTRIBUTOR_ROLE', 'UPDATE_HTML_BLOCK', 'MANAGE_HOMEPAGE', 'VIEW_REDIRECTS', 'CREATE_REDIRECT', 'UPDATE_REDIRECT', 'DELETE_REDIRECT', 'UNLOCK_DOCUMENT', 'SYSTEM_TOOLS');
  CREATE TYPE "public"."enum_schedules_state" AS ENUM('waiting', 'done', 'cancelled', 'failed');
  CREATE TYPE "public"."enum_activity_action" AS ENUM('create', 'unlock', 'save', 'publish', 'schedule', 'unschedule', 'unpublish', 'trash', 'restore', 'erase', 'fire');
  CREATE TYPE "public"."enum_activity_outcome" AS ENUM('done', 'refused', 'late');
  CREATE TYPE "public"."enum_activity_door" AS ENUM('screen', 'rest', 'graphql', 'job', 'import', 'system');
  CREATE TYPE "public"."enum_activity_from" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_activity_to" AS ENUM('DRAFT', 'PUBLISHED', 'SCHEDULED', 'SCHEDULED_CHANGES', 'UNPUBLISHED_CHANGES', 'UNSCHEDULED_CHANGES', 'TRASHED');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'publish-scheduled');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'publish-scheduled');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('posts', 'sections', 'newsletters');
  CREATE TYPE "public"."enum_settings_navigation_type" AS ENUM('section', 'page', 'link');
  CREATE TYPE "public"."enum_settings_language" AS ENUM('sq', 'am', 'ar', 'hy', 'bn', 'eu', 'be', 'bs', 'bg', 'my', 'ca', 'hr', 'cs', 'da', 'dv', 'nl', 'en', 'et', 'fil', 'fi', 'fr', 'gl', 'ka', 'de', 'el', 'gu', 'ht', 'ha', 'haw', 'he', 'hi', 'hmn', 'hu', 'is', 'id', 'ga', 'it', 'ja', 'kn', 'km', 'ko', 'ku', 'lo', 'lv', 'lt', 'mk', 'ms', 'ml', 'mt', 'mr', 'mn', 'ne', 'nb', 'nn', 'om', 'ps', 'fa', 'pl', 'pt', 'pa', 'pa-Arab', 'ro', 'ru', 'sr', 'zh-Hans', 'si', 'sk', 'sl', 'so', 'es', 'sw', 'sv', 'ta', 'te', 'th', 'ti', 'zh-Hant', 'tr', 'uk', 'ur', 'uz', 'vi', 'cy', 'yi', 'yo', 'zu');
  CREATE TABLE "posts_meta_platform_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar,
  	"value" varchar
  );
  
  CREATE TABLE "posts_contributors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"author_id" integer,
  	"role_id" integer
  );
  
  CREATE TABLE "posts_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_posts_corrections_kind" DEFAULT 'correction',
  	"date" timestamp(3) with time zone,
  	"text" varchar
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"headline" varchar,
  	"subhead" jsonb,
  	"subhead_text" varchar,
  	"body" jsonb,
  	"kicker" "enum_posts_kicker",
  	"kicker_expires_in" numeric,
  	"kicker_expires_at" varchar,
  	"featured_media_id" integer,
  	"featured_media_crop" jsonb,
  	"featured_media_type" "enum_posts_featured_media_type" DEFAULT 'IMAGE',
  	"featured_media_caption" varchar DEFAULT '',
  	"website_image_id" integer,
  	"website_image_crop" jsonb,
  	"social_image_id" integer,
  	"social_image_crop" jsonb,
  	"type" "enum_posts_type" DEFAULT 'article',
  	"sponsored_url" varchar,
  	"show_id" integer,
  	"language" "enum_posts_language",
  	"primary_section_id" integer,
  	"headline_placement" "enum_posts_headline_placement" DEFAULT 'BOTTOM',
  	"layout" "enum_posts_layout" DEFAULT 'DEFAULT',
  	"comments_enabled" boolean DEFAULT false,
  	"send_to_aggregator" boolean DEFAULT true,
  	"note" varchar,
  	"publish_status" "enum_posts_publish_status" DEFAULT 'DRAFT',
  	"publish_date_time" timestamp(3) with time zone,
  	"slug" varchar,
  	"path" varchar,
  	"created_by_id" integer,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"sort_title" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"authors_id" integer,
  	"sections_id" integer,
  	"tags_id" integer,
  	"post_sources_id" integer
  );
  
  CREATE TABLE "_posts_v_version_meta_platform_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"type" varchar,
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posts_v_version_contributors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"author_id" integer,
  	"role_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posts_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__posts_v_version_corrections_kind" DEFAULT 'correction',
  	"date" timestamp(3) with time zone,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_headline" varchar,
  	"version_subhead" jsonb,
  	"version_subhead_text" varchar,
  	"version_body" jsonb,
  	"version_kicker" "enum__posts_v_version_kicker",
  	"version_kicker_expires_in" numeric,
  	"version_kicker_expires_at" varchar,
  	"version_featured_media_id" integer,
  	"version_featured_media_crop" jsonb,
  	"version_featured_media_type" "enum__posts_v_version_featured_media_type" DEFAULT 'IMAGE',
  	"version_featured_media_caption" varchar DEFAULT '',
  	"version_website_image_id" integer,
  	"version_website_image_crop" jsonb,
  	"version_social_image_id" integer,
  	"version_social_image_crop" jsonb,
  	"version_type" "enum__posts_v_version_type" DEFAULT 'article',
  	"version_sponsored_url" varchar,
  	"version_show_id" integer,
  	"version_language" "enum__posts_v_version_language",
  	"version_primary_section_id" integer,
  	"version_headline_placement" "enum__posts_v_version_headline_placement" DEFAULT 'BOTTOM',
  	"version_layout" "enum__posts_v_version_layout" DEFAULT 'DEFAULT',
  	"version_comments_enabled" boolean DEFAULT false,
  	"version_send_to_aggregator" boolean DEFAULT true,
  	"version_note" varchar,
  	"version_publish_status" "enum__posts_v_version_publish_status" DEFAULT 'DRAFT',
  	"version_publish_date_time" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_path" varchar,
  	"version_created_by_id" integer,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_sort_title" varchar,
  	"version_search_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_posts_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"authors_id" integer,
  	"sections_id" integer,
  	"tags_id" integer,
  	"post_sources_id" integer
  );
  
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"description" jsonb,
  	"meta_podcast_logo_square_id" integer,
  	"meta_podcast_logo_wide_id" integer,
  	"meta_podcast_theme_color" varchar,
  	"meta_podcast_apple_link" varchar,
  	"meta_podcast_spotify_link" varchar,
  	"meta_podcast_youtube_link" varchar,
  	"type" "enum_sections_type",
  	"parent_id" integer,
  	"publish_status" "enum_sections_publish_status" DEFAULT 'DRAFT',
  	"slug" varchar,
  	"created_by_id" integer,
  	"import_key" varchar,
  	"sort_title" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_description" jsonb,
  	"version_meta_podcast_logo_square_id" integer,
  	"version_meta_podcast_logo_wide_id" integer,
  	"version_meta_podcast_theme_color" varchar,
  	"version_meta_podcast_apple_link" varchar,
  	"version_meta_podcast_spotify_link" varchar,
  	"version_meta_podcast_youtube_link" varchar,
  	"version_type" "enum__sections_v_version_type",
  	"version_parent_id" integer,
  	"version_publish_status" "enum__sections_v_version_publish_status" DEFAULT 'DRAFT',
  	"version_slug" varchar,
  	"version_created_by_id" integer,
  	"version_import_key" varchar,
  	"version_sort_title" varchar,
  	"version_search_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"body" jsonb,
  	"publish_status" "enum_pages_publish_status" DEFAULT 'DRAFT',
  	"slug" varchar,
  	"created_by_id" integer,
  	"import_key" varchar,
  	"import_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_body" jsonb,
  	"version_publish_status" "enum__pages_v_version_publish_status" DEFAULT 'DRAFT',
  	"version_slug" varchar,
  	"version_created_by_id" integer,
  	"version_import_key" varchar,
  	"version_import_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
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
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"caption" varchar,
  	"credit" varchar,
  	"usage_instructions" varchar,
  	"scheme" "enum_media_scheme",
  	"duration" numeric,
  	"taken_at" timestamp(3) with time zone,
  	"poster_id" integer,
  	"search_text" varchar,
  	"created_by_id" integer,
  	"import_key" varchar,
  	"provider_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_preview_url" varchar,
  	"sizes_preview_width" numeric,
  	"sizes_preview_height" numeric,
  	"sizes_preview_mime_type" varchar,
  	"sizes_preview_filesize" numeric,
  	"sizes_preview_filename" varchar
  );
  
  CREATE TABLE "tags" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "authors_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" varchar,
  	"bio" varchar,
  	"portrait_id" integer,
  	"contact" varchar,
  	"email" varchar,
  	"user_id" integer,
  	"slug" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "post_sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contributor_roles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"subject" varchar,
  	"preview_text" varchar,
  	"body" jsonb,
  	"publish_status" "enum_newsletters_publish_status" DEFAULT 'DRAFT',
  	"list_id" integer,
  	"publish_date_time" timestamp(3) with time zone,
  	"slug" varchar,
  	"created_by_id" integer,
  	"import_key" varchar,
  	"sort_title" varchar,
  	"search_text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_newsletters_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_newsletters_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_subject" varchar,
  	"version_preview_text" varchar,
  	"version_body" jsonb,
  	"version_publish_status" "enum__newsletters_v_version_publish_status" DEFAULT 'DRAFT',
  	"version_list_id" integer,
  	"version_publish_date_time" timestamp(3) with time zone,
  	"version_slug" varchar,
  	"version_created_by_id" integer,
  	"version_import_key" varchar,
  	"version_sort_title" varchar,
  	"version_search_text" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__newsletters_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "newsletter_lists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"logo_id" integer,
  	"cta_title" varchar,
  	"description" varchar,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_subscriptions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"list_id" integer,
  	"state" "enum_newsletter_subscriptions_state" NOT NULL,
  	"source" varchar,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"mails" numeric DEFAULT 0 NOT NULL,
  	"mailed_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"heading" varchar,
  	"description" varchar,
  	"cta_button_text" varchar,
  	"url" varchar,
  	"featured_image_id" integer,
  	"publish_status" "enum_promotions_publish_status" DEFAULT 'DRAFT',
  	"created_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_promotions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_promotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_heading" varchar,
  	"version_description" varchar,
  	"version_cta_button_text" varchar,
  	"version_url" varchar,
  	"version_featured_image_id" integer,
  	"version_publish_status" "enum__promotions_v_version_publish_status" DEFAULT 'DRAFT',
  	"version_created_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__promotions_v_version_status" DEFAULT 'draft',
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
  
  CREATE TABLE "embeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar NOT NULL,
  	"kind" "enum_embeds_kind" NOT NULL,
  	"title" varchar,
  	"provider" varchar,
  	"record" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "url_targets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"type" "enum_url_targets_type" DEFAULT 'redirect' NOT NULL,
  	"post_id" integer,
  	"author_id" integer,
  	"page_id" integer,
  	"tag_id" integer,
  	"section_id" integer,
  	"url" varchar,
  	"code" "enum_url_targets_code" DEFAULT '301',
  	"authority" varchar,
  	"authority_url" varchar,
  	"note" varchar,
  	"hits" numeric DEFAULT 0,
  	"last_hit" timestamp(3) with time zone,
  	"created_by_id" integer,
  	"import_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"answer" "enum_addresses_answer" NOT NULL,
  	"owner" varchar,
  	"target" varchar,
  	"authority" varchar,
  	"authority_url" varchar,
  	"why" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"leads_to" varchar,
  	"since" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "address_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"answer" "enum_address_entries_answer" NOT NULL,
  	"owner" varchar,
  	"target" varchar,
  	"authority" varchar,
  	"authority_url" varchar,
  	"why" varchar NOT NULL,
  	"by" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"avatar_id" integer,
  	"status" "enum_users_status" DEFAULT 'ACTIVE',
  	"provider" "enum_users_provider" DEFAULT 'EMAIL',
  	"auth_flow_state" "enum_users_auth_flow_state" DEFAULT 'CREATED_ACCOUNT',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "users_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"roles_id" integer
  );
  
  CREATE TABLE "roles_permissions" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_roles_permissions",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "roles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"description" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
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
  
  CREATE TABLE "post_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"post" numeric NOT NULL,
  	"hour" timestamp(3) with time zone NOT NULL,
  	"views" numeric NOT NULL
  );
  
  CREATE TABLE "reader_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"action" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"times" numeric NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "homepage" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"rows" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_navigation" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" "enum_settings_navigation_type" DEFAULT 'section' NOT NULL,
  	"section_id" integer,
  	"page_id" integer,
  	"url" varchar,
  	"label" varchar
  );
  
  CREATE TABLE "settings_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "settings_listening_platforms" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type" varchar NOT NULL,
  	"label" varchar NOT NULL
  );
  
  CREATE TABLE "settings_ads_zones" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"position" varchar,
  	"zone_id" varchar
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar DEFAULT 'Citydesk' NOT NULL,
  	"brand" varchar DEFAULT 'citydesk' NOT NULL,
  	"tagline" varchar,
  	"logo_id" integer,
  	"language" "enum_settings_language" DEFAULT 'en' NOT NULL,
  	"time_zone" varchar DEFAULT 'America/Los_Angeles' NOT NULL,
  	"accent_light" varchar DEFAULT '#9c1c1c' NOT NULL,
  	"accent_dark" varchar DEFAULT '#f0a8a0' NOT NULL,
  	"ads_is_enabled" boolean DEFAULT false,
  	"ads_network_id" varchar,
  	"aggregator_name" varchar DEFAULT 'News aggregator',
  	"checklist_headline_is_populated" boolean DEFAULT true,
  	"checklist_headline_is_short" boolean DEFAULT true,
  	"checklist_dek_is_long" boolean DEFAULT true,
  	"checklist_dek_is_short" boolean DEFAULT true,
  	"checklist_primary_section_is_selected" boolean DEFAULT false,
  	"checklist_tags_are_selected" boolean DEFAULT true,
  	"checklist_slug_is_available" boolean DEFAULT true,
  	"checklist_featured_media_is_populated" boolean DEFAULT false,
  	"checklist_featured_media_has_caption" boolean DEFAULT true,
  	"checklist_featured_crop_is_set" boolean DEFAULT false,
  	"checklist_website_image_is_selected" boolean DEFAULT true,
  	"checklist_website_crop_is_set" boolean DEFAULT true,
  	"checklist_social_crop_is_set" boolean DEFAULT true,
  	"checklist_sponsored_url_is_valid" boolean DEFAULT true,
  	"checklist_show_is_selected" boolean DEFAULT true,
  	"checklist_platform_url_is_provided" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "posts_meta_platform_links" ADD CONSTRAINT "posts_meta_platform_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_contributors" ADD CONSTRAINT "posts_contributors_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_contributors" ADD CONSTRAINT "posts_contributors_role_id_contributor_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."contributor_roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_contributors" ADD CONSTRAINT "posts_contributors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_corrections" ADD CONSTRAINT "posts_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_featured_media_id_media_id_fk" FOREIGN KEY ("featured_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_website_image_id_media_id_fk" FOREIGN KEY ("website_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_social_image_id_media_id_fk" FOREIGN KEY ("social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_show_id_sections_id_fk" FOREIGN KEY ("show_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_primary_section_id_sections_id_fk" FOREIGN KEY ("primary_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_texts" ADD CONSTRAINT "posts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_post_sources_fk" FOREIGN KEY ("post_sources_id") REFERENCES "public"."post_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_meta_platform_links" ADD CONSTRAINT "_posts_v_version_meta_platform_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_contributors" ADD CONSTRAINT "_posts_v_version_contributors_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_version_contributors" ADD CONSTRAINT "_posts_v_version_contributors_role_id_contributor_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."contributor_roles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_version_contributors" ADD CONSTRAINT "_posts_v_version_contributors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_version_corrections" ADD CONSTRAINT "_posts_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_featured_media_id_media_id_fk" FOREIGN KEY ("version_featured_media_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_website_image_id_media_id_fk" FOREIGN KEY ("version_website_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_social_image_id_media_id_fk" FOREIGN KEY ("version_social_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_show_id_sections_id_fk" FOREIGN KEY ("version_show_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_primary_section_id_sections_id_fk" FOREIGN KEY ("version_primary_section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_texts" ADD CONSTRAINT "_posts_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_tags_fk" FOREIGN KEY ("tags_id") REFERENCES "public"."tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_post_sources_fk" FOREIGN KEY ("post_sources_id") REFERENCES "public"."post_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections" ADD CONSTRAINT "sections_meta_podcast_logo_square_id_media_id_fk" FOREIGN KEY ("meta_podcast_logo_square_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sections" ADD CONSTRAINT "sections_meta_podcast_logo_wide_id_media_id_fk" FOREIGN KEY ("meta_podcast_logo_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sections" ADD CONSTRAINT "sections_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "sections" ADD CONSTRAINT "sections_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_meta_podcast_logo_square_id_media_id_fk" FOREIGN KEY ("version_meta_podcast_logo_square_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_meta_podcast_logo_wide_id_media_id_fk" FOREIGN KEY ("version_meta_podcast_logo_wide_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_parent_id_sections_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reusable_blocks" ADD CONSTRAINT "reusable_blocks_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_blocks_v" ADD CONSTRAINT "_reusable_blocks_v_parent_id_reusable_blocks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."reusable_blocks"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_reusable_blocks_v" ADD CONSTRAINT "_reusable_blocks_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_poster_id_media_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media" ADD CONSTRAINT "media_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors_links" ADD CONSTRAINT "authors_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "authors" ADD CONSTRAINT "authors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_list_id_newsletter_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."newsletter_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters" ADD CONSTRAINT "newsletters_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_parent_id_newsletters_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_version_list_id_newsletter_lists_id_fk" FOREIGN KEY ("version_list_id") REFERENCES "public"."newsletter_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_newsletters_v" ADD CONSTRAINT "_newsletters_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_lists" ADD CONSTRAINT "newsletter_lists_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletter_subscriptions" ADD CONSTRAINT "newsletter_subscriptions_list_id_newsletter_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."newsletter_lists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_featured_image_id_media_id_fk" FOREIGN KEY ("featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "promotions" ADD CONSTRAINT "promotions_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_parent_id_promotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_featured_image_id_media_id_fk" FOREIGN KEY ("version_featured_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_promotions_v" ADD CONSTRAINT "_promotions_v_version_created_by_id_users_id_fk" FOREIGN KEY ("version_created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidate_forums_candidates" ADD CONSTRAINT "candidate_forums_candidates_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "candidate_forums_candidates" ADD CONSTRAINT "candidate_forums_candidates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."candidate_forums"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "url_targets" ADD CONSTRAINT "url_targets_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "url_targets" ADD CONSTRAINT "url_targets_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "url_targets" ADD CONSTRAINT "url_targets_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "url_targets" ADD CONSTRAINT "url_targets_tag_id_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."tags"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "url_targets" ADD CONSTRAINT "url_targets_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "url_targets" ADD CONSTRAINT "url_targets_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_avatar_id_media_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_rels" ADD CONSTRAINT "users_rels_roles_fk" FOREIGN KEY ("roles_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "roles_permissions" ADD CONSTRAINT "roles_permissions_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "schedules" ADD CONSTRAINT "schedules_scheduled_by_id_users_id_fk" FOREIGN KEY ("scheduled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "activity" ADD CONSTRAINT "activity_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_navigation" ADD CONSTRAINT "settings_navigation_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_navigation" ADD CONSTRAINT "settings_navigation_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_navigation" ADD CONSTRAINT "settings_navigation_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_footer" ADD CONSTRAINT "settings_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_listening_platforms" ADD CONSTRAINT "settings_listening_platforms_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_ads_zones" ADD CONSTRAINT "settings_ads_zones_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_meta_platform_links_order_idx" ON "posts_meta_platform_links" USING btree ("_order");
  CREATE INDEX "posts_meta_platform_links_parent_id_idx" ON "posts_meta_platform_links" USING btree ("_parent_id");
  CREATE INDEX "posts_contributors_order_idx" ON "posts_contributors" USING btree ("_order");
  CREATE INDEX "posts_contributors_parent_id_idx" ON "posts_contributors" USING btree ("_parent_id");
  CREATE INDEX "posts_contributors_author_idx" ON "posts_contributors" USING btree ("author_id");
  CREATE INDEX "posts_contributors_role_idx" ON "posts_contributors" USING btree ("role_id");
  CREATE INDEX "posts_corrections_order_idx" ON "posts_corrections" USING btree ("_order");
  CREATE INDEX "posts_corrections_parent_id_idx" ON "posts_corrections" USING btree ("_parent_id");
  CREATE INDEX "posts_featured_media_idx" ON "posts" USING btree ("featured_media_id");
  CREATE INDEX "posts_website_image_idx" ON "posts" USING btree ("website_image_id");
  CREATE INDEX "posts_social_image_idx" ON "posts" USING btree ("social_image_id");
  CREATE INDEX "posts_type_idx" ON "posts" USING btree ("type");
  CREATE INDEX "posts_show_idx" ON "posts" USING btree ("show_id");
  CREATE INDEX "posts_primary_section_idx" ON "posts" USING btree ("primary_section_id");
  CREATE INDEX "posts_send_to_aggregator_idx" ON "posts" USING btree ("send_to_aggregator");
  CREATE INDEX "posts_publish_status_idx" ON "posts" USING btree ("publish_status");
  CREATE INDEX "posts_publish_date_time_idx" ON "posts" USING btree ("publish_date_time");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE UNIQUE INDEX "posts_path_idx" ON "posts" USING btree ("path");
  CREATE INDEX "posts_created_by_idx" ON "posts" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "posts_import_key_idx" ON "posts" USING btree ("import_key");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "_status_publishDateTime_idx" ON "posts" USING btree ("_status","publish_date_time");
  CREATE INDEX "type_publishDateTime_idx" ON "posts" USING btree ("type","publish_date_time");
  CREATE INDEX "posts_names" ON "posts" USING gin ((jsonb_path_query_array("body", '$.**.contentId') || jsonb_path_query_array("body", '$.**.posterId') || jsonb_path_query_array("body", '$.**.content[*].id') || jsonb_path_query_array("body", '$.**.tags[*]') || jsonb_path_query_array("body", '$.**.authors[*]') || jsonb_path_query_array("body", '$.**.sections[*]') || jsonb_path_query_array("body", '$.**.showSectionId') || jsonb_path_query_array("body", '$.** ? (@.type == "show").props.id')));
  CREATE INDEX "posts_texts_order_parent" ON "posts_texts" USING btree ("order","parent_id");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_authors_id_idx" ON "posts_rels" USING btree ("authors_id");
  CREATE INDEX "posts_rels_sections_id_idx" ON "posts_rels" USING btree ("sections_id");
  CREATE INDEX "posts_rels_tags_id_idx" ON "posts_rels" USING btree ("tags_id");
  CREATE INDEX "posts_rels_post_sources_id_idx" ON "posts_rels" USING btree ("post_sources_id");
  CREATE INDEX "_posts_v_version_meta_platform_links_order_idx" ON "_posts_v_version_meta_platform_links" USING btree ("_order");
  CREATE INDEX "_posts_v_version_meta_platform_links_parent_id_idx" ON "_posts_v_version_meta_platform_links" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_contributors_order_idx" ON "_posts_v_version_contributors" USING btree ("_order");
  CREATE INDEX "_posts_v_version_contributors_parent_id_idx" ON "_posts_v_version_contributors" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_version_contributors_author_idx" ON "_posts_v_version_contributors" USING btree ("author_id");
  CREATE INDEX "_posts_v_version_contributors_role_idx" ON "_posts_v_version_contributors" USING btree ("role_id");
  CREATE INDEX "_posts_v_version_corrections_order_idx" ON "_posts_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_posts_v_version_corrections_parent_id_idx" ON "_posts_v_version_corrections" USING btree ("_parent_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_featured_media_idx" ON "_posts_v" USING btree ("version_featured_media_id");
  CREATE INDEX "_posts_v_version_version_website_image_idx" ON "_posts_v" USING btree ("version_website_image_id");
  CREATE INDEX "_posts_v_version_version_social_image_idx" ON "_posts_v" USING btree ("version_social_image_id");
  CREATE INDEX "_posts_v_version_version_type_idx" ON "_posts_v" USING btree ("version_type");
  CREATE INDEX "_posts_v_version_version_show_idx" ON "_posts_v" USING btree ("version_show_id");
  CREATE INDEX "_posts_v_version_version_primary_section_idx" ON "_posts_v" USING btree ("version_primary_section_id");
  CREATE INDEX "_posts_v_version_version_send_to_aggregator_idx" ON "_posts_v" USING btree ("version_send_to_aggregator");
  CREATE INDEX "_posts_v_version_version_publish_status_idx" ON "_posts_v" USING btree ("version_publish_status");
  CREATE INDEX "_posts_v_version_version_publish_date_time_idx" ON "_posts_v" USING btree ("version_publish_date_time");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_path_idx" ON "_posts_v" USING btree ("version_path");
  CREATE INDEX "_posts_v_version_version_created_by_idx" ON "_posts_v" USING btree ("version_created_by_id");
  CREATE INDEX "_posts_v_version_version_import_key_idx" ON "_posts_v" USING btree ("version_import_key");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_autosave_idx" ON "_posts_v" USING btree ("autosave");
  CREATE INDEX "version__status_version_publishDateTime_idx" ON "_posts_v" USING btree ("version__status","version_publish_date_time");
  CREATE INDEX "version_type_version_publishDateTime_idx" ON "_posts_v" USING btree ("version_type","version_publish_date_time");
  CREATE INDEX "posts_list_modified" ON "_posts_v" USING btree ("version_updated_at","parent_id","created_at","id","version_publish_status","version_type") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_list_published" ON "_posts_v" USING btree ("version_publish_date_time","parent_id","created_at","id","version_publish_status","version_type") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_list_title" ON "_posts_v" USING btree ("version_sort_title","parent_id","created_at","id","version_publish_status","version_type") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_list_status" ON "_posts_v" USING btree ("version_publish_status","parent_id","created_at","id","version_type") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_list_search_headline" ON "_posts_v" USING gin ("version_headline" gin_trgm_ops) WHERE latest;
  CREATE INDEX "posts_list_search" ON "_posts_v" USING gin ("version_search_text" gin_trgm_ops) WHERE latest;
  CREATE INDEX "posts_list_scan" ON "_posts_v" USING btree ("version_search_text","version_updated_at","parent_id","created_at","id") WHERE latest AND version_deleted_at IS NULL;
  CREATE INDEX "posts_search_slug" ON "_posts_v" USING gin ("version_slug" gin_trgm_ops) WHERE latest;
  CREATE INDEX "posts_v_names" ON "_posts_v" USING gin ((jsonb_path_query_array("version_body", '$.**.contentId') || jsonb_path_query_array("version_body", '$.**.posterId') || jsonb_path_query_array("version_body", '$.**.content[*].id') || jsonb_path_query_array("version_body", '$.**.tags[*]') || jsonb_path_query_array("version_body", '$.**.authors[*]') || jsonb_path_query_array("version_body", '$.**.sections[*]') || jsonb_path_query_array("version_body", '$.**.showSectionId') || jsonb_path_query_array("version_body", '$.** ? (@.type == "show").props.id'))) WHERE latest;
  CREATE INDEX "_posts_v_texts_order_parent" ON "_posts_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "posts_list_texts" ON "_posts_v_texts" USING btree ("text");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_authors_id_idx" ON "_posts_v_rels" USING btree ("authors_id");
  CREATE INDEX "_posts_v_rels_sections_id_idx" ON "_posts_v_rels" USING btree ("sections_id");
  CREATE INDEX "_posts_v_rels_tags_id_idx" ON "_posts_v_rels" USING btree ("tags_id");
  CREATE INDEX "_posts_v_rels_post_sources_id_idx" ON "_posts_v_rels" USING btree ("post_sources_id");
  CREATE INDEX "sections_name_idx" ON "sections" USING btree ("name");
  CREATE INDEX "sections_meta_meta_podcast_logo_square_idx" ON "sections" USING btree ("meta_podcast_logo_square_id");
  CREATE INDEX "sections_meta_meta_podcast_logo_wide_idx" ON "sections" USING btree ("meta_podcast_logo_wide_id");
  CREATE INDEX "sections_type_idx" ON "sections" USING btree ("type");
  CREATE INDEX "sections_parent_idx" ON "sections" USING btree ("parent_id");
  CREATE INDEX "sections_publish_status_idx" ON "sections" USING btree ("publish_status");
  CREATE UNIQUE INDEX "sections_slug_idx" ON "sections" USING btree ("slug");
  CREATE INDEX "sections_created_by_idx" ON "sections" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "sections_import_key_idx" ON "sections" USING btree ("import_key");
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE INDEX "sections_deleted_at_idx" ON "sections" USING btree ("deleted_at");
  CREATE INDEX "sections__status_idx" ON "sections" USING btree ("_status");
  CREATE INDEX "sections_search_name" ON "sections" USING gin ("name" gin_trgm_ops);
  CREATE INDEX "_sections_v_parent_idx" ON "_sections_v" USING btree ("parent_id");
  CREATE INDEX "_sections_v_version_version_name_idx" ON "_sections_v" USING btree ("version_name");
  CREATE INDEX "_sections_v_version_meta_version_meta_podcast_logo_squar_idx" ON "_sections_v" USING btree ("version_meta_podcast_logo_square_id");
  CREATE INDEX "_sections_v_version_meta_version_meta_podcast_logo_wide_idx" ON "_sections_v" USING btree ("version_meta_podcast_logo_wide_id");
  CREATE INDEX "_sections_v_version_version_type_idx" ON "_sections_v" USING btree ("version_type");
  CREATE INDEX "_sections_v_version_version_parent_idx" ON "_sections_v" USING btree ("version_parent_id");
  CREATE INDEX "_sections_v_version_version_publish_status_idx" ON "_sections_v" USING btree ("version_publish_status");
  CREATE INDEX "_sections_v_version_version_slug_idx" ON "_sections_v" USING btree ("version_slug");
  CREATE INDEX "_sections_v_version_version_created_by_idx" ON "_sections_v" USING btree ("version_created_by_id");
  CREATE INDEX "_sections_v_version_version_import_key_idx" ON "_sections_v" USING btree ("version_import_key");
  CREATE INDEX "_sections_v_version_version_updated_at_idx" ON "_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_sections_v_version_version_created_at_idx" ON "_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_sections_v_version_version_deleted_at_idx" ON "_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sections_v_version_version__status_idx" ON "_sections_v" USING btree ("version__status");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE INDEX "_sections_v_latest_idx" ON "_sections_v" USING btree ("latest");
  CREATE INDEX "_sections_v_autosave_idx" ON "_sections_v" USING btree ("autosave");
  CREATE INDEX "pages_publish_status_idx" ON "pages" USING btree ("publish_status");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "pages" USING btree ("slug");
  CREATE INDEX "pages_created_by_idx" ON "pages" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "pages_import_key_idx" ON "pages" USING btree ("import_key");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_publish_status_idx" ON "_pages_v" USING btree ("version_publish_status");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_created_by_idx" ON "_pages_v" USING btree ("version_created_by_id");
  CREATE INDEX "_pages_v_version_version_import_key_idx" ON "_pages_v" USING btree ("version_import_key");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
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
  CREATE INDEX "media_scheme_idx" ON "media" USING btree ("scheme");
  CREATE INDEX "media_taken_at_idx" ON "media" USING btree ("taken_at");
  CREATE INDEX "media_poster_idx" ON "media" USING btree ("poster_id");
  CREATE INDEX "media_created_by_idx" ON "media" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "media_import_key_idx" ON "media" USING btree ("import_key");
  CREATE UNIQUE INDEX "media_provider_key_idx" ON "media" USING btree ("provider_key");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_preview_sizes_preview_filename_idx" ON "media" USING btree ("sizes_preview_filename");
  CREATE INDEX "media_search" ON "media" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_search_filename" ON "media" USING gin ("filename" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_search_alt" ON "media" USING gin ("alt" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_search_caption" ON "media" USING gin ("caption" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_search_credit" ON "media" USING gin ("credit" gin_trgm_ops) WITH (fastupdate=false);
  CREATE INDEX "media_newest" ON "media" USING btree ("created_at","id");
  CREATE INDEX "tags_name_idx" ON "tags" USING btree ("name");
  CREATE UNIQUE INDEX "tags_slug_idx" ON "tags" USING btree ("slug");
  CREATE UNIQUE INDEX "tags_import_key_idx" ON "tags" USING btree ("import_key");
  CREATE INDEX "tags_updated_at_idx" ON "tags" USING btree ("updated_at");
  CREATE INDEX "tags_created_at_idx" ON "tags" USING btree ("created_at");
  CREATE INDEX "tags_search_name" ON "tags" USING gin ("name" gin_trgm_ops);
  CREATE INDEX "authors_links_order_idx" ON "authors_links" USING btree ("_order");
  CREATE INDEX "authors_links_parent_id_idx" ON "authors_links" USING btree ("_parent_id");
  CREATE INDEX "authors_name_idx" ON "authors" USING btree ("name");
  CREATE INDEX "authors_portrait_idx" ON "authors" USING btree ("portrait_id");
  CREATE INDEX "authors_user_idx" ON "authors" USING btree ("user_id");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "authors" USING btree ("slug");
  CREATE UNIQUE INDEX "authors_import_key_idx" ON "authors" USING btree ("import_key");
  CREATE INDEX "authors_updated_at_idx" ON "authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "authors" USING btree ("created_at");
  CREATE INDEX "authors_search_name" ON "authors" USING gin ("name" gin_trgm_ops);
  CREATE UNIQUE INDEX "post_sources_name_idx" ON "post_sources" USING btree ("name");
  CREATE UNIQUE INDEX "post_sources_import_key_idx" ON "post_sources" USING btree ("import_key");
  CREATE INDEX "post_sources_updated_at_idx" ON "post_sources" USING btree ("updated_at");
  CREATE INDEX "post_sources_created_at_idx" ON "post_sources" USING btree ("created_at");
  CREATE UNIQUE INDEX "contributor_roles_name_idx" ON "contributor_roles" USING btree ("name");
  CREATE INDEX "contributor_roles_updated_at_idx" ON "contributor_roles" USING btree ("updated_at");
  CREATE INDEX "contributor_roles_created_at_idx" ON "contributor_roles" USING btree ("created_at");
  CREATE INDEX "newsletters_publish_status_idx" ON "newsletters" USING btree ("publish_status");
  CREATE INDEX "newsletters_list_idx" ON "newsletters" USING btree ("list_id");
  CREATE INDEX "newsletters_publish_date_time_idx" ON "newsletters" USING btree ("publish_date_time");
  CREATE UNIQUE INDEX "newsletters_slug_idx" ON "newsletters" USING btree ("slug");
  CREATE INDEX "newsletters_created_by_idx" ON "newsletters" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "newsletters_import_key_idx" ON "newsletters" USING btree ("import_key");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "newsletters_deleted_at_idx" ON "newsletters" USING btree ("deleted_at");
  CREATE INDEX "newsletters__status_idx" ON "newsletters" USING btree ("_status");
  CREATE INDEX "_newsletters_v_parent_idx" ON "_newsletters_v" USING btree ("parent_id");
  CREATE INDEX "_newsletters_v_version_version_publish_status_idx" ON "_newsletters_v" USING btree ("version_publish_status");
  CREATE INDEX "_newsletters_v_version_version_list_idx" ON "_newsletters_v" USING btree ("version_list_id");
  CREATE INDEX "_newsletters_v_version_version_publish_date_time_idx" ON "_newsletters_v" USING btree ("version_publish_date_time");
  CREATE INDEX "_newsletters_v_version_version_slug_idx" ON "_newsletters_v" USING btree ("version_slug");
  CREATE INDEX "_newsletters_v_version_version_created_by_idx" ON "_newsletters_v" USING btree ("version_created_by_id");
  CREATE INDEX "_newsletters_v_version_version_import_key_idx" ON "_newsletters_v" USING btree ("version_import_key");
  CREATE INDEX "_newsletters_v_version_version_updated_at_idx" ON "_newsletters_v" USING btree ("version_updated_at");
  CREATE INDEX "_newsletters_v_version_version_created_at_idx" ON "_newsletters_v" USING btree ("version_created_at");
  CREATE INDEX "_newsletters_v_version_version_deleted_at_idx" ON "_newsletters_v" USING btree ("version_deleted_at");
  CREATE INDEX "_newsletters_v_version_version__status_idx" ON "_newsletters_v" USING btree ("version__status");
  CREATE INDEX "_newsletters_v_created_at_idx" ON "_newsletters_v" USING btree ("created_at");
  CREATE INDEX "_newsletters_v_updated_at_idx" ON "_newsletters_v" USING btree ("updated_at");
  CREATE INDEX "_newsletters_v_latest_idx" ON "_newsletters_v" USING btree ("latest");
  CREATE INDEX "_newsletters_v_autosave_idx" ON "_newsletters_v" USING btree ("autosave");
  CREATE INDEX "newsletter_lists_logo_idx" ON "newsletter_lists" USING btree ("logo_id");
  CREATE UNIQUE INDEX "newsletter_lists_slug_idx" ON "newsletter_lists" USING btree ("slug");
  CREATE INDEX "newsletter_lists_updated_at_idx" ON "newsletter_lists" USING btree ("updated_at");
  CREATE INDEX "newsletter_lists_created_at_idx" ON "newsletter_lists" USING btree ("created_at");
  CREATE INDEX "newsletter_subscriptions_email_idx" ON "newsletter_subscriptions" USING btree ("email");
  CREATE INDEX "newsletter_subscriptions_list_idx" ON "newsletter_subscriptions" USING btree ("list_id");
  CREATE INDEX "newsletter_subscriptions_state_idx" ON "newsletter_subscriptions" USING btree ("state");
  CREATE UNIQUE INDEX "email_list_idx" ON "newsletter_subscriptions" USING btree ("email","list_id");
  CREATE INDEX "promotions_featured_image_idx" ON "promotions" USING btree ("featured_image_id");
  CREATE INDEX "promotions_publish_status_idx" ON "promotions" USING btree ("publish_status");
  CREATE INDEX "promotions_created_by_idx" ON "promotions" USING btree ("created_by_id");
  CREATE INDEX "promotions_updated_at_idx" ON "promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "promotions" USING btree ("created_at");
  CREATE INDEX "promotions_deleted_at_idx" ON "promotions" USING btree ("deleted_at");
  CREATE INDEX "promotions__status_idx" ON "promotions" USING btree ("_status");
  CREATE INDEX "_promotions_v_parent_idx" ON "_promotions_v" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_version_featured_image_idx" ON "_promotions_v" USING btree ("version_featured_image_id");
  CREATE INDEX "_promotions_v_version_version_publish_status_idx" ON "_promotions_v" USING btree ("version_publish_status");
  CREATE INDEX "_promotions_v_version_version_created_by_idx" ON "_promotions_v" USING btree ("version_created_by_id");
  CREATE INDEX "_promotions_v_version_version_updated_at_idx" ON "_promotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotions_v_version_version_created_at_idx" ON "_promotions_v" USING btree ("version_created_at");
  CREATE INDEX "_promotions_v_version_version_deleted_at_idx" ON "_promotions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "_promotions_v" USING btree ("version__status");
  CREATE INDEX "_promotions_v_created_at_idx" ON "_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_latest_idx" ON "_promotions_v" USING btree ("latest");
  CREATE INDEX "_promotions_v_autosave_idx" ON "_promotions_v" USING btree ("autosave");
  CREATE INDEX "candidate_forums_candidates_order_idx" ON "candidate_forums_candidates" USING btree ("_order");
  CREATE INDEX "candidate_forums_candidates_parent_id_idx" ON "candidate_forums_candidates" USING btree ("_parent_id");
  CREATE INDEX "candidate_forums_candidates_image_idx" ON "candidate_forums_candidates" USING btree ("image_id");
  CREATE INDEX "candidate_forums_updated_at_idx" ON "candidate_forums" USING btree ("updated_at");
  CREATE INDEX "candidate_forums_created_at_idx" ON "candidate_forums" USING btree ("created_at");
  CREATE UNIQUE INDEX "embeds_url_idx" ON "embeds" USING btree ("url");
  CREATE INDEX "embeds_updated_at_idx" ON "embeds" USING btree ("updated_at");
  CREATE INDEX "embeds_created_at_idx" ON "embeds" USING btree ("created_at");
  CREATE UNIQUE INDEX "url_targets_path_idx" ON "url_targets" USING btree ("path");
  CREATE INDEX "url_targets_type_idx" ON "url_targets" USING btree ("type");
  CREATE INDEX "url_targets_post_idx" ON "url_targets" USING btree ("post_id");
  CREATE INDEX "url_targets_author_idx" ON "url_targets" USING btree ("author_id");
  CREATE INDEX "url_targets_page_idx" ON "url_targets" USING btree ("page_id");
  CREATE INDEX "url_targets_tag_idx" ON "url_targets" USING btree ("tag_id");
  CREATE INDEX "url_targets_section_idx" ON "url_targets" USING btree ("section_id");
  CREATE INDEX "url_targets_hits_idx" ON "url_targets" USING btree ("hits");
  CREATE INDEX "url_targets_last_hit_idx" ON "url_targets" USING btree ("last_hit");
  CREATE INDEX "url_targets_created_by_idx" ON "url_targets" USING btree ("created_by_id");
  CREATE UNIQUE INDEX "url_targets_import_key_idx" ON "url_targets" USING btree ("import_key");
  CREATE INDEX "url_targets_updated_at_idx" ON "url_targets" USING btree ("updated_at");
  CREATE INDEX "url_targets_created_at_idx" ON "url_targets" USING btree ("created_at");
  CREATE UNIQUE INDEX "addresses_path_idx" ON "addresses" USING btree ("path");
  CREATE INDEX "addresses_answer_idx" ON "addresses" USING btree ("answer");
  CREATE INDEX "addresses_owner_idx" ON "addresses" USING btree ("owner");
  CREATE INDEX "addresses_leads_to_idx" ON "addresses" USING btree ("leads_to");
  CREATE INDEX "addresses_since_idx" ON "addresses" USING btree ("since");
  CREATE INDEX "addresses_updated_at_idx" ON "addresses" USING btree ("updated_at");
  CREATE INDEX "addresses_created_at_idx" ON "addresses" USING btree ("created_at");
  CREATE INDEX "address_entries_path_idx" ON "address_entries" USING btree ("path");
  CREATE INDEX "address_entries_answer_idx" ON "address_entries" USING btree ("answer");
  CREATE INDEX "address_entries_owner_idx" ON "address_entries" USING btree ("owner");
  CREATE INDEX "address_entries_updated_at_idx" ON "address_entries" USING btree ("updated_at");
  CREATE INDEX "address_entries_created_at_idx" ON "address_entries" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_avatar_idx" ON "users" USING btree ("avatar_id");
  CREATE INDEX "users_status_idx" ON "users" USING btree ("status");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "users_rels_order_idx" ON "users_rels" USING btree ("order");
  CREATE INDEX "users_rels_parent_idx" ON "users_rels" USING btree ("parent_id");
  CREATE INDEX "users_rels_path_idx" ON "users_rels" USING btree ("path");
  CREATE INDEX "users_rels_roles_id_idx" ON "users_rels" USING btree ("roles_id");
  CREATE INDEX "roles_permissions_order_idx" ON "roles_permissions" USING btree ("order");
  CREATE INDEX "roles_permissions_parent_idx" ON "roles_permissions" USING btree ("parent_id");
  CREATE UNIQUE INDEX "roles_name_idx" ON "roles" USING btree ("name");
  CREATE INDEX "roles_updated_at_idx" ON "roles" USING btree ("updated_at");
  CREATE INDEX "roles_created_at_idx" ON "roles" USING btree ("created_at");
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
  CREATE INDEX "post_views_hour_idx" ON "post_views" USING btree ("hour");
  CREATE UNIQUE INDEX "post_hour_idx" ON "post_views" USING btree ("post","hour");
  CREATE UNIQUE INDEX "day_action_category_idx" ON "reader_events" USING btree ("day","action","category");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
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
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "settings_navigation_order_idx" ON "settings_navigation" USING btree ("_order");
  CREATE INDEX "settings_navigation_parent_id_idx" ON "settings_navigation" USING btree ("_parent_id");
  CREATE INDEX "settings_navigation_section_idx" ON "settings_navigation" USING btree ("section_id");
  CREATE INDEX "settings_navigation_page_idx" ON "settings_navigation" USING btree ("page_id");
  CREATE INDEX "settings_footer_order_idx" ON "settings_footer" USING btree ("_order");
  CREATE INDEX "settings_footer_parent_id_idx" ON "settings_footer" USING btree ("_parent_id");
  CREATE INDEX "settings_listening_platforms_order_idx" ON "settings_listening_platforms" USING btree ("_order");
  CREATE INDEX "settings_listening_platforms_parent_id_idx" ON "settings_listening_platforms" USING btree ("_parent_id");
  CREATE INDEX "settings_ads_zones_order_idx" ON "settings_ads_zones" USING btree ("_order");
  CREATE INDEX "settings_ads_zones_parent_id_idx" ON "settings_ads_zones" USING btree ("_parent_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "posts_meta_platform_links" CASCADE;
  DROP TABLE "posts_contributors" CASCADE;
  DROP TABLE "posts_corrections" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_texts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v_version_meta_platform_links" CASCADE;
  DROP TABLE "_posts_v_version_contributors" CASCADE;
  DROP TABLE "_posts_v_version_corrections" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_texts" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "reusable_blocks" CASCADE;
  DROP TABLE "_reusable_blocks_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "tags" CASCADE;
  DROP TABLE "authors_links" CASCADE;
  DROP TABLE "authors" CASCADE;
  DROP TABLE "post_sources" CASCADE;
  DROP TABLE "contributor_roles" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "_newsletters_v" CASCADE;
  DROP TABLE "newsletter_lists" CASCADE;
  DROP TABLE "newsletter_subscriptions" CASCADE;
  DROP TABLE "promotions" CASCADE;
  DROP TABLE "_promotions_v" CASCADE;
  DROP TABLE "candidate_forums_candidates" CASCADE;
  DROP TABLE "candidate_forums" CASCADE;
  DROP TABLE "embeds" CASCADE;
  DROP TABLE "url_targets" CASCADE;
  DROP TABLE "addresses" CASCADE;
  DROP TABLE "address_entries" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "users_rels" CASCADE;
  DROP TABLE "roles_permissions" CASCADE;
  DROP TABLE "roles" CASCADE;
  DROP TABLE "schedules" CASCADE;
  DROP TABLE "activity" CASCADE;
  DROP TABLE "post_views" CASCADE;
  DROP TABLE "reader_events" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "homepage" CASCADE;
  DROP TABLE "settings_navigation" CASCADE;
  DROP TABLE "settings_footer" CASCADE;
  DROP TABLE "settings_listening_platforms" CASCADE;
  DROP TABLE "settings_ads_zones" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TYPE "public"."enum_posts_corrections_kind";
  DROP TYPE "public"."enum_posts_kicker";
  DROP TYPE "public"."enum_posts_featured_media_type";
  DROP TYPE "public"."enum_posts_type";
  DROP TYPE "public"."enum_posts_language";
  DROP TYPE "public"."enum_posts_headline_placement";
  DROP TYPE "public"."enum_posts_layout";
  DROP TYPE "public"."enum_posts_publish_status";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_corrections_kind";
  DROP TYPE "public"."enum__posts_v_version_kicker";
  DROP TYPE "public"."enum__posts_v_version_featured_media_type";
  DROP TYPE "public"."enum__posts_v_version_type";
  DROP TYPE "public"."enum__posts_v_version_language";
  DROP TYPE "public"."enum__posts_v_version_headline_placement";
  DROP TYPE "public"."enum__posts_v_version_layout";
  DROP TYPE "public"."enum__posts_v_version_publish_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_sections_type";
  DROP TYPE "public"."enum_sections_publish_status";
  DROP TYPE "public"."enum_sections_status";
  DROP TYPE "public"."enum__sections_v_version_type";
  DROP TYPE "public"."enum__sections_v_version_publish_status";
  DROP TYPE "public"."enum__sections_v_version_status";
  DROP TYPE "public"."enum_pages_publish_status";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_publish_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_reusable_blocks_publish_status";
  DROP TYPE "public"."enum_reusable_blocks_status";
  DROP TYPE "public"."enum__reusable_blocks_v_version_publish_status";
  DROP TYPE "public"."enum__reusable_blocks_v_version_status";
  DROP TYPE "public"."enum_media_scheme";
  DROP TYPE "public"."enum_newsletters_publish_status";
  DROP TYPE "public"."enum_newsletters_status";
  DROP TYPE "public"."enum__newsletters_v_version_publish_status";
  DROP TYPE "public"."enum__newsletters_v_version_status";
  DROP TYPE "public"."enum_newsletter_subscriptions_state";
  DROP TYPE "public"."enum_promotions_publish_status";
  DROP TYPE "public"."enum_promotions_status";
  DROP TYPE "public"."enum__promotions_v_version_publish_status";
  DROP TYPE "public"."enum__promotions_v_version_status";
  DROP TYPE "public"."enum_embeds_kind";
  DROP TYPE "public"."enum_url_targets_type";
  DROP TYPE "public"."enum_url_targets_code";
  DROP TYPE "public"."enum_addresses_answer";
  DROP TYPE "public"."enum_address_entries_answer";
  DROP TYPE "public"."enum_users_status";
  DROP TYPE "public"."enum_users_provider";
  DROP TYPE "public"."enum_users_auth_flow_state";
  DROP TYPE "public"."enum_roles_permissions";
  DROP TYPE "public"."enum_schedules_state";
  DROP TYPE "public"."enum_activity_action";
  DROP TYPE "public"."enum_activity_outcome";
  DROP TYPE "public"."enum_activity_door";
  DROP TYPE "public"."enum_activity_from";
  DROP TYPE "public"."enum_activity_to";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_settings_navigation_type";
  DROP TYPE "public"."enum_settings_language";`)
}
