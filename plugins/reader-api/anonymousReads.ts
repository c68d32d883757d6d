import type { CollectionSlug, Payload, PayloadRequest, SelectType, Where } from 'payload'
import { createLocalReq } from 'payload'
import type { z } from 'zod'
import type { Source, TargetRow } from './rows.schema.ts'
import { targetRow } from './rows.schema.ts'

/** Which rows, in which order, and how many. */
export interface RowQuery {
  where?: Where
  sort?: string
  limit?: number
}

/** Rows of one page of a list, and how many there are on all pages. */
export interface RowPage<Row> {
  rows: Row[]
  total: number
}

/**
 * Reads as somebody who is not signed in: the collections' own access rules apply, drafts and trash are left out even
 * where a rule would let them through, and only the fields of the row's schema are asked for. Remembers the cache tag of
 * everything that it was asked for by id, found or not, because what is missing today may be published tomorrow.
 */
export class AnonymousReads {
  readonly tags = new Set<string>()

  private constructor(
    private readonly payload: Payload,
    private readonly req: PayloadRequest,
  ) {}

  /** @param payload the running instance; whoever made the request is not passed on, an editor reads as readers do. */
  static async open(payload: Payload): Promise<AnonymousReads> {
    return new AnonymousReads(payload, await createLocalReq({}, payload))
  }

  /** All rows that match, at most `limit` (30 unless told). One query. */
  async many<Row extends z.ZodObject>(source: Source<Row>, query: RowQuery): Promise<z.output<Row>[]> {
    const { docs } = await this.payload.find({ ...this.args(source, query), pagination: false })
    return this.parsed(source, docs)
  }

  /** The first row that matches, or null. One query. */
  async first<Row extends z.ZodObject>(source: Source<Row>, where: Where): Promise<z.output<Row> | null> {
    const [row] = await this.many(source, { where, limit: 1 })
    return row ?? null
  }

  /** One page of the rows that match. Two queries: the rows, and how many there are. */
  async page<Row extends z.ZodObject>(
    source: Source<Row>,
    query: RowQuery & { page: number },
  ): Promise<RowPage<z.output<Row>>> {
    const { docs, totalDocs } = await this.payload.find({ ...this.args(source, query), page: query.page })
    return { rows: this.parsed(source, docs), total: totalDocs }
  }

  /** The rows with these ids, by id; those that do not exist or may not be seen are left out. One query, none for no ids. */
  async byIds<Row extends z.ZodObject>(
    source: Source<Row>,
    ids: Iterable<string>,
  ): Promise<Map<string, z.output<Row>>> {
    const wanted = [...new Set(ids)].filter((id) => this.isPossibleId(id))
    if (wanted.length === 0) return new Map()
    for (const id of wanted) this.tags.add(source.tagOf(id))
    const rows = await this.many(source, { where: { id: { in: wanted } }, limit: wanted.length })
    return new Map(rows.map((row) => [String(row.id), row]))
  }

  /** How many rows match. One query. */
  async count(collection: CollectionSlug, where: Where = {}): Promise<number> {
    const shared = { collection, overrideAccess: false, req: this.req, trash: false } as const
    return (await this.payload.count({ ...shared, where: this.published(collection, where) })).totalDocs
  }

  /** A global as readers may see it. One query. */
  async global<Row extends z.ZodObject>(slug: 'settings', row: Row): Promise<z.output<Row>> {
    return row.parse(await this.payload.findGlobal({ slug, depth: 0, overrideAccess: false, req: this.req }))
  }

  /**
   * What is kept about an address that is no page. Readers may not list these, so the rule is this method: one record,
   * by its whole canonical path. One query.
   */
  async target(path: string): Promise<TargetRow | null> {
    const { docs } = await this.payload.find({
      collection: 'url-targets',
      where: { path: { equals: path } },
      limit: 1,
      depth: 0,
      pagination: false,
      overrideAccess: true,
      req: this.req,
    })
    return docs[0] ? targetRow.parse(docs[0]) : null
  }

  private args<Row extends z.ZodObject>(source: Source<Row>, { where = {}, sort, limit = 30 }: RowQuery) {
    const select: SelectType = Object.fromEntries(Object.keys(source.row.shape).map((name) => [name, true as const]))
    return {
      collection: source.collection,
      where: this.published(source.collection, where),
      select,
      sort,
      limit,
      depth: 0,
      overrideAccess: false,
      req: this.req,
    }
  }

  private published(collection: CollectionSlug, where: Where): Where {
    const { versions } = this.payload.collections[collection].config
    return versions?.drafts ? { and: [{ _status: { equals: 'published' } }, where] } : where
  }

  private parsed<Row extends z.ZodObject>(source: Source<Row>, docs: unknown[]): z.output<Row>[] {
    return docs.flatMap((doc) => {
      const parsed = source.row.safeParse(doc)
      if (!parsed.success) {
        this.payload.logger.warn({
          msg: `Readers cannot be shown a document of "${source.collection}"`,
          err: parsed.error,
        })
        return []
      }
      this.tags.add(source.tagOf(String(parsed.data.id)))
      return [parsed.data]
    })
  }

  /** Ids in blocks come from whoever wrote the block; PostgreSQL refuses a query with one that is no number. */
  private isPossibleId(id: string): boolean {
    if (this.payload.db.defaultIDType !== 'number') return id.length <= 64
    return /^\d{1,10}$/.test(id) && Number(id) <= 2_147_483_647
  }
}
