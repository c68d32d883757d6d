/** Loaded before scripts that read the configuration but never reach the database, so that they need no environment. */
process.env.DATABASE_URL ??= 'postgres://nobody@127.0.0.1:1/nowhere'
