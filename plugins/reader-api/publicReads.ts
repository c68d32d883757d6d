import type { CollectionSlug, Payload, PayloadRequest, SelectType, Where } from 'payload'
import { createLocalReq, executeAccess } from 'payload'
import type { z } from 'zod'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderAlert } from '#contract/readerApi.schema.ts'
import { type SentPosts, sentPostsOf } from '#plugins/sent-posts/sentPosts.store.ts'
import { type PageMoment, pageNow } from '#plugins/slots/foreseen.ts'
import { fillSlots } from '#plugins/slots/slots.fill.ts'
import { mostReadPosts } from '../numbers/mostRead.store.ts'
import { alertAt } from './alert.rules.ts'
import type { AddressRow, AssistantRow, Source } from './rows.schema.ts'
import { addressRow, alertRow, assistantRow } from './rows.schema.ts'

/** The condition, order and maximum number of rows. */
export interface RowQuery {
  where?: Where
  sort?: string
  limit?: number
}

export interface RowPage<Row> {
  rows: Row[]
  total: number
}

/**
 * Reads as an anonymous user: the collections' own access rules apply, drafts and trash are left out even where a rule
 * would admit them, and only the fields of the row's schema are selected. Collects the cache tags of everything
 * requested by id, found or not, because a missing document may be published later.
 *
 * It reads rows, not documents: Payload's work on every field of every document (hooks, population, access by field)
 * takes longer than the queries, and none of it concerns these fields. A test ensures that no field here is hidden from
 * readers.
 */
export class PublicReads {
  readonly tags = new Set<string>()
  private readonly changes: string[] = []
  private readonly readableOf = new Map<CollectionSlug, Promise<Where | null>>()

  private constructor(
    private readonly payload: Payload,
    private readonly req: PayloadRequest,
    private readonly moment: PageMoment,
  ) {}

  /**
   * @param payload the running instance; the requesting user is not passed on, an editor reads as readers do.
   * @param moment at which slots are filled
   */
  static async open(payload: Payload, moment: PageMoment = pageNow()): Promise<PublicReads> {
    return new PublicReads(payload, await createLocalReq({}, payload), moment)
  }

  /** When what was read so far changes next by itself: ISO 8601, null where it does not. */
  get changesAt(): string | null {
    const times = this.changes.map((change) => Date.parse(change)).filter((time) => time > this.moment.now.getTime())
    return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null
  }

  /** Returns all rows that match, at most `limit` (default 30). One query. */
  async many<Row extends z.ZodObject>(source: Source<Row>, query: RowQuery): Promise<z.output<Row>[]> {
    return (await this.find(source, query, { pagination: false })).rows
  }

  /** The first row that matches, or null. One query. */
  async first<Row extends z.ZodObject>(source: Source<Row>, where: Where): Promise<z.output<Row> | null> {
    const [row] = await this.many(source, { where, limit: 1 })
    return row ?? null
  }

  /** One page of the rows that match. Two queries: the rows, and how many there are. */
  page<Row extends z.ZodObject>(
    source: Source<Row>,
    query: RowQuery & { page: number },
  ): Promise<RowPage<z.output<Row>>> {
    return this.find(source, query, { pagination: true, page: query.page })
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
    return new Map([...rows, ...this.foreseenRows(source, wanted)].map((row) => [String(row.id), row]))
  }

  /** Returns the number of rows that readers may see. One query. */
  async count(collection: CollectionSlug): Promise<number> {
    const where = await this.readable(collection)
    return where ? (await this.payload.db.count({ collection, where, req: this.req })).totalDocs : 0
  }

  /** A global as readers may see it. One query. */
  async global<Row extends z.ZodObject>(slug: 'settings', row: Row): Promise<z.output<Row>> {
    return row.parse(await this.payload.findGlobal({ slug, depth: 0, overrideAccess: false, req: this.req }))
  }

  /**
   * Returns the alert at the moment of the page. Readers may not read one that is still to come, so this method is the
   * access rule. One query.
   */
  async alert(): Promise<ReaderAlert | null> {
    const row = alertRow.parse(
      await this.payload.findGlobal({ slug: 'alert', depth: 0, overrideAccess: true, req: this.req }),
    )
    if (row.isOn) this.changes.push(...[row.from, row.until].filter((time) => time !== null))
    return alertAt(row, this.moment.now)
  }

  /**
   * Returns assistants by slug or id. Readers may not list these, so this method is the access rule: the fields of the row
   * and no others. One query, none for no assistants.
   */
  async assistants(slugs: Iterable<string>, ids: Iterable<string>): Promise<AssistantRow[]> {
    const named = [...new Set(slugs)]
    const wanted = [...new Set(ids)].filter((id) => this.isPossibleId(id))
    for (const slug of named) this.tags.add(cacheTag.assistant(slug))
    if (named.length + wanted.length === 0) return []
    const where: Where = { or: [{ slug: { in: named } }, { id: { in: wanted } }] }
    const select: SelectType = Object.fromEntries(Object.keys(assistantRow.shape).map((name) => [name, true as const]))
    const paging = { limit: named.length + wanted.length, pagination: false }
    const { docs } = await this.payload.db.find({ collection: 'assistants', where, select, ...paging, req: this.req })
    const rows = docs.map((row) => assistantRow.parse(row))
    for (const { slug } of rows) this.tags.add(cacheTag.assistant(slug))
    return rows
  }

