import type { CollectionSlug, Payload, PayloadRequest, SelectType, TypeWithID, Where } from 'payload'
import { createLocalReq } from 'payload'
import type { z } from 'zod'
import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderAlert } from '#contract/readerApi.schema.ts'
import { contentStatesOf, type StateOf } from '#plugins/kept-answers/contentStates.ts'
import { KeptValues } from '#plugins/kept-answers/keptRows.ts'
import { type SentPosts, sentPostsOf } from '#plugins/sent-posts/sentPosts.store.ts'
import { type PageMoment, pageNow } from '#plugins/slots/foreseen.ts'
import { fillSlots } from '#plugins/slots/slotsFill.ts'
import { type MostReadWindows, mostReadIn } from '../numbers/mostRead.store.ts'
import { type Nearby, readNearby } from './nearby.read.ts'
import { readableBy } from './readableAccess.ts'
import type { AddressRow, AlertRow, ArticleRow, AssistantRow, SettingsRow } from './rows.schema.ts'
import { addressRow, alertRow, assistantRow, settingsRow } from './rows.schema.ts'
import { alertAt } from './site.shape.ts'
import { fieldsOf, isKeptList, type Source } from './sources.ts'

/** The condition, order and maximum number of rows. */
export interface RowQuery {
  where?: Where
  sort?: string
  limit?: number
}

interface Paging {
  pagination: boolean
  page?: number
}

export interface RowPage<Row> {
  rows: Row[]
  total: number
}

