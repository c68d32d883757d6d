import type { Endpoint, PayloadRequest } from 'payload'
import type { z } from 'zod'
import type { ReaderRequest } from './answer.types.ts'
import { createReaderRequest } from './readerRequest.ts'

/** Keeping is up to the site, which is notified of every change; caches in between would not be. */
export const readerHeaders = { 'Cache-Control': 'no-store' }

/**
 * Returns what makes the endpoints of a site: each parses its query, answers, and gives 400 with one line a mistake, or 404
 * for an answer that does not exist. No answer is kept on its way, save where `headersOf` says how long.
 */
export function endpointFor(siteUrl: string) {
  return <Query extends z.ZodType, Answer extends object = object>(
    name: string,
    query: Query,
    answer: (request: ReaderRequest, query: z.output<Query>, req: PayloadRequest) => Promise<NoInfer<Answer> | null>,
    headersOf: (answer: Answer) => Record<string, string> = () => readerHeaders,
  ): Endpoint => ({
    path: `/reader/${name}`,
    method: 'get',
    handler: async (req) => {
      const headers = readerHeaders
      const parsed = query.safeParse(Object.fromEntries(searchParamsOf(req)))
      if (!parsed.success) return Response.json({ errors: parsed.error.issues.map(mistake) }, { status: 400, headers })
      const request = await createReaderRequest(req.payload, siteUrl, pageOf(parsed.data))
      const found = await answer(request, parsed.data, req)
      if (!found) return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404, headers })
      return Response.json(found, { headers: headersOf(found) })
    },
  })
}

const searchParamsOf = (req: PayloadRequest): URLSearchParams => new URL(req.url ?? '', 'http://localhost').searchParams

const pageOf = (query: unknown): number =>
  typeof query === 'object' && query && 'page' in query && typeof query.page === 'number' ? query.page : 1

const mistake = ({ path, message }: z.core.$ZodIssue) => ({
  field: path.join('.'),
  message: `${path.join('.')} ${message}`,
})
