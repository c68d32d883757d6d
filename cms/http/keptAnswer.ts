import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { hasVersion } from '#contract/entityTag.ts'
import { contentStatesOf } from '#plugins/kept-answers/contentStates.ts'
import { publicCollections, publicGlobals } from '#plugins/kept-answers/keptAnswers.plugin.ts'
import type { KeptAnswers, WholeAnswer } from '#plugins/kept-answers/keptAnswers.ts'

/**
 * Answers a stranger's read of published content out of the kept answers, with an entity tag and 304 to who has it.
 * @param answer makes the answer where none is kept
 */
export async function keptAnswer(
  { config }: Pick<Payload, 'config'>,
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  const kept: KeptAnswers | undefined = config.custom.keptAnswers
  const key = kept && (await keyOf(request))
  if (!kept || !key) return answer()
  // The reader site keeps what it gets until the next change: it must not get what was before the last one.
  if (new URL(request.url).pathname === readerPage) await contentStatesOf(config).current()
  return responseOf(await kept.get(key, answer), request)
}

const readerPage = '/api/reader/page'

// Returns what an answer depends on besides the content; null for a request whose answer is not kept.
async function keyOf(request: Request): Promise<string | null> {
  const { pathname, search } = new URL(request.url)
  const origin = request.headers.get('Origin') ?? ''
  if (request.method === 'GET') return isPublic(pathname) ? `${origin} ${pathname}${search}` : null
  if (request.method !== 'POST' || pathname !== '/api/graphql') return null
  const body = await request.clone().text()
  return changes.test(body) ? null : `${origin} ${pathname}${search} ${body}`
}

// Matches every GraphQL document that could do more than read.
const changes = /\b(mutation|subscription)\b/

function isPublic(pathname: string): boolean {
  if (pathname === readerPage) return true
  const [, first = '', second, ...more] = pathname.replace(/^\/api/, '').split('/')
  if (more.length > 0) return false
  if (first === 'globals') return publicGlobals.has(second as GlobalSlug)
  return publicCollections.has(first as CollectionSlug) && (second === undefined || /^\d+$/.test(second))
}

function responseOf({ status, headers, body, etag }: WholeAnswer, request: Request): Response {
  const given = new Headers(headers)
  if (etag === null) return new Response(body, { status, headers: given })
  given.set('ETag', etag)
  // May be kept by anyone, and is requested again each time: the answer to that is 304 while nothing has changed.
  given.set('Cache-Control', 'public, no-cache')
  given.set('Vary', 'Authorization, Cookie, Origin')
  if (!hasVersion(request.headers.get('If-None-Match'), etag)) return new Response(body, { status, headers: given })
  for (const name of ['Content-Type', 'Content-Length']) given.delete(name)
  return new Response(null, { status: 304, headers: given })
}
