import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the schema `assistant`: what readers ask assistants, what they were answered, and what that costs. No
 * collection, no REST, no GraphQL: conversations are read through procedures that leave out who asked.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE SCHEMA assistant;

    CREATE TABLE assistant.threads (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- SHA-256 of the id that the reader holds. The id itself is stored nowhere.
      key_hash bytea NOT NULL UNIQUE,
      assistant_id integer NOT NULL REFERENCES public.assistants (id) ON DELETE CASCADE,
      -- The forum that the conversation is part of.
      forum_id integer REFERENCES public.candidate_forums (id) ON DELETE SET NULL,
      started_at timestamptz NOT NULL,
      last_at timestamptz NOT NULL
    );
    CREATE INDEX threads_newest ON assistant.threads (assistant_id, last_at DESC, id DESC);
    CREATE INDEX threads_forum ON assistant.threads (forum_id, started_at DESC) WHERE forum_id IS NOT NULL;

    -- A question and its answer.
    CREATE TABLE assistant.exchanges (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      thread_id bigint NOT NULL REFERENCES assistant.threads (id) ON DELETE CASCADE,
      question text NOT NULL,
      -- The answer with its markers (contract/chatText.ts); null while it is being made and when none was made.
      answer text,
      -- 'model', 'extract', 'written' (by an editor), 'unknown' (declined), 'failed', 'left' (the reader went away).
      outcome text,
      -- The passages that the answer stands on: [{"id", "version", "title"}].
      basis jsonb NOT NULL DEFAULT '[]',
      -- The passages that were looked at, in their order: [{"id", "title"}].
      considered jsonb NOT NULL DEFAULT '[]',
      -- Sentences of the model that were withheld: [{"text", "reason"}].
      withheld jsonb NOT NULL DEFAULT '[]',
      -- 1 helpful, -1 not helpful.
      rating smallint,
      asked_at timestamptz NOT NULL,
      answered_at timestamptz,
      model text,
      input_tokens integer NOT NULL DEFAULT 0,
      output_tokens integer NOT NULL DEFAULT 0,
      -- Millionths of a dollar.
      cost_micros bigint NOT NULL DEFAULT 0
    );
    CREATE INDEX exchanges_thread ON assistant.exchanges (thread_id, id);
    CREATE INDEX exchanges_newest ON assistant.exchanges (asked_at DESC, id DESC);

    -- Answers that can be given again: keyed by the assistant, the question and the versions of its passages.
    CREATE TABLE assistant.kept_answers (
      key bytea PRIMARY KEY,
      assistant_id integer NOT NULL REFERENCES public.assistants (id) ON DELETE CASCADE,
      answer text NOT NULL,
      outcome text NOT NULL,
      basis jsonb NOT NULL,
      made_at timestamptz NOT NULL
    );
    CREATE INDEX kept_answers_oldest ON assistant.kept_answers (made_at);

    -- Questions and costs of an assistant by the hour.
    CREATE TABLE assistant.hours (
      assistant_id integer NOT NULL REFERENCES public.assistants (id) ON DELETE CASCADE,
      hour timestamptz NOT NULL,
      questions integer NOT NULL DEFAULT 0,
      cost_micros bigint NOT NULL DEFAULT 0,
      PRIMARY KEY (assistant_id, hour)
    );

    -- Questions of a reader by the hour. 'reader' is a keyed hash of an address, with a key of the day.
    CREATE TABLE assistant.reader_hours (
      reader text NOT NULL,
      assistant_id integer NOT NULL REFERENCES public.assistants (id) ON DELETE CASCADE,
      hour timestamptz NOT NULL,
      questions integer NOT NULL DEFAULT 0,
      PRIMARY KEY (reader, assistant_id, hour)
    );
    CREATE INDEX reader_hours_oldest ON assistant.reader_hours (hour);

    -- Proofs of the check against programs that were used: each counts once.
    CREATE TABLE assistant.used_proofs (
      hash bytea PRIMARY KEY,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX used_proofs_oldest ON assistant.used_proofs (expires_at);

    -- Text of the files and texts that assistants answer from, by paragraph.
    CREATE TABLE assistant.sources (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The file, or null for a text of the assistant itself.
      media_id integer REFERENCES public.media (id) ON DELETE CASCADE,
      assistant_id integer REFERENCES public.assistants (id) ON DELETE CASCADE,
      -- Id of the text within the assistant.
      text_id text,
      title text NOT NULL,
      -- Changes with the content.
      version text NOT NULL,
      -- 'waiting', 'read', 'failed'.
      state text NOT NULL,
      -- For people: why it could not be read.
      problem text,
      pages integer NOT NULL DEFAULT 0,
      updated_at timestamptz NOT NULL,
      CHECK ((media_id IS NULL) <> (assistant_id IS NULL))
    );
    CREATE UNIQUE INDEX sources_media ON assistant.sources (media_id) WHERE media_id IS NOT NULL;
    CREATE UNIQUE INDEX sources_text ON assistant.sources (assistant_id, text_id) WHERE assistant_id IS NOT NULL;

    CREATE TABLE assistant.source_passages (
      source_id bigint NOT NULL REFERENCES assistant.sources (id) ON DELETE CASCADE,
      -- From 1, in reading order.
      place integer NOT NULL,
      -- From 1; null for what has no pages.
      page integer,
      text text NOT NULL,
      vector tsvector NOT NULL,
      PRIMARY KEY (source_id, place)
    );
    CREATE INDEX source_passages_text ON assistant.source_passages USING gin (vector);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP SCHEMA assistant CASCADE;`)
}
