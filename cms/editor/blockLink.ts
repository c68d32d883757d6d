/** Addresses that lead to one block: in the back office for colleagues, on the reader site for readers. */
import { $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical'
import { passageAnchors } from '#blocks/core/passageAnchors.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import type { EditorBinding } from '#plugins/collaboration/binding/editorBinding.types.ts'
import { $wholeJson } from './clipboard/wholeJson.read.ts'

// The beginning of an address's hash that leads to a block of the shared document.
const prefix = '#block-'

/** Returns the hash that leads to a block where the document is edited; null for a block that is no longer there. */
export function blockHash(editor: LexicalEditor, binding: EditorBinding, key: NodeKey): string | null {
  binding.refresh()
  return editor.read(() => {
    const node = $getNodeByKey(key)
    return node && `${prefix}${binding.ids.idOf(node)}`
  })
}

/** Returns the node of the block that a hash leads to; null where it leads to none of this text. */
export function keyOfHash(editor: LexicalEditor, binding: EditorBinding, hash: string): NodeKey | null {
  if (!hash.startsWith(prefix)) return null
  binding.refresh()
  return editor.read(() => binding.ids.$nodeOf(hash.slice(prefix.length))?.getKey() ?? null)
}

/**
 * Returns the id that a block has on the page of its story: the anchor of its settings, or that of its words.
 * @returns null for a block that has none, such as a separator without an anchor
 */
export function readersAnchor(editor: LexicalEditor, key: NodeKey): string | null {
  return editor.getEditorState().read(
    () => {
      const node = $getNodeByKey(key)
      if (!node) return null
      const blocks = blocksFromLexical({ root: { children: [$wholeJson(node)] } })
      return (blocks[0] && passageAnchors(blocks).get(blocks[0])) ?? null
    },
    { editor },
  )
}
