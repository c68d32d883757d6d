/** One transaction that writes many documents: its inserts are sent together, one statement per table. */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, SelectType, Where } from 'payload'
import { deepCopyObjectSimple } from 'payload'
import { type Condition, conditionsOf, type HeldRow, meets, valuesOf } from './whereInMemory.ts'

// PostgreSQL accepts 65,535 parameters per statement.
const parametersAtOnce = 60_000
const idsAtOnce = 100

type Values = Record<string, unknown>
type Insert = PostgresAdapter['insert']
type Created<Name extends keyof Originals> = Parameters<Originals[Name]>[0]

/** The adapter's own methods. */
export type Originals = Pick<PostgresAdapter, 'create' | 'createVersion'>

/** A collection, or its versions. */
export interface Kept {
  collection: CollectionSlug
  isVersions?: boolean
}

/** Writes items into a table that Payload does not know. The last one about a row counts. */
export type WriteItems<Request, Item> = (req: Request, items: readonly Item[]) => Promise<unknown>

interface Query {
  where?: Where
  select?: SelectType
  page?: number
}

// Returns the selected fields of a row.
const selected = (row: HeldRow, select: SelectType = {}): HeldRow =>
  Object.values(select).some(Boolean)
    ? Object.fromEntries(Object.entries(row).filter(([name]) => name === 'id' || select[name]))
    : row

const nameOf = ({ collection, isVersions }: Kept): string => (isVersions ? `${collection} versions` : collection)

/**
 * Holds inserts back until a read needs the database, or until the commit. It answers reads itself where the database is
 * known to have no rows: the held rows are then the whole answer.
 */
export class WriteBatch {
  private readonly adapter: PostgresAdapter
  private readonly originals: Originals
  private readonly transaction: number | string
  // By table, in the order in which the tables were first written: parents come before their children.
  private kept = new Map<string, Values[]>()
  private gathered = new Map<unknown, { items: unknown[]; write: () => Promise<unknown> }>()
  private readonly ids = new Map<string, number[]>()
  private readonly made = new Map<string, HeldRow[]>()
  // By collection and field, the values that no row of the database has.
  private readonly absent = new Map<string, Set<unknown>>()
  private readonly globals = new Map<string, Promise<unknown>>()

  constructor(adapter: PostgresAdapter, originals: Originals, transaction: number | string) {
    this.adapter = adapter
    this.originals = originals
    this.transaction = transaction
  }

  private get session() {
    const session = this.adapter.sessions[this.transaction]
    if (!session) throw new Error('The transaction of this batch has ended.')
    return session.db
  }

  /** Notes values that no row of the database has in a field. */
  noteAbsent(kept: Kept, field: string, values: readonly unknown[]): void {
    const key = `${nameOf(kept)}.${field}`
    const known = this.absent.get(key) ?? new Set()
    for (const value of values) known.add(value)
    this.absent.set(key, known)
  }

  /** Forgets which values are absent from the database: a write other than an insert may have changed that. */
  forget(): void {
    this.absent.clear()
    this.made.clear()
    this.globals.clear()
  }

  /** Returns ids that the next documents of a collection get, in order. */
  async reserveIds(collection: CollectionSlug, count: number): Promise<number[]> {
    const table = this.adapter.tableNameMap.get(collection.replaceAll('-', '_')) ?? collection
    const free = this.ids.get(table) ?? []
    if (free.length < count) free.push(...(await this.nextIds(table, Math.max(idsAtOnce, count))))
    this.ids.set(table, free)
    return free.slice(0, count)
  }

  private async nextIds(table: string, count: number): Promise<number[]> {
    const { rows } = await this.session.execute(
      sql`SELECT nextval(pg_get_serial_sequence(${`"${table}"`}, 'id'))::int AS id FROM generate_series(1, ${count})`,
    )
    return rows.map(({ id }) => Number(id))
  }

  async create(args: Created<'create'>): Promise<HeldRow | null> {
    const now = new Date().toISOString()
    const data = { ...args.data, createdAt: args.data.createdAt ?? now, updatedAt: args.data.updatedAt ?? now }
    const { view, id } = this.recording()
    await this.originals.create.call(view, { ...args, data, returning: false })
    const row = { ...data, id: id() }
    this.remember({ collection: args.collection }, row)
    return args.returning === false ? null : deepCopyObjectSimple(row)
  }

