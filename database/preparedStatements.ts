import { createHash } from 'node:crypto'
import type { ClientBase } from 'pg'

// PostgreSQL plans a read of a document with its lists and relations for several milliseconds, and runs it in a tenth of
// that. It keeps the plan of a statement that has a name, on each connection.
const longStatement = 1000
// As Payload begins its reads. Statements of our own are planned for their values, which decide how many rows a word, a month
// or a section has.
const readOfPayload = /^select (?:distinct )?"/
// A name from this use on: what is read once would only fill memory.
const usesBeforeName = 3
const mostNames = 80
const mostTexts = 1000

// What PostgreSQL says when it does not know a name, has it already, or when a column of the result changed its type: a
// proxy that shares connections, or a migration under a running process. Statements have no names from then on.
const refusals = new Set(['26000', '42P05', '0A000'])

type Callback = (...given: unknown[]) => unknown

/** Names of the statements of a process: by how often a text was used. */
export class StatementNames {
  private readonly uses = new Map<string, number>()
  private readonly names = new Map<string, string>()
  private isRefused = false

  /** Returns the name of a statement, nothing for one that is short, rare, or no read of Payload's. */
  nameOf(text: string): string | undefined {
    if (this.isRefused || text.length < longStatement || !readOfPayload.test(text)) return undefined
    const known = this.names.get(text)
    if (known !== undefined || this.names.size >= mostNames) return known
    const uses = (this.uses.get(text) ?? 0) + 1
    this.uses.delete(text)
    if (uses >= usesBeforeName) {
      const name = createHash('sha1').update(text).digest('base64url')
      this.names.set(text, name)
      return name
    }
    const [oldest] = this.uses.keys()
    if (this.uses.size >= mostTexts && oldest !== undefined) this.uses.delete(oldest)
    this.uses.set(text, uses)
    return undefined
  }

  /** Gives no more names once the database has refused one. */
  notice(error: unknown): void {
    if (!(error instanceof Error) || !('code' in error) || !refusals.has(String(error.code)) || this.isRefused) return
    this.isRefused = true
    console.warn(`The database keeps no statements, which makes reads slower: ${error.message}`)
  }
}

/** Lets PostgreSQL keep the plans of long reads that a connection sends more than a few times. */
export function prepareStatements(client: ClientBase, names: StatementNames): void {
  const { query } = client
  const send = (config: unknown, ...others: unknown[]): unknown => {
    const name = isPlain(config) ? names.nameOf(config.text) : undefined
    if (name === undefined) return Reflect.apply(query, client, [config, ...others])
    const watched = others.map((other) => (isCallback(other) ? noticing(other, names) : other))
    const answer: unknown = Reflect.apply(query, client, [{ ...Object(config), name }, ...watched])
    if (answer instanceof Promise) answer.catch((error: unknown) => names.notice(error))
    return answer
  }
  Reflect.defineProperty(client, 'query', { value: send, configurable: true, writable: true })
}

function isCallback(value: unknown): value is Callback {
  return typeof value === 'function'
}

// Returns a callback that shows errors to the names first: so a pool gets the answers to its own queries.
function noticing(callback: Callback, names: StatementNames): (...given: unknown[]) => unknown {
  return (error, ...results) => {
    names.notice(error)
    return Reflect.apply(callback, undefined, [error, ...results])
  }
}

// A statement as an object without a name of its own; a `Query` that is sent by itself has other members.
function isPlain(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null || 'submit' in config) return false
  return 'text' in config && typeof config.text === 'string' && !('name' in config && config.name)
}
