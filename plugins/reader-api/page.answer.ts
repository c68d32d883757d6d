import { canonicalPath } from '#collections/addresses/canonicalPath.ts'
import { type Address, addressOf } from '#collections/addresses/publicPath.ts'
import { cacheTag } from '#contract/cacheTag.ts'
import type { ReaderAnswer, ReaderPage } from '#contract/readerApi.schema.ts'
import type { FoundPage, ReaderRequest } from './answer.types.ts'
import { answerArticle } from './article.answer.ts'
import { answerHome } from './home.answer.ts'
import { answerAuthor, answerSection, answerTag } from './listing.answer.ts'
import { answerMostRead } from './mostRead.answer.ts'
import { answerIssue, answerNewsletters } from './newsletters.answer.ts'
import { answerPodcasts } from './podcasts.answer.ts'
import { readerHeaders } from './readerEndpoint.ts'
import { answerStaticPage } from './staticPage.answer.ts'
import { answerError, answerTarget } from './target.answer.ts'

/**
 * Returns the response at a path: the live document; else the ledger's entry of the address; else 404. A page that was
 * requested in another spelling, or in the wrong folder, is redirected to its one address; an old address in another
 * spelling leads to its target at once. A redirect that leads to its own address, in another spelling, leads nowhere.
 */
export async function answerPage(request: ReaderRequest, path: string): Promise<ReaderAnswer> {
  const { reads } = request
  reads.tags.add(cacheTag.settings)
  const canonical = canonicalPath(path)
  if (canonical === null) return answerError(request, 404)
  const found = await findPage(request, addressOf(canonical))
  reads.tags.add(cacheTag.address(canonical))
  if (!found) return answerTarget(request, canonical)
  const isOwnAddress = path === found.path || path === canonical
  if (isOwnAddress && canonical === canonicalPath(found.path)) {
    return { status: 200, page: found, tags: [...reads.tags], changesAt: reads.changesAt }
  }
  return { status: 301, location: placeInList(found, request.page), tags: [...reads.tags] }
}

/**
 * Returns how an answer at a path may be kept, as headers of HTTP: a page that is made of nothing but content until it
 * changes by itself. An issue of a newsletter is made of what it was sent with, and other answers are out of the ledger of
 * addresses: neither is a change of the content.
 */
export function headersOfPage(answer: ReaderAnswer): Record<string, string> {
  if (answer.status !== 200 || answer.page.kind === 'issue') return readerHeaders
  const { changesAt } = answer
  return { 'Cache-Control': 'no-cache', ...(changesAt !== null && { Expires: new Date(changesAt).toUTCString() }) }
}

// Returns the address of the same page of the list; that of the document where it is not a list.
function placeInList(found: ReaderPage, page: number): string {
  return 'listing' in found && page > 1 ? `${found.path}?page=${page}` : found.path
}

function findPage(request: ReaderRequest, address: Address): Promise<FoundPage> {
  switch (address.kind) {
    case 'home':
      return answerHome(request)
    case 'post':
      return answerArticle(request, address.path)
    case 'section':
    case 'show':
      return answerSection(request, address.slug)
    case 'tag':
      return answerTag(request, address.slug)
    case 'author':
      return answerAuthor(request, address.slug)
    case 'page':
      return answerStaticPage(request, address.slug)
    case 'newsletters':
      return answerNewsletters(request)
    case 'podcasts':
      return answerPodcasts(request)
    case 'most-read':
      return answerMostRead(request)
    case 'issue':
      return answerIssue(request, address)
    case 'other':
      return Promise.resolve(null)
  }
}
