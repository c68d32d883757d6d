import { z } from 'zod'
import { recordOperation } from '#collections/activity/recordOperation.ts'
import { createRouter } from '#plugins/rpc/rpcBase.ts'
import { tool } from '../tool.ts'
import { comparedFiles, compareFiles } from './files.compare.ts'
import { storageOf, storagePart } from './storage.read.ts'

/** What the newsroom keeps. */
export const storageRouter = createRouter({
  getStorage: tool('The size of the database and of the library, and the free disk.')
    .input(z.object({}))
    .output(storagePart)
    .query(({ ctx }) => storageOf(ctx.req)),

  compareFiles: tool('Looks for files without a document and for documents without their file. Changes nothing.')
    .input(z.object({}))
    .output(comparedFiles)
    .mutation(async ({ ctx: { req } }) => {
      const found = await compareFiles(req.payload)
      await recordOperation(req, 'storage', found.message)
      return found
    }),
})
