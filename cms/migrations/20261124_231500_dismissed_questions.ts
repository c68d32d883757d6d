import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the key by which equal questions are found whatever their capitals and punctuation, and the table of questions
 * without an answer that editors have dismissed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    -- Punctuation is listed: [[:punct:]] knows only that of ASCII in some locales, where [[:alnum:]] knows only its letters.
    CREATE FUNCTION assistant.question_key(question text) RETURNS bytea LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT sha256(convert_to(coalesce(
        nullif(btrim(regexp_replace(lower(question), '[[:space:][:punct:]’‘“”„«»¿¡…–—]+', ' ', 'g')), ''),
        question
      ), 'UTF8'))
    $$;

    CREATE TABLE assistant.dismissed (
      assistant_id integer NOT NULL REFERENCES public.assistants (id) ON DELETE CASCADE,
      -- assistant.question_key: what readers wrote is not kept longer than their conversations.
      key bytea NOT NULL,
      dismissed_at timestamptz NOT NULL,
      PRIMARY KEY (assistant_id, key)
    );

    CREATE INDEX exchanges_unanswered ON assistant.exchanges (thread_id) WHERE outcome = 'unknown';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    DROP INDEX assistant.exchanges_unanswered;
    DROP TABLE assistant.dismissed;
    DROP FUNCTION assistant.question_key(text);
  `)
}
