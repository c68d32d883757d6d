import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'

/**
 * Creates the tables of coming in: challenges, attempts, devices, second factors, sessions and identities of a provider.
 * Secrets stand in them hashed, or sealed where they are needed again.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(`
    CREATE SCHEMA accounts;

    -- What a browser began and has to finish: a second step, a passkey, a confirmation. Each is used once.
    CREATE TABLE accounts.challenges (
      -- SHA-256 of the secret that the browser holds.
      hash text PRIMARY KEY,
      purpose text NOT NULL,
      -- No reference: it would wait for the log-in that begins the challenge, and that log-in for it.
      user_id integer,
      data jsonb NOT NULL DEFAULT '{}',
      attempts integer NOT NULL DEFAULT 0,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      expires_at timestamptz(3) NOT NULL
    );
    CREATE INDEX challenges_expiring ON accounts.challenges (expires_at);
    CREATE INDEX challenges_of_user ON accounts.challenges (user_id, purpose);

    -- Failures of what strangers may try: log-ins, resets, codes. The subject is hashed: it holds addresses.
    CREATE TABLE accounts.attempts (
      subject text PRIMARY KEY,
      failures integer NOT NULL,
      began_at timestamptz(3) NOT NULL,
      last_at timestamptz(3) NOT NULL
    );
    CREATE INDEX attempts_ending ON accounts.attempts (last_at);

    -- Browsers in which a person has logged in before.
    CREATE TABLE accounts.devices (
      -- SHA-256 of the secret in the cookie of the browser, and of the person: one browser may have several people.
      hash text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES public.users (id) ON DELETE CASCADE,
      name text NOT NULL,
      known_since timestamptz(3) NOT NULL DEFAULT now(),
      last_used_at timestamptz(3) NOT NULL DEFAULT now(),
      -- Until then it is not asked for a second factor.
      trusted_until timestamptz(3)
    );
    CREATE INDEX devices_of_user ON accounts.devices (user_id);

    CREATE TABLE accounts.totp (
      user_id integer PRIMARY KEY REFERENCES public.users (id) ON DELETE CASCADE,
      -- Sealed with the secret of the back office.
      secret text NOT NULL,
      confirmed_at timestamptz(3) NOT NULL,
      -- The newest time step whose code was used: a code works once.
      last_step bigint NOT NULL
    );

    CREATE TABLE accounts.passkeys (
      -- The credential's id, base64url.
      id text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES public.users (id) ON DELETE CASCADE,
      public_key bytea NOT NULL,
      counter bigint NOT NULL,
      transports text[] NOT NULL DEFAULT '{}',
      device_type text NOT NULL,
      is_backed_up boolean NOT NULL,
      name text NOT NULL,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      last_used_at timestamptz(3)
    );
    CREATE INDEX passkeys_of_user ON accounts.passkeys (user_id);

    CREATE TABLE accounts.recovery_codes (
      user_id integer NOT NULL REFERENCES public.users (id) ON DELETE CASCADE,
      hash text NOT NULL,
      used_at timestamptz(3),
      PRIMARY KEY (user_id, hash)
    );

    -- When a second factor became required of a person without one: the days of grace count from there.
    CREATE TABLE accounts.factor_requirements (
      user_id integer PRIMARY KEY REFERENCES public.users (id) ON DELETE CASCADE,
      required_since timestamptz(3) NOT NULL
    );

    -- What Payload's sessions do not say of themselves, by the id of the session.
    CREATE TABLE accounts.sessions (
      id text PRIMARY KEY,
      user_id integer NOT NULL REFERENCES public.users (id) ON DELETE CASCADE,
      method text NOT NULL,
      device text NOT NULL,
      address text NOT NULL,
      began_at timestamptz(3) NOT NULL DEFAULT now(),
      last_used_at timestamptz(3) NOT NULL DEFAULT now(),
      -- When the person last proved who they are, with a password or a factor.
      proved_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX sessions_of_user ON accounts.sessions (user_id);

    -- Who a provider of single sign-on says that a person is.
    CREATE TABLE accounts.identities (
      issuer text NOT NULL,
      subject text NOT NULL,
      user_id integer NOT NULL REFERENCES public.users (id) ON DELETE CASCADE,
      email text,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      last_used_at timestamptz(3) NOT NULL DEFAULT now(),
      PRIMARY KEY (issuer, subject)
    );
    CREATE INDEX identities_of_user ON accounts.identities (user_id);

    -- With which session of the provider a session began.
    CREATE TABLE accounts.provider_sessions (
      session_id text PRIMARY KEY REFERENCES accounts.sessions (id) ON DELETE CASCADE,
      issuer text NOT NULL,
      subject text NOT NULL,
      -- The provider's own name of its session.
      provider_session text,
      id_token text NOT NULL
    );
    CREATE INDEX provider_sessions_of_person ON accounts.provider_sessions (issuer, subject);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute('DROP SCHEMA accounts CASCADE;')
}
