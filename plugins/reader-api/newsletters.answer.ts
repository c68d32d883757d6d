import type { PlacedBlock } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { newBlock } from '#blocks/registry/newBlock.ts'
import { publicTree } from '#blocks/registry/tree.ts'
import { newsletterPath, newslettersPath } from '#collections/addresses/publicPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderIssue, ReaderPage } from '#contract/readerApi.schema.ts'
import type { SentPosts } from '#plugins/sent-posts/sentPosts.store.ts'
import { withSentPosts } from '#plugins/sent-posts/sentPosts.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { referencedIds } from './blockReferences.load.ts'
import { frameOf } from './frame.load.ts'
import { loadTree } from './readerTree.load.ts'
import type { IssueRow, NewsletterListRow } from './rows.schema.ts'
import { shapeSeo } from './seo.shape.ts'
import { sources } from './sources.ts'

/** The page of an issue; its mail is made of the same. */
export type IssuePage = Extract<ReaderPage, { kind: 'issue' }>

// The newest issues of each newsletter that stand beside its form.
const issuesShown = 5

// More newsletters than any paper has.
const maxLists = 100

/**
 * Returns all newsletters, each with the form to subscribe to it and its newest issues
 * (docs/spec/newsroom.md#addresses).
 */
export async function answerNewsletters(request: ReaderRequest): Promise<FoundPage> {
  const { reads } = request
  reads.tags.add(cacheTag.newsletters)
  const rows = await reads.many(sources.newsletterPages, { sort: 'name', limit: maxLists })
  const forms = signupForms(rows.map(({ id }) => id))
  const [issues, frame] = await Promise.all([
    Promise.all(rows.map(({ id, slug }) => newestIssues(request, id, slug))),
    frameOf(request, forms),
  ])
  return {
    ...frame,
    kind: 'newsletters',
    path: newslettersPath,
    title: 'Newsletters',
    seo: shapeSeo({
      title: 'Newsletters',
      fallback: `Newsletters from ${frame.site.name}: ${rows.map(({ name }) => name).join(', ')}.`,
      images: [frame.site.logo],
    }),
    lists: rows.map(({ id, name }, place) => ({
      id,
      name,
      signup: forms.slice(place, place + 1),
      issues: issues[place] ?? [],
    })),
  }
}

export async function answerIssue(request: ReaderRequest, address: { list: string; slug: string }): Promise<FoundPage> {
  const { reads } = request
  // A reader who gets a 404 has to get the page once it exists.
  reads.tags.add(cacheTag.newsletters)
  const list = await reads.first(sources.newsletterPages, { slug: { equals: address.list } })
  if (!list) return null
  const where = { list: { equals: list.id }, slug: { equals: address.slug } }
  const row = await reads.first(sources.issues, where)
  if (!row) return null
  const sent = await reads.sentPosts(row.id)
  return issuePage(request, row, list, sent ?? {})
}

/**
 * Returns the page of an issue, with everything it names that readers may see.
 * @param list the newsletter; null for a draft that has none yet
 * @param sent the posts that the issue was sent with, in blocks that fill themselves
 */
export async function issuePage(
  request: ReaderRequest,
  row: IssueRow,
  list: NewsletterListRow | null,
  sent: SentPosts = {},
): Promise<IssuePage> {
  const blocks = withSentPosts(await loadTree(request, row.body), sent)
  const signup = signupForms(list ? [list.id] : [])
  const frame = await frameOf(request, [...blocks, ...signup])
  const images = [...referencedIds(blocks, 'media').map((id) => frame.references.media[id]), frame.site.logo]
  return {
    ...frame,
    kind: 'issue',
    path: list ? newsletterPath(list.slug, row.slug) : newslettersPath,
    title: row.title,
    list: list?.name ?? 'No newsletter yet',
    publishDateTime: row.publishDateTime,
    blocks,
    signup,
    seo: shapeSeo({ title: row.title, dek: row.previewText, blocks, images }),
  }
}

const newestIssues = async ({ reads }: ReaderRequest, list: string, slug: string): Promise<ReaderIssue[]> => {
  const where = { list: { equals: list } }
  const rows = await reads.many(sources.issueLinks, { where, sort: '-publishDateTime', limit: issuesShown })
  return rows.map(({ id, title, publishDateTime, ...issue }) => {
    return { id, title, publishDateTime, url: newsletterPath(slug, issue.slug) }
  })
}

const signupForms = (lists: string[]): PlacedBlock[] =>
  publicTree(lexicalFromBlocks(lists.map((newsletterId) => newBlock('newsletter-signup', { newsletterId }))))
