import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the table of people who act as another person, and adds their names to what stands under the account that they
 * use: visits, locks and comments.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE TABLE accounts.acting_as (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      -- The log-in of the administrator, which stays their own.
      session_id text NOT NULL,
      administrator_id integer NOT NULL REFERENCES public.users (id) ON DELETE CASCADE,
      account_id integer NOT NULL REFERENCES public.users (id) ON DELETE CASCADE,
      reason text NOT NULL,
      began_at timestamptz(3) NOT NULL DEFAULT now(),
      ends_at timestamptz(3) NOT NULL,
      ended_at timestamptz(3)
    );
    CREATE UNIQUE INDEX acting_as_now ON accounts.acting_as (session_id) WHERE ended_at IS NULL;
    CREATE INDEX acting_as_of_account ON accounts.acting_as (account_id, id);

    -- Names of people who acted as the person of the row; null where the person was there themselves.
    ALTER TABLE collaboration.visits ADD COLUMN acted_by text;
    ALTER TABLE collaboration.locks ADD COLUMN acted_by text;
    ALTER TABLE comments.comments ADD COLUMN acted_by text;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE comments.comments DROP COLUMN acted_by;
    ALTER TABLE collaboration.locks DROP COLUMN acted_by;
    ALTER TABLE collaboration.visits DROP COLUMN acted_by;
    DROP TABLE accounts.acting_as;
  `)
}
