import { LRUCache } from 'lru-cache'
import type { ContentState, StateOf } from './contentStates.ts'

// Rows of one kind that are kept at most, and lists of them.
const maxRows = 2_000
const maxLists = 200

// Milliseconds that a row is kept: a change that a trigger missed is made up for.
const maxAgeMs = 60_000

interface Kept<Value> {
  value: Value
  state: ContentState
}

/** Values of one table that are given again while what they were read from stays as it is. */
export class KeptValues<Value> {
  private readonly values: LRUCache<string, Kept<Value>>
  // Ids without a row.
  private readonly absent: LRUCache<string, ContentState>

  /**
   * @param table of the database
   * @param max values that are kept at most
   */
  constructor(
    private readonly table: string,
    max: number,
  ) {
    this.values = new LRUCache({ max, ttl: maxAgeMs })
    this.absent = new LRUCache({ max, ttl: maxAgeMs })
  }

  /** Returns what was read of the whole table under a key, which is loaded where it is not known. */
  async get(key: string, stateOf: StateOf, load: () => Promise<Value>): Promise<Value> {
    const state = stateOf(this.table)
    const known = this.values.get(key)
    if (state && known?.state === state) return known.value
    const value = await load()
    if (state && state === stateOf(this.table)) this.values.set(key, { value, state })
    return value
  }

  /** Returns the rows with some ids, by id; those that do not exist are missing. Those not known are loaded together. */
  async byIds(
    ids: readonly string[],
    stateOf: StateOf,
    load: (ids: string[]) => Promise<Map<string, Value>>,
  ): Promise<Map<string, Value>> {
    const found = new Map<string, Value>()
    const unknown = new Map<string, ContentState | undefined>()
    for (const id of ids) {
      const state = stateOf(this.table, id)
      const known = this.values.get(id)
      if (state && known?.state === state) found.set(id, known.value)
      else if (!state || this.absent.get(id) !== state) unknown.set(id, state)
    }
    if (unknown.size === 0) return found
    const loaded = await load([...unknown.keys()])
    for (const [id, state] of unknown) {
      if (!state || state !== stateOf(this.table, id)) continue
      const value = loaded.get(id)
      if (value === undefined) this.absent.set(id, state)
      else this.values.set(id, { value, state })
    }
    return new Map([...found, ...loaded])
  }
}

/** Rows of one kind, and lists of them. */
export class KeptRows<Row> {
  readonly rows: KeptValues<Row>
  readonly lists: KeptValues<Row[]>

  constructor(table: string) {
    this.rows = new KeptValues(table, maxRows)
    this.lists = new KeptValues(table, maxLists)
  }
}
