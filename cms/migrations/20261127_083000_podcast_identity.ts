import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { podcastGuidOf } from '#collections/sections/podcastGuid.ts'
import { cmsEnvironment } from '../environment.ts'

const ids = z.object({ rows: z.array(z.object({ id: z.number() })) })

/**
 * Adds seasons, numbers and kinds of episodes, and stores the identities that podcast apps know. Those of before were made of
 * the host and the number of the document, and stay.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_posts_episode_type" AS ENUM('full', 'trailer', 'bonus');
  CREATE TYPE "public"."enum__posts_v_version_episode_type" AS ENUM('full', 'trailer', 'bonus');
  ALTER TABLE "posts" ADD COLUMN "season" numeric;
  ALTER TABLE "posts" ADD COLUMN "episode_number" numeric;
  ALTER TABLE "posts" ADD COLUMN "episode_type" "enum_posts_episode_type" DEFAULT 'full';
  ALTER TABLE "posts" ADD COLUMN "guid" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_season" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_episode_number" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_episode_type" "enum__posts_v_version_episode_type" DEFAULT 'full';
  ALTER TABLE "_posts_v" ADD COLUMN "version_guid" varchar;
  ALTER TABLE "sections" ADD COLUMN "meta_podcast_serial" boolean DEFAULT false;
  ALTER TABLE "sections" ADD COLUMN "meta_podcast_guid" varchar;
  ALTER TABLE "_sections_v" ADD COLUMN "version_meta_podcast_serial" boolean DEFAULT false;
  ALTER TABLE "_sections_v" ADD COLUMN "version_meta_podcast_guid" varchar;`)
  const { SITE_URL } = cmsEnvironment(process.env)
  await db.execute(sql`UPDATE "posts" SET "guid" = ${`${SITE_URL}/#post-`} || "id" WHERE "type" = 'episode'`)
  await db.execute(sql`
    UPDATE "_posts_v" SET "version_guid" = "posts"."guid" FROM "posts" WHERE "posts"."id" = "_posts_v"."parent_id"`)
  const shows = await db.execute(sql`SELECT "id" FROM "sections" WHERE "type" = 'show' AND "_status" = 'published'`)
  for (const { id } of ids.parse(shows).rows) {
    const guid = podcastGuidOf(`${new URL(SITE_URL).host}/#section-${id}`)
    await db.execute(sql`UPDATE "sections" SET "meta_podcast_guid" = ${guid} WHERE "id" = ${id}`)
    await db.execute(sql`UPDATE "_sections_v" SET "version_meta_podcast_guid" = ${guid} WHERE "parent_id" = ${id}`)
  }
}

/** Removes these. Podcast apps then know the shows and episodes that were made since by other identities. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "season";
  ALTER TABLE "posts" DROP COLUMN "episode_number";
  ALTER TABLE "posts" DROP COLUMN "episode_type";
  ALTER TABLE "posts" DROP COLUMN "guid";
  ALTER TABLE "_posts_v" DROP COLUMN "version_season";
  ALTER TABLE "_posts_v" DROP COLUMN "version_episode_number";
  ALTER TABLE "_posts_v" DROP COLUMN "version_episode_type";
  ALTER TABLE "_posts_v" DROP COLUMN "version_guid";
  ALTER TABLE "sections" DROP COLUMN "meta_podcast_serial";
  ALTER TABLE "sections" DROP COLUMN "meta_podcast_guid";
  ALTER TABLE "_sections_v" DROP COLUMN "version_meta_podcast_serial";
  ALTER TABLE "_sections_v" DROP COLUMN "version_meta_podcast_guid";
  DROP TYPE "public"."enum_posts_episode_type";
  DROP TYPE "public"."enum__posts_v_version_episode_type";`)
}
