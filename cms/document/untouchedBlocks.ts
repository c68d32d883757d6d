import { $getNodeByKey, $getSelection, type LexicalEditor, type LexicalNode, type NodeKey } from 'lexical'
import { $blockAround } from '#blocks/core/blockNode.ts'
import { richTextAround } from '#cms/adminDom.ts'
import { onEditorChange } from './editorChanges.ts'

/** The newly inserted blocks of one editor: their errors are shown after the selection has left them. */
export interface UntouchedBlocks {
  has(key: NodeKey): boolean
  stop(): void
}

// Callbacks of the open editors that show all errors.
const shownByEditor = new Set<() => void>()

/** Shows the errors of untouched blocks in every editor of the page, when the story is checked or published. */
export function showAllBlockErrors(): void {
  for (const show of shownByEditor) show()
}

function $blocksAround(node: LexicalNode | null): NodeKey[] {
  const keys: NodeKey[] = []
  for (let block = $blockAround(node); block; block = $blockAround(block.getParent())) keys.push(block.getKey())
  return keys
}

function isAtEditor(editor: LexicalEditor, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  const field = richTextAround(editor.getRootElement())
  return Boolean(field?.contains(target) || target.closest('dialog, [role=dialog]'))
}

/**
 * Tracks the blocks that are created where the selection is. Each is untouched until the selection leaves it or the focus
 * leaves the editor; the blocks inside a block that is left are left with it.
 * @param onTouched called when blocks have been left
 */
export function trackUntouchedBlocks(editor: LexicalEditor, onTouched: () => void): UntouchedBlocks {
  const untouched = new Set<NodeKey>()
  const visited = new Set<NodeKey>()
  const touch = (keys: NodeKey[]) => {
    for (const key of keys) {
      untouched.delete(key)
      visited.delete(key)
    }
    if (keys.length > 0) onTouched()
  }
  const touchAll = () => touch([...untouched])
  const stopUpdates = onEditorChange(editor, ({ state, before, keys }) => {
    const created = before.read(() => [...keys].filter((key) => $getNodeByKey(key) === null))
    if (created.length === 0 && untouched.size === 0) return
    const left = state.read(() => {
      const selection = $getSelection()
      if (!selection) return []
      const selected = new Set($blocksAround(selection.getNodes()[0] ?? null))
      const isNewHere = (key: NodeKey) => created.includes(key) && selected.has(key)
      for (const key of created) {
        const [block = key, ...around] = $blocksAround($getNodeByKey(key))
        if (block === key && [block, ...around].some(isNewHere)) untouched.add(key)
      }
      const ends = [...untouched].filter((key) => visited.has(key) && !selected.has(key))
      for (const key of untouched) if (selected.has(key)) visited.add(key)
      return [...untouched].filter((key) => {
        const around = $blocksAround($getNodeByKey(key))
        return around.length === 0 || around.some((block) => ends.includes(block))
      })
    })
    touch(left)
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (!isAtEditor(editor, target)) touchAll()
  }
  document.addEventListener('focusin', onFocus)
  shownByEditor.add(touchAll)
  return {
    has: (key) => untouched.has(key),
    stop() {
      stopUpdates()
      document.removeEventListener('focusin', onFocus)
      shownByEditor.delete(touchAll)
    },
  }
}
