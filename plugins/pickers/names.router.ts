import { z } from 'zod'
import { idsInput, named, pageInput, pagination, textInput } from '#plugins/rpc/named.schema.ts'
import { createRouter, procedure } from '#plugins/rpc/rpcBase.ts'
import { type NamedCollection, namesOf, searchByName } from './searchByName.ts'
import { sectionNames, sectionTypes } from './sectionsOfPicker.ts'

// Finds names by id; `noun` is the beginning of the summary.
const resolveIn = (collection: NamedCollection, noun: string) =>
  procedure({ summary: `${noun} by id; those that are gone are missing.`, permissions: [] })
    .input(z.object({ ids: idsInput }))
    .output(z.object({ result: z.array(named) }))
    .query(async ({ ctx, input }) => ({ result: await namesOf(ctx.req, collection, input.ids) }))

const searchIn = (collection: NamedCollection, noun: string) =>
  procedure({ summary: `${noun} whose names hold a text, the best first, 20 a page.`, permissions: [] })
    .input(z.object({ name: textInput, page: pageInput.page }))
    .output(z.array(named))
    .query(
      async ({ ctx, input: { name, page } }) => (await searchByName(ctx.req, collection, { text: name, page })).items,
    )

// Clients may write the types of sections in capitals.
const sectionType = z.preprocess((name) => (typeof name === 'string' ? name.toLowerCase() : name), z.enum(sectionTypes))

/** Procedures that list sections, tags and authors. */
export const postNamesRouter = createRouter({
  getSections: procedure({
    summary: 'All sections and shows, or those of some types, by the alphabet.',
    permissions: [],
  })
    .input(z.object({ types: z.array(sectionType).default([]) }))
    .output(z.array(named))
    .query(({ ctx, input }) => sectionNames(ctx.req, input.types)),

  resolveSections: resolveIn('sections', 'Sections and shows'),
  resolveSources: resolveIn('post-sources', 'Sources of posts'),
  resolveTags: resolveIn('tags', 'Tags'),
  searchSections: searchIn('sections', 'Sections and shows'),
  searchSources: searchIn('post-sources', 'Sources of posts'),
  searchTags: searchIn('tags', 'Tags'),
})

export const authorsRouter = createRouter({
  resolve: procedure({
    summary: 'Authors by id, in the order of the ids; those that are gone stay as plain texts.',
    permissions: [],
  })
    .input(z.object({ ids: idsInput }))
    .output(z.array(z.union([named, z.string()])))
    .query(async ({ ctx, input }) => {
      const found = new Map((await namesOf(ctx.req, 'authors', input.ids)).map((author) => [author.id, author]))
      return input.ids.map((id) => found.get(id) ?? id)
    }),

  search: procedure({ summary: 'Authors whose names hold a text, the best first.', permissions: [] })
    .input(z.object({ query: textInput, ...pageInput, pageSize: pageInput.pageSize.default(5) }))
    .output(z.object({ items: z.array(named), pagination }))
    .query(({ ctx, input: { query, ...page } }) => searchByName(ctx.req, 'authors', { text: query, ...page })),
})

// Targets of an address other than posts, which `post.getPosts` finds.
const contentKind = z.enum(['page', 'section', 'tag', 'author'])

const collectionOfKind = {
  page: 'pages',
  section: 'sections',
  tag: 'tags',
  author: 'authors',
} as const satisfies Record<z.output<typeof contentKind>, NamedCollection>

/** Procedures that find the target of an address. */
export const contentRouter = createRouter({
  resolveContent: procedure({
    summary: 'Pages, sections, tags or authors by id; those that are gone are missing.',
    permissions: [],
  })
    .input(z.object({ kind: contentKind, ids: idsInput }))
    .output(z.object({ result: z.array(named) }))
    .query(async ({ ctx, input: { kind, ids } }) => ({ result: await namesOf(ctx.req, collectionOfKind[kind], ids) })),

  searchContent: procedure({
    summary: 'Pages, sections, tags or authors that readers can see and whose names hold a text, the best first.',
    permissions: [],
  })
    .input(z.object({ kind: contentKind, name: textInput, ...pageInput, pageSize: pageInput.pageSize.default(10) }))
    .output(z.object({ items: z.array(named), pagination }))
    .query(({ ctx, input: { kind, name, ...page } }) =>
      searchByName(ctx.req, collectionOfKind[kind], { text: name, isSeenByReaders: true, ...page }),
    ),
})
