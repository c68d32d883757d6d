import type * as Y from 'yjs'
import { newBlockId } from '#blocks/core/blockNode.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'
import { withIds } from './blockIds.ts'
import { sharedTree } from './document.layout.ts'
import { rowPath, sharedText, sharedValues } from './fields.layout.ts'
import type { SharedField } from './fields.plan.ts'
import { isEmptyTree, isRowId, readContent, readRowIds } from './fields.read.ts'
import { canonicalJson, fittingValue, setKey } from './fieldValue.ts'
import { writeSet } from './orderedSet.ts'
import { writeText } from './plainText.ts'
import { readTree } from './tree.read.ts'
import { type Origin, writeTree } from './tree.write.ts'

type Data = Record<string, unknown>

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Writes the difference between what the document says about a field and a value of Payload's. What others changed in
 * other places, other letters and other members stays.
 *
 * @param prefix of the path, for a field in a row
 */
export function writeField(document: Y.Doc, field: SharedField, value: unknown, origin: Origin, prefix = ''): void {
  const path = prefix + field.path
  if (field.kind === 'tree') writeRichText(document, path, value, origin)
  else if (field.kind === 'rows') writeRows(document, path, field.fields, value, origin)
  else document.transact(() => writeSimple(document, path, field, value), origin)
}

function writeRichText(document: Y.Doc, path: string, value: unknown, origin: Origin): void {
  // What is neither a text nor none says nothing: the doors refuse it before it comes here.
  if (value !== null && !isLexicalState(value)) return
  const tree = sharedTree(document, path)
  const before = readTree(tree)
  const blocks = blocksFromLexical(value)
  if (isEmptyTree(before) && isEmptyTree(blocks)) return
  writeTree(tree, withIds(blocks, before), origin)
}

function writeSimple(
  document: Y.Doc,
  path: string,
  field: Extract<SharedField, { kind: 'text' | 'value' | 'set' }>,
  value: unknown,
): void {
  if (field.kind === 'text') writeText(sharedText(document, path), typeof value === 'string' ? value : '')
  else if (field.kind === 'set') {
    const members = (Array.isArray(value) ? value : []).map((member) => fittingValue(field.value, member))
    const keys = members.filter((member) => member !== null).map(setKey)
    writeSet(document, path, keys)
  } else {
    const values = sharedValues(document)
    const wanted = fittingValue(field.value, value)
    if (canonicalJson(wanted) !== canonicalJson(fittingValue(field.value, values.get(path)))) values.set(path, wanted)
  }
}

function writeRows(document: Y.Doc, path: string, fields: SharedField[], value: unknown, origin: Origin): void {
  const rows = rowsWithIds(document, path, fields, (Array.isArray(value) ? value : []).filter(isData))
  document.transact(() => writeSet(document, path, [...rows.keys()]), origin)
  for (const [id, row] of rows) writeFields(document, fields, row, origin, rowPath(path, id))
}

// Rows by their ids. A row that came without one is an equal one that is there already, or a new one.
function rowsWithIds(document: Y.Doc, path: string, fields: SharedField[], rows: Data[]): Map<string, Data> {
  const own = new Set(rows.map(({ id }) => id))
  const free = readRowIds(document, path)
    .filter((id) => !own.has(id))
    .map((id) => ({ id, content: readContent(document, fields, rowPath(path, id)) }))
  const found = new Map<string, Data>()
  for (const row of rows) {
    const equal = free.findIndex(({ content }) =>
      Object.keys(content).every((name) => isSame(content[name], row[name])),
    )
    const id =
      isRowId(row.id) && !found.has(row.id) ? row.id : (free.splice(equal, equal < 0 ? 0 : 1)[0]?.id ?? newBlockId())
    found.set(id, row)
  }
  return found
}

const isSame = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b ?? null)

function writeFields(
  document: Y.Doc,
  fields: readonly SharedField[],
  data: Data,
  origin: Origin,
  prefix: string,
): void {
  for (const field of fields) {
    const given = valueAt(data, field.path)
    if (given) writeField(document, field, given.value, origin, prefix)
  }
}

/** Returns the value at a path; null where the data does not speak of it. */
export function valueAt(data: Data, path: string): { value: unknown } | null {
  let value: unknown = data
  for (const name of path.split('.')) {
    // A group that is null is an empty one.
    if (value === null) return { value: null }
    if (!isData(value) || value[name] === undefined) return null
    value = value[name]
  }
  return { value }
}

/**
 * Writes the difference between what the document says and Payload's data. Only what the data names takes part: a field
 * that is not in it stays as it is.
 */
export function writeContent(document: Y.Doc, fields: readonly SharedField[], data: Data, origin: Origin): void {
  writeFields(document, fields, data, origin, '')
}