const kept = {
  settings: new KeptValues<SettingsRow>('settings', 1),
  alert: new KeptValues<AlertRow>('alert', 1),
  assistants: new KeptValues<AssistantRow[]>('assistants', 200),
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
    readonly payload: Payload,
    private readonly req: PayloadRequest,
    private readonly moment: PageMoment,
    private readonly states: Promise<StateOf>,
  ) {}

  /**
   * @param payload the running instance; the requesting user is not passed on, an editor reads as readers do.
   * @param moment at which slots are filled
   */
  static async open(payload: Payload, moment: PageMoment = pageNow()): Promise<PublicReads> {
    const states = contentStatesOf(payload.config).current()
    return new PublicReads(payload, await createLocalReq({}, payload), moment, states)
  }

  /** When what was read so far changes next by itself: ISO 8601, null where it does not. */
  get changesAt(): string | null {
    const times = this.changes.map((change) => Date.parse(change)).filter((time) => time > this.moment.now.getTime())
    return times.length > 0 ? new Date(Math.min(...times)).toISOString() : null
  }

  /** Has the page rendered again at a time, though nothing that it shows was changed by then. */
  changeAt(time: Date): void {
    this.changes.push(time.toISOString())
  }

  /** Returns all rows that match, at most `limit` (default 30). One query, none for a list that is kept. */
  async many<Row extends z.ZodObject>(source: Source<Row>, query: RowQuery): Promise<z.output<Row>[]> {
    const load = async () => (await this.find(source, query, { pagination: false })).rows
    if (!source.kept || !isKeptList(source.collection, query.where)) return load()
    const rows = await source.kept.lists.get(JSON.stringify(query), await this.states, load)
    for (const { id } of rows) this.tags.add(source.tagOf(String(id)))
    return rows
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
    const load = async (ids: string[]) => {
      const query = { where: { id: { in: ids } }, limit: ids.length }
      const { docs } = await this.documents(source.collection, query, fieldsOf(source.row), { pagination: false })
      return new Map(this.parsed(source, docs).map((row) => [String(row.id), row]))
    }
    const { kept } = source
    const rows = await (kept ? kept.rows.byIds(wanted, await this.states, load) : load(wanted))
    for (const row of this.foreseenRows(source, wanted)) rows.set(String(row.id), row)
    return rows
  }

  /** Returns which posts are near another one, those that it leads to left out. One query. */
  nearby(row: ArticleRow, named: readonly string[]): Promise<Nearby> {
    return readNearby(
      this.req,
      row,
      [row.id, ...named].filter((id) => this.isPossibleId(id)),
    )
  }

  /** Returns the number of rows that readers may see. One query. */
  async count(collection: CollectionSlug): Promise<number> {
    const where = await this.readable(collection)
    return where ? (await this.payload.db.count({ collection, where, req: this.req })).totalDocs : 0
  }

  /** Returns the settings. One query, none where they are kept. */
  async settings(): Promise<SettingsRow> {
    return kept.settings.get('', await this.states, async () =>
      settingsRow.parse(
        await this.payload.findGlobal({ slug: 'settings', depth: 0, overrideAccess: false, req: this.req }),
      ),
    )
  }

  /**
   * Returns the alert at the moment of the page. Readers may not read one that is still to come, so this method is the
   * access rule. One query, none where it is kept.
   */
  async alert(): Promise<ReaderAlert | null> {
    const row = await kept.alert.get('', await this.states, async () =>
      alertRow.parse(await this.payload.findGlobal({ slug: 'alert', depth: 0, overrideAccess: true, req: this.req })),
    )
    if (row.isOn) this.changes.push(...[row.from, row.until].filter((time) => time !== null))
    return alertAt(row, this.moment.now)
  }

  /**
   * Returns assistants by slug or id. Readers may not list these, so this method is the access rule: the fields of the row
   * and no others. One query, none for no assistants or kept ones.
   */
  async assistants(slugs: Iterable<string>, ids: Iterable<string>): Promise<AssistantRow[]> {
    const named = [...new Set(slugs)]
    const wanted = [...new Set(ids)].filter((id) => this.isPossibleId(id))
    for (const slug of named) this.tags.add(cacheTag.assistant(slug))
    if (named.length + wanted.length === 0) return []
    const where: Where = { or: [{ slug: { in: named } }, { id: { in: wanted } }] }
    const rows = await kept.assistants.get(JSON.stringify(where), await this.states, async () => {
      const paging = { limit: named.length + wanted.length, pagination: false }
      const select = fieldsOf(assistantRow)
      const { docs } = await this.payload.db.find({ collection: 'assistants', where, select, ...paging, req: this.req })
      return docs.map((row) => assistantRow.parse(row))
    })
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
   * Returns the posts that were read most in some windows of time, from the narrowest, the first one most. Only ids:
   * whether readers may see them, the posts' own rows say. One query.
   */
  mostRead(windows: MostReadWindows, now: Date): Promise<string[][]> {
    return mostReadIn(this.payload, windows, now)
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

  // Lists of posts are read as ids where posts are kept: their rows are mostly known.
  private async find<Row extends z.ZodObject>(
    source: Source<Row>,
    query: RowQuery,
    paging: Paging,
  ): Promise<RowPage<z.output<Row>>> {
    const { collection, kept, row } = source
    const areKept = kept !== undefined && collection === 'posts' && (await this.states)(collection) !== undefined
    const found = await this.documents(collection, query, areKept ? { id: true } : fieldsOf(row), paging)
    if (!areKept) return { rows: this.parsed(source, found.docs), total: found.totalDocs }
    const ids = found.docs.map(({ id }) => String(id))
    const known = await this.byIds(source, ids)
    return { rows: ids.map((id) => known.get(id)).filter((row) => row !== undefined), total: found.totalDocs }
  }

  private async documents(
    collection: CollectionSlug,
    { where = {}, sort, limit = 30 }: RowQuery,
    select: SelectType,
    paging: Paging,
  ): Promise<{ docs: TypeWithID[]; totalDocs: number }> {
    const readable = await this.readable(collection)
    if (!readable) return { docs: [], totalDocs: 0 }
    const all = { and: [readable, where] }
    return this.payload.db.find({ collection, where: all, select, sort, limit, ...paging, req: this.req })
  }

  // Returns the condition for the documents of a collection that readers may see; null when they may see none.
  private readable(collection: CollectionSlug): Promise<Where | null> {
    const known = this.readableOf.get(collection) ?? readableBy(this.req, collection)
    this.readableOf.set(collection, known)
    return known
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
