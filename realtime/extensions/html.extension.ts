import { type Document, type Extension, isTransactionOrigin } from '@hocuspocus/server'
import type { Payload } from 'payload'
import type * as Y from 'yjs'
import { running } from '#blocks/html/htmlChanges.ts'
import { definitionOf } from '#blocks/registry/schemas.ts'
import { parseRegisterKey, registerKey, sharedTree } from '#plugins/collaboration/document/document.layout.ts'
import { writeServerMessage } from '#plugins/collaboration/messages/server.messages.ts'
import { parseDocumentKey } from '#plugins/collaboration/room/documentKey.ts'
import { serverEdit } from '../drafts/draftMerge.ts'
import { fieldsOf } from '../drafts/sharedDraft.ts'
import { contextOf } from '../rooms/roomContext.ts'

// The registers of a block that decide what runs on readers' pages.
const decisive = new Set<string>(['type', ...running.map((name) => `props.${name}`)])

const permission = 'UPDATE_HTML_BLOCK'

/**
 * Reverts html written without the permission for it, because it runs on readers' pages. As over the API, existing html
 * may be moved, copied and removed by everyone.
 */
export function htmlGuard(payload: Payload): Extension {
  const guard = (document: Document, registers: Y.Map<unknown>) => {
    registers.observe((event, { origin }) => {
      const connection = isTransactionOrigin(origin) && origin.source === 'connection' ? origin.connection : null
      const context = contextOf(connection?.context)
      if (!connection || context?.mayWriteHtml) return
      const foreign = newHtmlKeys(registers, event)
      if (foreign.length === 0) return
      payload.logger.warn({ guid: document.name, person: context?.person.id, msg: 'Html was taken back' })
      document.transact(() => takeBack(registers, event, foreign), serverEdit)
      const required = { requiredPermissions: [permission], missingPermissions: [permission] }
      connection.sendStateless(writeServerMessage('action.permissions.forbidden', required))
    })
  }
  return {
    extensionName: 'html',
    afterLoadDocument: async ({ document, documentName }) => {
      for (const { kind, path } of fieldsOf(payload, parseDocumentKey(documentName).collection)) {
        if (kind === 'tree') guard(document, sharedTree(document, path).registers)
      }
    },
  }
}

function newHtmlKeys(registers: Y.Map<unknown>, event: Y.YMapEvent<unknown>): string[] {
  const changed = [...event.keysChanged].filter((key) => decisive.has(parseRegisterKey(key)?.register ?? ''))
  const codeOfKey = (key: string) => codeOf(parseRegisterKey(key)?.id ?? '', (register) => registers.get(register))
  const written = changed.filter((key) => ![null, nothing].includes(codeOfKey(key)))
  if (written.length === 0) return []
  const was = (key: string) =>
    event.changes.keys.has(key) ? event.changes.keys.get(key)?.oldValue : registers.get(key)
  const known = new Set(idsIn(registers).map((id) => codeOf(id, was)))
  return written.filter((key) => !known.has(codeOfKey(key)))
}

const idsIn = (registers: Y.Map<unknown>): string[] => [
  ...new Set([...registers.keys()].flatMap((key) => parseRegisterKey(key)?.id ?? [])),
]

// Code of an empty html block.
const nothing = JSON.stringify(running.map(() => null))

// Returns the code that a block runs on readers' pages; null for other blocks. A block without a type may become html.
function codeOf(id: string, registerOf: (key: string) => unknown): string | null {
  const type = registerOf(registerKey(id, 'type'))
  if (typeof type === 'string' && definitionOf(type)?.type !== 'html') return null
  return JSON.stringify(running.map((name) => registerOf(registerKey(id, `props.${name}`)) ?? null))
}

function takeBack(registers: Y.Map<unknown>, event: Y.YMapEvent<unknown>, keys: readonly string[]): void {
  for (const key of keys) {
    const change = event.changes.keys.get(key)
    if (!change || change.action === 'add') registers.delete(key)
    else registers.set(key, change.oldValue)
  }
}