  async createVersion(args: Created<'createVersion'>): Promise<HeldRow | null> {
    // A document that was made in this batch has no other version that could be the latest.
    const isFirst = this.isMade(args.collectionSlug, args.parent)
    if (isFirst) this.noteAbsent({ collection: args.collectionSlug, isVersions: true }, 'parent', [args.parent])
    else await this.flush()
    const { view, id } = this.recording(isFirst)
    await this.originals.createVersion.call(view, { ...args, returning: false })
    const { parent, versionData: version, createdAt, updatedAt } = args
    const row = { id: id(), parent, version, createdAt, updatedAt, latest: true }
    this.remember({ collection: args.collectionSlug, isVersions: true }, row)
    return args.returning === false ? null : deepCopyObjectSimple(row)
  }

  private isMade(collection: CollectionSlug, id: unknown): boolean {
    return (this.made.get(collection) ?? []).some((row) => row.id === id)
  }

  private remember(kept: Kept, row: HeldRow): void {
    const rows = this.made.get(nameOf(kept)) ?? []
    rows.push(row)
    this.made.set(nameOf(kept), rows)
    this.noteAbsent(kept, 'id', [row.id])
  }

  // Returns a view of the adapter for one document that holds its inserts back; the first is the document's own row.
  private recording(hasNoOtherVersions = false): { view: PostgresAdapter; id: () => unknown } {
    let id: unknown
    const insert: Insert = async ({ tableName, values }) => {
      const rows: Values[] = Array.isArray(values) ? values : [values]
      const [first] = rows
      if (id === undefined && first) {
        first.id ??= await this.takeId(tableName)
        id = first.id
      }
      const others = this.kept.get(tableName) ?? []
      others.push(...rows)
      this.kept.set(tableName, others)
      return rows
    }
    const execute = async () => ({ rows: [] })
    const view: PostgresAdapter = Object.create(this.adapter, {
      insert: { value: insert },
      ...(hasNoOtherVersions ? { execute: { value: execute } } : {}),
    })
    return { view, id: () => id }
  }

  private async takeId(table: string): Promise<number | undefined> {
    const free = this.ids.get(table) ?? []
    if (free.length === 0) free.push(...(await this.nextIds(table, idsAtOnce)))
    this.ids.set(table, free)
    return free.shift()
  }

  /** Holds an item back for a function that writes several. */
  gather<Request, Item>(write: WriteItems<Request, Item>, req: Request, item: Item): void {
    const known = this.gathered.get(write)
    if (known) return void known.items.push(item)
    const items = [item]
    this.gathered.set(write, { items, write: () => write(req, items) })
  }

  /** Sends the held inserts, and then the held items. */
  async flush(): Promise<void> {
    const { kept, gathered } = this
    this.kept = new Map()
    this.gathered = new Map()
    for (const [name, rows] of kept) {
      const table = this.adapter.tables[name]
      const atOnce = Math.max(1, Math.floor(parametersAtOnce / Object.keys(table).length))
      for (let start = 0; start < rows.length; start += atOnce) {
        await this.session.insert(table).values(rows.slice(start, start + atOnce))
      }
    }
    for (const { write } of gathered.values()) await write()
  }

  /** Returns the rows that meet a query, one at most; null when only the database knows them. */
  answer(kept: Kept, { where, select, page = 1 }: Query): HeldRow[] | null {
    const conditions = conditionsOf(where)
    if (!conditions?.some((condition) => this.isAbsent(kept, condition))) return null
    const found = (this.made.get(nameOf(kept)) ?? []).filter((row) => meets(row, conditions))
    // Only the database knows the order of several rows.
    if (found.length > 1) return null
    return page > 1 ? [] : deepCopyObjectSimple(found.map((row) => selected(row, select)))
  }

  private isAbsent(kept: Kept, condition: Condition): boolean {
    const values = valuesOf(condition)
    const absent = this.absent.get(`${nameOf(kept)}.${condition.field}`)
    return Boolean(absent && values?.every((value) => absent.has(value)))
  }

  /** Returns a global as first read in this batch. */
  async global(key: string, read: () => Promise<unknown>): Promise<unknown> {
    const known = this.globals.get(key) ?? read()
    this.globals.set(key, known)
    return structuredClone(await known)
  }
}
