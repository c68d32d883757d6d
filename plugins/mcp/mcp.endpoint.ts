import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import type { Endpoint, PayloadRequest } from 'payload'
import { fromMcp } from '#collections/activity/recordActivity.ts'
import { requirePermissions } from '#plugins/permissions/requirePermissions.ts'
import { addPostTools } from './postTools.ts'
import { addReadingTools } from './readingTools.ts'

/** Answers `/api/mcp`: a client of the Model Context Protocol gets tools that do what the caller's permissions allow. */
export const mcpEndpoints: Endpoint[] = (['get', 'post', 'delete'] as const).map((method) => ({
  path: '/mcp',
  method,
  handler: answer,
}))

async function answer(req: PayloadRequest): Promise<Response> {
  await requirePermissions(req, [])
  req.context[fromMcp] = true
  // No state is kept between two calls, and nothing is sent to clients by itself.
  const server = createMcpHandler(() => serverFor(req), { maxSubscriptions: 0 })
  const body = req.method === 'POST' ? await req.text?.() : undefined
  const response = await server.fetch(
    new Request(new URL(req.url ?? '', req.origin ?? 'http://localhost'), {
      method: req.method,
      headers: req.headers,
      body,
      signal: req.signal,
    }),
  )
  response.headers.set('Cache-Control', 'no-store')
  return response
}

const instructions =
  'The back office of a newsroom. Posts are its stories: drafts are changed by people, and readers see a post once it is published. Text is given and taken as Markdown or as a tree of blocks.'

function serverFor(req: PayloadRequest): McpServer {
  const server = new McpServer({ name: 'citydesk', version: '1' }, { instructions })
  addReadingTools(server, req)
  addPostTools(server, req)
  return server
}
