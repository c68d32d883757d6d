import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { ListItem } from '#collections/posts-list/listAnswer.types.ts'
import { listModels, sortKeys } from '#collections/posts-list/listModels.ts'
import { defaultPageSize, noFilters, usualSort } from '#collections/posts-list/listState.ts'
import { isDay, type PublishDate, publishDateTypes } from '#collections/posts-list/publishDate.ts'
import { numericIds } from '#database/numericIds.ts'
import { itemsOf } from '#plugins/posts-list/listedContent.ts'
import { idInput, idsInput, lookupErrors, pageInput, pagination, textInput } from '#plugins/rpc/named.schema.ts'
import { notFoundErrors } from '#plugins/rpc/notFoundErrors.ts'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import { postsOfPicker } from './postsOfPicker.ts'

const postItem = z.object({
  id: z.string(),
  headline: z.string(),
  // ISO texts.
  publishDateTime: z.string().nullable(),
  updatedAt: z.string(),
  authors: z.array(z.string()),
  publishStatus: z.enum(publishStatuses),
  type: z.string().nullable(),
  featuredMedia: z
    .object({ src: z.object({ preview: z.string() }), width: z.number().nullable(), height: z.number().nullable() })
    .nullable(),
})

const postSort = z
  .array(z.object({ key: z.enum(sortKeys), direction: z.enum(['asc', 'desc']) }))
  .max(3)
  .default([])

const isMoment = (text: string) => z.iso.datetime({ offset: true }).safeParse(text).success

const bound = z
  .string()
  .refine((text) => isDay(text) || isMoment(text), 'A day is written as 2026-02-28, a moment as 2026-02-28T09:30:00Z.')

// A span of time in the publication's time zone: a preset, or two inclusive days, or moments. The server resolves
// presets, because only it knows when the publication's day begins.
const publishDateInput = {
  publishDate: z.enum(publishDateTypes).default('Anytime'),
  publishDateStart: bound.optional(),
  publishDateEnd: bound.optional(),
}

const postItemOf = ({ id, title, ...item }: ListItem): z.output<typeof postItem> => ({
  ...item,
  id: String(id),
  headline: title,
})

const [earliest, latest] = ['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z']

const statuses = z.array(z.enum(publishStatuses)).default([])
// Clients may write EPISODE in capitals.
const postType = z.preprocess(
  (name) => (typeof name === 'string' ? name.toLowerCase() : name),
  z.enum(['article', 'opinion', 'sponsored', 'episode']),
)
const types = z.array(postType).default([])

const input = z.object({
  keyword: textInput.default(''),
  status: statuses,
  publishStatus: statuses,
  sections: idsInput.default([]),
  tags: idsInput.default([]),
  slug: textInput.default(''),
  ...publishDateInput,
  authors: idsInput.default([]),
  oneOffAuthors: z.array(textInput).max(200).default([]),
  sort: postSort,
  postTypes: types,
  ...pageInput,
  pageSize: pageInput.pageSize.default(defaultPageSize),
})

// Bounds without a preset are a span of their own; a day that is missing is the other one, a moment leaves it open.
const spanOf = ({ publishDate, publishDateStart, publishDateEnd }: z.output<typeof input>): PublishDate => {
  const isOpen = [publishDateStart, publishDateEnd].some((bound) => bound !== undefined && !isDay(bound))
  const from = publishDateStart ?? (isOpen ? earliest : publishDateEnd)
  const to = publishDateEnd ?? (isOpen ? latest : publishDateStart)
  if (from && to && (publishDate === 'Custom' || publishDate === 'Anytime'))
    return { type: 'Custom', value: { from, to } }
  return publishDate === 'Custom' ? { type: 'Anytime' } : { type: publishDate }
}

/** Posts, as pickers show them. */
export const postsRouter = createRouter({
  delete: procedure({
    summary: 'Deletes a post for good: one that lies in the trash. For programs; no screen calls it.',
    permissions: ['DELETE_POST', 'DELETE_SELF_POST'],
    mode: 'some',
  })
    .use(inTransaction)
    .input(z.object({ id: idInput }))
    .output(z.object({ id: z.string() }))
    .mutation(async ({ ctx: { req }, input }) => {
      const { id } = await req.payload.delete({
        collection: 'posts',
        id: input.id,
        trash: true,
        depth: 0,
        overrideAccess: false,
        req,
      })
      return { id: String(id) }
    }),

  getPosts: procedure({
    summary: 'A page of posts, each in its newest version; filters of one kind add up, kinds narrow down.',
    permissions: [],
  })
    .input(input)
    .output(z.object({ items: z.array(postItem), pagination }))
    .query(async ({ ctx, input }) => {
      const { keyword, slug, oneOffAuthors, sort, page, pageSize, postTypes } = input
      const { items, pagination } = await postsOfPicker(ctx.req, {
        ...noFilters,
        keyword,
        slug,
        oneOffAuthors,
        postTypes,
        page,
        pageSize,
        publishStatus: [...new Set([...input.status, ...input.publishStatus])],
        sections: numericIds(input.sections),
        tags: numericIds(input.tags),
        authors: numericIds(input.authors),
        publishDate: spanOf(input),
        sort: sort.length > 0 ? sort : usualSort(listModels.posts, keyword),
      })
      return { items: items.map(postItemOf), pagination }
    }),

  getPostsById: procedure({ summary: 'Posts by id, with an error for each that is gone.', permissions: [] })
    .input(z.object({ ids: idsInput }))
    .output(z.object({ results: z.array(postItem), errors: lookupErrors }))
    .query(async ({ ctx, input }) => {
      const results = (await itemsOf(ctx.req, listModels.posts, numericIds(input.ids))).map(postItemOf)
      return { results, errors: notFoundErrors('post', input.ids, results) }
    }),
})
