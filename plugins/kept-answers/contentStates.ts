import type { SanitizedConfig } from 'payload'
import type { DatabaseListener } from '#database/databaseListener.ts'

/** The state of something between two commits that changed it. */
export type ContentState = object

/**
 * Returns the state of a row, or, without an id, that of a whole table; undefined where nothing may be kept of it.
 * @param table of the database, such as `reusable_blocks`
 */
export type StateOf = (table: string, id?: string) => ContentState | undefined

interface Table {
  state: ContentState
  rows: Map<string, ContentState>
}

// Rows of a table whose states are known at most.
const maxRows = 10_000

/**
 * The states of the tables that pages are made of. PostgreSQL notifies of each commit that changes one of them
 * (`contentChannel`); what is read is kept with the state in which its table, or its row, was before.
 */
export class ContentStates {
  private listener: Pick<DatabaseListener, 'caughtUp'> | null = null
  private tables = new Map<string, Table>()

  /** Starts to follow the changes that a listener notices; null: none is noticed any more. */
  watch(listener: Pick<DatabaseListener, 'caughtUp'> | null): void {
    this.listener = listener
    this.tables = new Map()
  }

  /** Notes a change. @param message a table, or a table and the id of the row that changed */
  changed(message: string): void {
    const [table = '', id] = message.split(' ')
    const known = this.tables.get(table)
    if (!known) return
    if (id === undefined) this.tables.delete(table)
    else {
      known.state = {}
      known.rows.delete(id)
    }
  }

  /** Returns the states with every commit before this call noticed. They go on to follow the changes. */
  async current(): Promise<StateOf> {
    const isNoticed = await this.listener?.caughtUp()
    return isNoticed ? (table, id) => this.stateOf(table, id) : () => undefined
  }

  private stateOf(table: string, id: string | undefined): ContentState | undefined {
    if (!this.listener) return undefined
    const known: Table = this.tables.get(table) ?? { state: {}, rows: new Map() }
    this.tables.set(table, known)
    if (id === undefined) return known.state
    const state = known.rows.get(id) ?? {}
    if (known.rows.size >= maxRows) known.rows.clear()
    known.rows.set(id, state)
    return state
  }
}

const unknownStates = new ContentStates()

/** Returns the states that the plugin of kept answers put into a configuration; without it, nothing is kept. */
export function contentStatesOf({ custom }: Pick<SanitizedConfig, 'custom'>): ContentStates {
  const states: ContentStates | undefined = custom.contentStates
  return states ?? unknownStates
}