  /**
   * Returns the ledger's record of an address. Readers may not list these, so this method is the access rule: one
   * record, by its whole canonical path. One query.
   */
  async address(path: string): Promise<AddressRow | null> {
    return (await this.addresses({ path: { equals: path } }, 1))[0] ?? null
  }

  /**
   * Returns the record about the address of a document that has left the site: the newest that is not the document's
   * own. One query.
   */
  async unpublishActionOf(document: string): Promise<AddressRow | null> {
    const rows = await this.addresses({ owner: { equals: document } }, 100)
    return rows.find(({ answer, target }) => answer !== '200' && answer !== '404' && target !== document) ?? null
  }

  /**
   * The posts that were read most, the first one most. Only ids: whether readers may see them, the posts' own rows say.
   * One query.
   */
  mostRead(since: Date | null, limit: number): Promise<string[]> {
    return mostReadPosts(this.payload, since, limit)
  }

  /**
   * Returns blocks with posts in their slots. Any new post may be the newest: pages with slots that fill themselves are
   * rendered again with each.
   * @param timeZone resolves to the IANA name of the publication's time zone
   */
  async filled(blocks: PlacedBlock[], timeZone: () => Promise<string>): Promise<PlacedBlock[]> {
    const page = await fillSlots(this.req, blocks, this.moment, timeZone)
    if (page.isAutofilled) this.tags.add(cacheTag.posts)
    this.changes.push(...page.pinEnds)
    return page.blocks
  }

  /** Returns the posts that an issue of a newsletter was sent with; null for one that was not. */
  sentPosts(issue: string): Promise<SentPosts | null> {
    return sentPostsOf(this.req, Number(issue))
  }

  // Returns the rows of the posts that their schedules publish until the moment of the page.
  private foreseenRows<Row extends z.ZodObject>(source: Source<Row>, wanted: readonly string[]): z.output<Row>[] {
    if (source.collection !== 'posts') return []
    return this.parsed(
      source,
      this.moment.foreseen
        .filter(({ id }) => wanted.includes(id))
        .map(({ id, content, publishDateTime }) => ({
          path: '/',
          ...content,
          id,
          publishDateTime,
          updatedAt: publishDateTime,
        })),
    )
  }

  private async addresses(where: Where, limit: number): Promise<AddressRow[]> {
    const paging = { sort: '-since', limit, pagination: false }
    const { docs } = await this.payload.db.find({ collection: 'addresses', where, ...paging, req: this.req })
    return docs.map((row) => addressRow.parse(row))
  }

  private async find<Row extends z.ZodObject>(
    source: Source<Row>,
    { where = {}, sort, limit = 30 }: RowQuery,
    paging: { pagination: boolean; page?: number },
  ): Promise<RowPage<z.output<Row>>> {
    const { collection } = source
    const readable = await this.readable(collection)
    if (!readable) return { rows: [], total: 0 }
    const select: SelectType = Object.fromEntries(Object.keys(source.row.shape).map((name) => [name, true as const]))
    const found = await this.payload.db.find({
      collection,
      where: { and: [readable, where] },
      select,
      sort,
      limit,
      ...paging,
      req: this.req,
    })
    return { rows: this.parsed(source, found.docs), total: found.totalDocs }
  }

  // Returns the condition for the documents of a collection that readers may see; null when they may see none.
  private readable(collection: CollectionSlug): Promise<Where | null> {
    const known = this.readableOf.get(collection) ?? this.askReadable(collection)
    this.readableOf.set(collection, known)
    return known
  }

  private async askReadable(collection: CollectionSlug): Promise<Where | null> {
    const { access, trash, versions } = this.payload.collections[collection].config
    const allowed = await executeAccess({ req: this.req, disableErrors: true }, access.read)
    if (!allowed) return null
    const conditions: Where[] = [
      ...(typeof allowed === 'object' ? [allowed] : []),
      ...(versions?.drafts ? [{ _status: { equals: 'published' } }] : []),
      ...(trash ? [{ deletedAt: { exists: false } }] : []),
    ]
    return conditions.length > 0 ? { and: conditions } : {}
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

  /**
   * Returns whether an id can exist. Ids in blocks are user input; PostgreSQL refuses a query with one that is not a
   * number.
   */
  isPossibleId(id: string): boolean {
    if (this.payload.db.defaultIDType !== 'number') return id.length <= 64
    return /^\d{1,10}$/.test(id) && Number(id) <= 2_147_483_647
  }
}
