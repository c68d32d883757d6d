import type * as Y from 'yjs'
import type { Block } from '#blocks/core/block.types.ts'
import { lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { sharedTree } from './document.layout.ts'
import { rowPath, sharedText, sharedValues } from './fields.layout.ts'
import type { SharedField } from './fields.plan.ts'
import { fittingValue, valueOfKey } from './fieldValue.ts'
import { readSet } from './orderedSet.ts'
import { readText } from './plainText.ts'
import { readTree } from './tree.read.ts'
import { storableTree } from './treeStorable.ts'

/**
 * Returns the value of a field of the document, as Payload stores it. Null for no value, and for an empty text.
 *
 * @param prefix of the path, for a field in a row
 */
export function readField(document: Y.Doc, field: SharedField, prefix = ''): unknown {
  const path = prefix + field.path
  switch (field.kind) {
    case 'tree': {
      const blocks = storableTree(readTree(sharedTree(document, path)))
      return isEmptyTree(blocks) ? null : lexicalFromBlocks(blocks)
    }
    case 'text':
      return readText(sharedText(document, path)) || null
    case 'value':
      return fittingValue(field.value, sharedValues(document).get(path))
    case 'set':
      return readSet(document, path)
        .map((key) => valueOfKey(field.value, key))
        .filter((value) => value !== null)
    case 'rows':
      return readRowIds(document, path).map((id) => ({ id, ...readContent(document, field.fields, rowPath(path, id)) }))
  }
}

/** Returns whether a tree is an editor's representation of an empty text: one empty paragraph. */
export function isEmptyTree(blocks: readonly Block[]): boolean {
  return blocks.length <= 1 && blocks.every(({ type, content }) => type === 'paragraph' && content.length === 0)
}

/** Returns whether a text is valid as the id of a row, which becomes a part of paths. */
export function isRowId(id: unknown): id is string {
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id)
}

/** Returns the ids of the rows of a field, in order. */
export function readRowIds(document: Y.Doc, path: string): string[] {
  return readSet(document, path).filter(isRowId)
}

/**
 * Returns the content of a shared document as Payload's data. Never throws, whatever a client wrote: values that do not
 * fit their field are left out.
 */
export function readContent(document: Y.Doc, fields: readonly SharedField[], prefix = ''): Record<string, unknown> {
  const content: Record<string, unknown> = {}
  for (const field of fields) {
    const names = field.path.split('.')
    const last = names.pop() ?? ''
    groupIn(content, names)[last] = readField(document, field, prefix)
  }
  return content
}

function groupIn(content: Record<string, unknown>, names: string[]): Record<string, unknown> {
  let group = content
  for (const name of names) {
    const inner = group[name] ?? {}
    group[name] = inner
    group = inner as Record<string, unknown>
  }
  return group
}
