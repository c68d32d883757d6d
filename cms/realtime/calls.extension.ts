import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Extension } from '@hocuspocus/server'
import type { Payload } from 'payload'
import {
  cannotBeSaved,
  type FlushScope,
  flushPath,
  flushSignatureHeader,
  readFlushCall,
} from '#plugins/collaboration/room/flush.call.ts'
import { parseGuid } from '#plugins/collaboration/room/guid.ts'
import { documentsBehind, isBehind } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import type { DocumentKeeper } from './documentKeeper.ts'
import { InvalidContentError } from './draft.project.ts'

/** Bytes of a call at most: it holds a name. */
const largest = 4096

export interface CallsOptions {
  /** Brings the draft of a document up to date that nobody has open here. */
  catchUp: (guid: string) => Promise<void>
  /** Settles when all that came in at this and all other servers is in the database. */
  writeAll: () => Promise<void>
}

/**
 * What the back office asks for: that all that was written is in the draft, before it decides something about it. Signed,
 * and answered when that is done.
 */
export function calls(payload: Payload, keeper: DocumentKeeper, { catchUp, writeAll }: CallsOptions): Extension {
  const { logger, config } = payload
  const bring = (guid: string) => (keeper.has(guid) ? keeper.saveWithOthers(guid) : catchUp(guid))
  const flush = async (of: FlushScope): Promise<void> => {
    await writeAll()
    if ('guid' in of) {
      if (keeper.has(of.guid) || (await isBehind({ payload }, of.guid))) await bring(of.guid)
      return
    }
    const behind = new Set([...keeper.guids, ...(await documentsBehind({ payload }))])
    for (const guid of behind) if (parseGuid(guid).collection === of.collection) await bring(guid)
  }
  return {
    extensionName: 'calls',
    onRequest: async ({ request, response }) => {
      if (request.method !== 'POST' || request.url !== flushPath) return
      const { status, message } = await answerTo(request, config.secret, flush).catch((error: unknown) => {
        logger.error({ err: error, msg: 'The back office asked for a document that could not be saved' })
        if (error instanceof InvalidContentError) return { status: cannotBeSaved, message: error.message }
        return { status: 503, message: 'It could not be saved' }
      })
      response.writeHead(status, {
        'Content-Type': 'application/json',
        'Cache-Control': 'no-store',
        Connection: 'close',
      })
      response.end(JSON.stringify({ message }))
      // Hocuspocus takes a rejection without an error as "it has been answered".
      return Promise.reject()
    },
  }
}

async function answerTo(
  request: IncomingMessage,
  secret: string,
  flush: (of: FlushScope) => Promise<void>,
): Promise<{ status: number; message: string }> {
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > largest) {
    return { status: 413, message: 'Too large' }
  }
  const signature = request.headers[flushSignatureHeader]
  const of = typeof signature === 'string' && readFlushCall(await text(request), signature, secret, Date.now())
  if (!of) return { status: 401, message: 'Not signed' }
  await flush(of)
  return { status: 200, message: 'All of it is in the draft' }
}
