import type { Plugin } from 'payload'

interface Statement {
  text: string
  values: unknown[]
}

/** Returns a plugin that notes the statements which Payload sends to its database, and the list where it notes them. */
export function sentStatements(): { statements: Statement[]; noteStatements: Plugin } {
  const statements: Statement[] = []
  const logger = { logQuery: (text: string, values: unknown[]) => statements.push({ text, values }) }
  return {
    statements,
    noteStatements: (config) => ({
      ...config,
      db: { ...config.db, init: (args) => Object.assign(config.db.init(args), { logger }) },
    }),
  }
}
