/**
 * Layout of the fields other than block trees in a Yjs document: plain texts as one `Y.Text` each, everything else as
 * registers in two flat maps. Nested shared types would be lost where two people make the same one at once.
 */
import type * as Y from 'yjs'

/** Returns the text of a field. */
export function sharedText(document: Y.Doc, path: string): Y.Text {
  return document.getText(`text:${path}`)
}

/** Returns single values by the path of their field. */
export function sharedValues(document: Y.Doc): Y.Map<unknown> {
  return document.getMap('values')
}

/** Returns members of ordered sets, by the path of the field and the member's key, with their ranks. */
export function sharedSets(document: Y.Doc): Y.Map<unknown> {
  return document.getMap('sets')
}

/** Returns the values that belong to the document and not to a field; written by the server only. */
export function sharedMeta(document: Y.Doc): Y.Map<unknown> {
  return document.getMap('meta')
}

/** Returns the path of a field in a row. */
export function rowPath(rows: string, id: string, field = ''): string {
  return `${rows}.${id}.${field}`
}

const separator = '/'

/** Returns the register of a member of a set. No path has a separator in it. */
export function memberKey(path: string, key: string): string {
  return `${path}${separator}${key}`
}

/** Returns a register's field and member; null for what is none. */
export function parseMemberKey(register: string): { path: string; key: string } | null {
  const at = register.indexOf(separator)
  return at < 0 ? null : { path: register.slice(0, at), key: register.slice(at + 1) }
}
