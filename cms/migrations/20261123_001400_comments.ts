import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { isFromEarlierHistory } from '#cms/migrationHistory.ts'

/** Creates the tables of comments. They have a schema of their own: no collection, no REST, no GraphQL, nothing for readers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await isFromEarlierHistory(db)) return
  await db.execute(`
    CREATE SCHEMA comments;

    CREATE TABLE comments.threads (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The document, by the name of its room.
      guid text NOT NULL,
      metadata jsonb NOT NULL,
      created_by integer REFERENCES public.users ON DELETE SET NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      resolved_at timestamptz,
      resolved_by integer REFERENCES public.users ON DELETE SET NULL,
      deleted_at timestamptz
    );
    CREATE INDEX threads_guid ON comments.threads (guid, id);

    CREATE TABLE comments.comments (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      thread_id bigint NOT NULL REFERENCES comments.threads ON DELETE CASCADE,
      -- Comments outlive the accounts of those who wrote them.
      user_id integer REFERENCES public.users ON DELETE SET NULL,
      body text NOT NULL,
      metadata jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE INDEX comments_thread ON comments.comments (thread_id, id);

    CREATE TABLE comments.reactions (
      comment_id bigint NOT NULL REFERENCES comments.comments ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES public.users ON DELETE CASCADE,
      emoji text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (comment_id, emoji, user_id)
    );

    -- How far somebody has read a thread: the newest comment that they saw.
    CREATE TABLE comments.reads (
      thread_id bigint NOT NULL REFERENCES comments.threads ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES public.users ON DELETE CASCADE,
      comment_id bigint NOT NULL,
      PRIMARY KEY (thread_id, user_id)
    );

    -- Who is to be told of a comment, and why. Read with its thread.
    CREATE TABLE comments.notices (
      comment_id bigint NOT NULL REFERENCES comments.comments ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES public.users ON DELETE CASCADE,
      kind text NOT NULL,
      -- The back office as its writer reached it, for links in e-mail.
      origin text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz,
      mailed_at timestamptz,
      PRIMARY KEY (user_id, comment_id)
    );
    CREATE INDEX notices_comment ON comments.notices (comment_id);
    CREATE INDEX notices_unmailed ON comments.notices (created_at) WHERE mailed_at IS NULL AND read_at IS NULL;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP SCHEMA comments CASCADE;`)
}
