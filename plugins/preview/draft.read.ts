import type { Payload, SelectType } from 'payload'
import { createLocalReq } from 'payload'
import { requestFlush } from '../collaboration/flush.client.ts'
import type { SharedDocumentName } from '../collaboration/room/documentKey.ts'
import { unsavedContent } from '../collaboration/unsavedContent.ts'

export type Draft = Record<string, unknown>

/**
 * Returns a document as it is being written: its newest draft, and on top of it what was typed since.
 * @param fields the fields that are read of the draft
 * @returns null for a document that does not exist or is in the trash
 */
export async function readDraft(
  payload: Payload,
  document: SharedDocumentName,
  fields: readonly string[],
): Promise<Draft | null> {
  const req = await createLocalReq({}, payload)
  // The draft is shown without the last keystrokes when the real-time server does not answer; the call logs that.
  await requestFlush(req, { journal: true }).catch(() => undefined)
  const typed = await unsavedContent(req, document)
  const select: SelectType = Object.fromEntries(fields.map((name) => [name, true as const]))
  const draft = await payload.findByID({
    ...document,
    draft: true,
    depth: 0,
    select,
    overrideAccess: true,
    showHiddenFields: true,
    disableErrors: true,
    req,
  })
  return draft && { ...draft, ...typed }
}
