import { $getNodeByKey, type LexicalEditor, type NodeKey } from 'lexical'
import type { BlockFix } from '#blocks/core/block.types.ts'
import { $isBlockNode, $setProps, type BlockNode, ElementBlockNode } from '#blocks/core/blockNode.ts'
import { editorFrameAround } from '#cms/adminDom.ts'
import { showAllBlockErrors } from '../../document/untouchedBlocks.ts'
import { $enterBlock } from '../insertBlock.command.ts'

/** Does what can be done in the document itself. To be called inside an update. */
export function $applyFix(block: BlockNode, fix: BlockFix): void {
  if (fix.action === 'set') $setProps(block, fix.props)
  if (fix.action !== 'setParts' || !(block instanceof ElementBlockNode)) return
  for (const [index, part] of block.getChildren().entries()) {
    const props = fix.props[index]
    if (props && $isBlockNode(part)) $setProps(part, props)
  }
}

/** Moves the selection to a block, and the window to where it is. */
export function goToBlock(editor: LexicalEditor, key: NodeKey): void {
  // A block that is selected as a whole does not bring the keyboard into the text by itself.
  editor.getRootElement()?.focus({ preventScroll: true })
  editor.focus()
  editor.update(
    () => {
      const node = $getNodeByKey(key)
      if (node) $enterBlock(node)
    },
    { onUpdate: () => editor.getElementByKey(key)?.scrollIntoView({ block: 'center' }) },
  )
}

function findControl(places: (Element | null)[], name: string): HTMLElement | null {
  const wanted = name.toLowerCase()
  const controls = places.flatMap((place) => [
    ...(place?.querySelectorAll<HTMLElement>('button, input, textarea') ?? []),
  ])
  return (
    controls.find((control) => (control.ariaLabel ?? control.textContent ?? '').trim().toLowerCase() === wanted) ?? null
  )
}

// Maximum number of animation frames until a toolbar appears.
const maxFrames = 20

// Uses a control as soon as it is there: a button is pressed, a field gets the focus.
function pressControl(editor: LexicalEditor, key: NodeKey, name: string, left = maxFrames): void {
  requestAnimationFrame(() => {
    const toolbar = editorFrameAround(editor.getRootElement())?.querySelector('.block-toolbar') ?? null
    const control = findControl([editor.getElementByKey(key), toolbar], name)
    if (!control) {
      if (left > 0) pressControl(editor, key, name, left - 1)
      return
    }
    control.focus()
    if (control instanceof HTMLButtonElement) control.click()
  })
}

/** Corrects an error, or takes its editor to the place to correct it. One step of undo. */
export function fixBlock(editor: LexicalEditor, key: NodeKey, fix: BlockFix): void {
  showAllBlockErrors()
  goToBlock(editor, key)
  if (fix.action === 'goTo') {
    if (fix.control) pressControl(editor, key, fix.control)
    return
  }
  editor.update(() => {
    const node = $getNodeByKey(key)
    if ($isBlockNode(node)) $applyFix(node, fix)
  })
}
