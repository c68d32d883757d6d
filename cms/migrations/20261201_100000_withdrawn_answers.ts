import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/** Creates the table of answers that the newsroom has withdrawn: they are not given to other readers. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE assistant.withdrawn_answers (
      report_id integer PRIMARY KEY REFERENCES public.answer_reports (id) ON DELETE CASCADE,
      assistant_id integer NOT NULL REFERENCES public.assistants (id) ON DELETE CASCADE,
      -- Null for a follow-up.
      question text,
      -- Plain text.
      answer text NOT NULL,
      -- With its markers, as the reader got it.
      sent text NOT NULL,
      -- The passages that the answer stood on: [{"id", "version", "title"}].
      basis jsonb NOT NULL,
      -- When the assistant was changed last.
      version timestamptz NOT NULL
    );
    CREATE INDEX withdrawn_answers_assistant ON assistant.withdrawn_answers (assistant_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`DROP TABLE assistant.withdrawn_answers;`)
}
