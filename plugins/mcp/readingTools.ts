import type { McpServer } from '@modelcontextprotocol/server'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import { mediaRouter } from '#plugins/media-library/media.router.ts'
import { authorsRouter, postNamesRouter } from '#plugins/pickers/names.router.ts'
import { postsRouter } from '#plugins/pickers/posts.router.ts'
import { createCaller, createRouter, mergeRouters } from '#plugins/rpc/rpcBase.ts'
import { toolAnswer } from './toolAnswer.ts'

const callerOf = createCaller(
  createRouter({ author: authorsRouter, media: mediaRouter, post: mergeRouters(postsRouter, postNamesRouter) }),
)

const page = z.number().int().min(1).max(1000).default(1)
const words = z.string().max(200)
const readOnly = { readOnlyHint: true }

/** Adds the tools that find and read: each asks the procedure that a screen asks. */
export function addReadingTools(server: McpServer, req: PayloadRequest): void {
  const caller = callerOf({ req })

  server.registerTool(
    'find_posts',
    {
      description: 'Finds posts in their newest version, drafts included: by words of the headline or dek, by status.',
      inputSchema: z.object({ keyword: words.default(''), status: z.array(z.enum(publishStatuses)).default([]), page }),
      annotations: readOnly,
    },
    (input) => toolAnswer(req, () => caller.post.getPosts(input)),
  )

  server.registerTool(
    'read_post',
    {
      description: 'Reads one post with its text: as readers have it, or as it is being written.',
      inputSchema: z.object({
        id: z.number().int().positive(),
        version: z.enum(['published', 'draft']).default('draft'),
      }),
      annotations: readOnly,
    },
    ({ id, version }) => toolAnswer(req, () => readPost(req, id, version === 'draft')),
  )

  server.registerTool(
    'list_sections',
    { description: 'Lists all sections and shows, by the alphabet.', annotations: readOnly },
    () => toolAnswer(req, () => caller.post.getSections({})),
  )

  server.registerTool(
    'find_authors',
    {
      description: 'Finds authors by their names.',
      inputSchema: z.object({ name: words }),
      annotations: readOnly,
    },
    ({ name }) => toolAnswer(req, () => caller.author.search({ query: name, pageSize: 20 })),
  )

  server.registerTool(
    'find_media',
    {
      description: 'Finds pictures, films, recordings and documents in the media library.',
      inputSchema: z.object({ keyword: words.default(''), start: z.number().int().min(0).max(100_000).default(0) }),
      annotations: readOnly,
    },
    (input) => toolAnswer(req, () => caller.media.search(input)),
  )
}

const shown = {
  headline: true,
  subheadText: true,
  type: true,
  authors: true,
  oneOffAuthors: true,
  primarySection: true,
  sections: true,
  tags: true,
  publishStatus: true,
  publishDateTime: true,
  path: true,
  updatedAt: true,
  wordCount: true,
  blocks: true,
} as const

const readPost = (req: PayloadRequest, id: number, draft: boolean) =>
  req.payload.findByID({ collection: 'posts', id, draft, depth: 0, select: shown, overrideAccess: false, req })
