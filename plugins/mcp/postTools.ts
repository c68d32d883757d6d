import type { McpServer } from '@modelcontextprotocol/server'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { unpublishAction } from '#collections/addresses/unpublishAction.schema.ts'
import { inTransaction } from '#database/transaction.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { heldDraft } from '#plugins/collaboration/heldDraft.ts'
import { blocksFromMarkdownText } from '#plugins/importing/clipboard/markdownPaste.ts'
import { editorState } from '#plugins/importing/write/editorState.ts'
import { lifecycleOptionsOf } from '#plugins/lifecycle/lifecycle.plugin.ts'
import { type ActionCall, actionInputs } from '#plugins/lifecycle/lifecycle.schema.ts'
import { performAction } from '#plugins/lifecycle/lifecycle.service.ts'
import { editedText } from './editedText.ts'
import { toolAnswer } from './toolAnswer.ts'

const id = z.number().int().positive()
const ids = z.array(id).max(50)

const draft = z.object({
  headline: z.string().trim().min(1).max(500),
  dek: z.string().max(5000).describe('Markdown, one paragraph.').optional(),
  text: z.string().max(500_000).describe('The story, in Markdown. Pictures are left out.'),
  sections: ids.describe('Ids of sections, the first of them the main one.').default([]),
  authors: ids.describe('Ids of authors for the by-line.').default([]),
})

const edit = z.object({
  id,
  headline: draft.shape.headline.optional(),
  dek: draft.shape.dek,
  passages: z
    .array(z.object({ find: z.string().min(1).max(10_000), replace: z.string().max(10_000) }))
    .max(100)
    .describe('Passages of the story, each letter by letter out of one paragraph, and the words in their places.')
    .default([]),
})

/** Adds the tools that write posts and change what readers get of them, by the same actions as the screens. */
export function addPostTools(server: McpServer, req: PayloadRequest): void {
  const act = (post: number, call: ActionCall) => toolAnswer(req, () => perform(req, post, call))

  server.registerTool(
    'draft_post',
    { description: 'Writes a new post as a draft. Readers do not see it.', inputSchema: draft },
    (input) => toolAnswer(req, () => writeDraft(req, input)),
  )

  server.registerTool(
    'edit_post',
    {
      description: 'Changes the draft of a post, also while people write it. Readers see it once it is published.',
      inputSchema: edit,
    },
    (input) => toolAnswer(req, () => inTransaction(req, () => editDraft(req, input))),
  )

  server.registerTool(
    'publish_post',
    {
      description: 'Publishes a post as it is now, for readers.',
      inputSchema: z.object({ id, ...actionInputs.publish.shape }),
    },
    ({ id, ...input }) => act(id, { action: 'publish', input }),
  )

  server.registerTool(
    'schedule_post',
    {
      description: 'Has a post published at a later time, as it is now.',
      inputSchema: z.object({ id, ...actionInputs.schedule.shape }),
    },
    ({ id, ...input }) => act(id, { action: 'schedule', input }),
  )

  server.registerTool(
    'unpublish_post',
    {
      description: 'Takes a post off the site, and says what its address answers from then on.',
      inputSchema: z.object({ id, address: unpublishAction }),
      annotations: { destructiveHint: true },
    },
    ({ id, address }) => act(id, { action: 'unpublish', input: address }),
  )
}

async function writeDraft(req: PayloadRequest, { headline, dek, text, sections, authors }: z.output<typeof draft>) {
  const { id, publishStatus } = await req.payload.create({
    collection: 'posts',
    data: {
      headline,
      subhead: dek === undefined ? undefined : bodyOf(dek),
      body: bodyOf(text),
      sections,
      primarySection: sections[0],
      authors,
    },
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { id, status: publishStatus }
}

async function editDraft(req: PayloadRequest, { id, headline, dek, passages }: z.output<typeof edit>) {
  const { body } = await heldDraft(req, { collection: 'posts', id })
  const blocks = isLexicalState(body) ? blocksFromLexical(body) : []
  const data = {
    ...(headline !== undefined && { headline }),
    ...(dek !== undefined && { subhead: bodyOf(dek) }),
    ...(passages.length > 0 && { body: lexicalFromBlocks(passages.reduce(editedText, blocks)) }),
  }
  const { publishStatus } = await req.payload.update({
    collection: 'posts',
    id,
    data,
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { id, status: publishStatus }
}

// A picture in Markdown is an address elsewhere, and no file of the library.
const bodyOf = (markdown: string) =>
  editorState(blocksFromMarkdownText(markdown).blocks.filter(({ type }) => type !== 'image'))

async function perform(req: PayloadRequest, id: number, call: ActionCall) {
  const request = { collection: 'posts', id, call, source: 'mcp', idempotencyKey: null } as const
  const { document, status, warnings } = await performAction(req, request, lifecycleOptionsOf(req.payload.config))
  return { id: document.id, status, path: document.path, warnings: warnings.map(({ label }) => label) }
}
