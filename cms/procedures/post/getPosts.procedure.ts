import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import { listModels } from '#collections/posts-list/listModels.ts'
import { defaultPageSize, noFilters } from '#collections/posts-list/listState.ts'
import { isDay, type PublishDate } from '#collections/posts-list/publishDate.ts'
import { numericIds } from '#plugins/pickers/numericIds.ts'
import { postsOfPicker } from '#plugins/pickers/postsOfPicker.ts'
import { idsInput, pageInput, pagination, textInput } from '#plugins/rpc/named.schema.ts'
import { procedure } from '#plugins/rpc/rpc.base.ts'
import { postItem, postSort, publishDateInput } from './post.schema.ts'
import { postItemOf } from './post.shape.ts'

const [earliest, latest] = ['1970-01-01T00:00:00Z', '9999-12-31T23:59:59Z']

const statuses = z.array(z.enum(publishStatuses)).default([])
/** In capitals, too: clients write EPISODE. */
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

/** Bounds without a preset are a span of their own; a day that is missing is the other one, a moment leaves it open. */
const spanOf = ({ publishDate, publishDateStart, publishDateEnd }: z.output<typeof input>): PublishDate => {
  const isOpen = [publishDateStart, publishDateEnd].some((bound) => bound !== undefined && !isDay(bound))
  const from = publishDateStart ?? (isOpen ? earliest : publishDateEnd)
  const to = publishDateEnd ?? (isOpen ? latest : publishDateStart)
  if (from && to && (publishDate === 'Custom' || publishDate === 'Anytime'))
    return { type: 'Custom', value: { from, to } }
  return publishDate === 'Custom' ? { type: 'Anytime' } : { type: publishDate }
}

export const getPosts = procedure({
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
      sort: sort.length > 0 ? sort : [listModels.posts.defaultSort],
    })
    return { items: items.map(postItemOf), pagination }
  })
