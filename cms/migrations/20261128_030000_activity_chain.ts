import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the chain of the activity log: what is waiting to be sealed, a row with hashes for each sealed entry, checks and
 * anchors. Entries and rows of the chain can only be added from here on, and old entries removed by one function.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE SCHEMA activity_chain;

    -- Entries that the chain does not have yet: committed at any time, with any number.
    CREATE TABLE activity_chain.waiting (entry_id integer PRIMARY KEY);

    CREATE TABLE activity_chain.rows (
      sequence bigint PRIMARY KEY,
      entry_id integer NOT NULL UNIQUE,
      -- SHA-256, hexadecimal: of the entry, of the row before, and of this row with both.
      entry_hash text NOT NULL,
      previous_hash text NOT NULL,
      hash text NOT NULL,
      sealed_at timestamptz(3) NOT NULL
    );

    -- What was found when the chain was checked; fault is null where all was in order.
    CREATE TABLE activity_chain.checks (
      id serial PRIMARY KEY,
      checked_at timestamptz(3) NOT NULL DEFAULT now(),
      entries bigint NOT NULL,
      fault text
    );

    -- Where the newest row of the chain was written down outside of this database.
    CREATE TABLE activity_chain.anchors (
      id serial PRIMARY KEY,
      anchored_at timestamptz(3) NOT NULL DEFAULT now(),
      way text NOT NULL,
      sequence bigint NOT NULL,
      hash text NOT NULL,
      error text
    );

    -- When work that is due once a day last began, in whichever process.
    CREATE TABLE activity_chain.rounds (name text PRIMARY KEY, began_at timestamptz NOT NULL);

    INSERT INTO activity_chain.waiting SELECT id FROM activity;

    CREATE FUNCTION activity_chain.note_entries() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO activity_chain.waiting SELECT id FROM added;
      RETURN NULL;
    END $$;
    CREATE TRIGGER note_entries AFTER INSERT ON activity REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION activity_chain.note_entries();

    -- Lets a deletion pass that the function below makes, and nothing else.
    CREATE FUNCTION activity_chain.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      callers text;
    BEGIN
      GET DIAGNOSTICS callers = PG_CONTEXT;
      IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'activity'
        AND callers LIKE '%function activity_chain.remove_through(bigint) %' THEN RETURN NULL;
      END IF;
      RAISE EXCEPTION 'The activity log is only ever added to' USING ERRCODE = 'insufficient_privilege';
    END $$;
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON activity
      FOR EACH STATEMENT EXECUTE FUNCTION activity_chain.refuse_change();
    CREATE TRIGGER refuse_change BEFORE UPDATE OR DELETE OR TRUNCATE ON activity_chain.rows
      FOR EACH STATEMENT EXECUTE FUNCTION activity_chain.refuse_change();

    -- Removes the content of entries up to a row of the chain, which stays. The owner of a table can give up its own rights,
    -- and take them back for as long as this runs.
    CREATE FUNCTION activity_chain.remove_through(last bigint) RETURNS integer
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    DECLARE
      removed integer;
    BEGIN
      GRANT DELETE ON public.activity TO CURRENT_USER;
      DELETE FROM public.activity USING activity_chain.rows AS sealed
        WHERE sealed.entry_id = activity.id AND sealed.sequence <= last;
      GET DIAGNOSTICS removed = ROW_COUNT;
      REVOKE DELETE ON public.activity FROM CURRENT_USER;
      RETURN removed;
    END $$;
    REVOKE ALL ON FUNCTION activity_chain.remove_through FROM PUBLIC;

    -- It would change entries when an account is deleted. The name stands beside the number.
    ALTER TABLE activity DROP CONSTRAINT IF EXISTS activity_by_id_users_id_fk;

    REVOKE UPDATE, DELETE, TRUNCATE ON activity, activity_chain.rows FROM CURRENT_USER;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(`
    GRANT UPDATE, DELETE, TRUNCATE ON activity TO CURRENT_USER;
    DROP TRIGGER note_entries ON activity;
    DROP TRIGGER refuse_change ON activity;
    DROP SCHEMA activity_chain CASCADE;
    ALTER TABLE activity ADD CONSTRAINT activity_by_id_users_id_fk
      FOREIGN KEY (by_id) REFERENCES users (id) ON DELETE SET NULL NOT VALID;
  `)
}
