import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Extension } from '@hocuspocus/server'
import type { Payload } from 'payload'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import {
  cannotBeSaved,
  type FlushScope,
  flushPath,
  flushRequest,
} from '#plugins/collaboration/room/flushRequest.schema.ts'
import { isUnsynced, unsyncedDocuments } from '#plugins/collaboration/storage/sharedDocuments.store.ts'
import { InvalidContentError } from '../drafts/draftSave.ts'
import type { DraftSaver } from '../drafts/draftSaver.ts'

// Maximum bytes of a call.
const maxBodyBytes = 4096

export interface FlushOptions {
  syncDraft: (documentKey: string) => Promise<void>
  /** Settles when the updates that all servers received are in the database. */
  writeAll: () => Promise<void>
}

/**
 * Answers the signed calls of the back office, which asks for a complete draft before it decides about a document.
 */
export function flush(payload: Payload, saver: DraftSaver, { syncDraft, writeAll }: FlushOptions): Extension {
  const { logger, config } = payload
  const save = (documentKey: string) =>
    saver.has(documentKey) ? saver.saveWithOthers(documentKey) : syncDraft(documentKey)
  const flushScope = async (of: FlushScope): Promise<void> => {
    await writeAll()
    if ('journal' in of) return
    if ('guid' in of) {
      if (saver.has(of.guid) || (await isUnsynced({ payload }, of.guid))) await save(of.guid)
      return
    }
    const unsynced = new Set([...saver.documentKeys, ...(await unsyncedDocuments({ payload }))])
    for (const documentKey of unsynced)
      if (parseDocumentKey(documentKey).collection === of.collection) await save(documentKey)
  }
  return {
    extensionName: 'flush',
    onRequest: async ({ request, response }) => {
      if (request.method !== 'POST' || request.url !== flushPath) return
      const { status, message } = await answerTo(request, config.secret, flushScope).catch((error: unknown) => {
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
  if (Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > maxBodyBytes) {
    return { status: 413, message: 'Too large' }
  }
  const signature = request.headers[signatureHeader]
  const call = readSignedCall(flushPath, flushRequest, {
    body: await text(request),
    signature: typeof signature === 'string' ? signature : null,
    secret,
    now: Date.now(),
  })
  if (!call.ok) return call
  await flush(call.value.of)
  return { status: 200, message: 'All of it is in the draft' }
}
