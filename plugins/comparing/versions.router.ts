import { z } from 'zod'
import { sharedDocumentId } from '#plugins/collaboration/room/documentKey.ts'
import { createRouter, inTransaction, procedure } from '#plugins/rpc/rpcBase.ts'
import { phraseBetween, putBack, takeParts } from './versions.service.ts'

const version = z.number().int().positive()
const place = z.string().regex(/^\d{1,4}(\.\d{1,4}){0,20}$/)
const field = z.string().max(100)
const blocks = z.array(z.object({ field, place })).max(500)

/** Versions of documents: what changed between two, and parts of one that are taken over into the draft. */
export const versionsRouter = createRouter({
  getPhrase: procedure({ summary: 'What changed between two versions of a document, in a phrase.', permissions: [] })
    .input(z.object({ id: sharedDocumentId, version, before: version }))
    .output(z.object({ phrase: z.string() }))
    .query(async ({ ctx: { req }, input: { id, ...between } }) => ({ phrase: await phraseBetween(req, id, between) })),

  takeParts: procedure({
    summary:
      'Takes single fields and blocks of a version over into the newest draft, also while it is open. Blocks are named by their place, as 2.0 for the first block in the third one; removed ones by that in the version that it is compared with, or in the one before it.',
    permissions: [],
  })
    .use(inTransaction)
    .input(
      z.object({
        id: sharedDocumentId,
        version,
        comparedWith: version.nullable().default(null),
        fields: z.array(field).max(100),
        blocks,
        removedBlocks: blocks.default([]),
      }),
    )
    .output(z.object({ phrase: z.string(), before: z.record(z.string(), z.unknown()), digest: z.string() }))
    .mutation(({ ctx: { req }, input: { id, ...parts } }) => takeParts(req, id, parts)),

  putBack: procedure({
    summary: 'Undoes takeParts, with what it answered: the fields are as before. 409 when they were changed since.',
    permissions: [],
  })
    .use(inTransaction)
    .input(z.object({ id: sharedDocumentId, before: z.record(field, z.unknown()), digest: z.string().max(100) }))
    .output(z.object({}))
    .mutation(async ({ ctx: { req }, input: { id, ...taken } }) => {
      await putBack(req, id, taken)
      return {}
    }),
})
