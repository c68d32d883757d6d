import { mergeRegister } from '@lexical/utils'
import {
  $createParagraphNode,
  $getNearestNodeFromDOMNode,
  CLICK_COMMAND,
  COMMAND_PRIORITY_HIGH,
  CONTROL_OR_META,
  isExactShortcutMatch,
  KEY_ENTER_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { $blockAtCaret } from '../core/blockAtCaret.ts'
import { $setProps, ElementBlockNode, propsOf } from '../core/blockNode.ts'
import { checkListItem } from './check-list-item.schema.ts'

// Pixels at the start of an item that its box takes (its style in the editor).
const boxWidth = 28

function $toggle(item: ElementBlockNode): void {
  $setProps(item, { checked: propsOf(item).checked !== true })
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

/**
 * Handles keys of an item: Enter in the last, empty item goes on below the list; Mod+Enter ticks the item. Returns
 * whether it did anything.
 */
export function $enterInCheckList(event: Pressed | null): boolean {
  const item = $blockAtCaret(checkListItem.type)
  if (!item) return false
  if (event && isExactShortcutMatch(event, 'Enter', CONTROL_OR_META)) {
    event.preventDefault()
    $toggle(item)
    return true
  }
  if (!item.isEmpty() || item.getNextSibling() || !item.getPreviousSibling()) return false
  event?.preventDefault()
  const paragraph = $createParagraphNode()
  item.getParentOrThrow().insertAfter(paragraph)
  item.remove()
  paragraph.select()
  return true
}

function $clickOnBox({ target, clientX }: MouseEvent): boolean {
  if (!(target instanceof HTMLElement) || target.dataset.block !== checkListItem.type) return false
  const item = $getNearestNodeFromDOMNode(target)
  const isOnBox = clientX - target.getBoundingClientRect().left < boxWidth
  if (!isOnBox || !(item instanceof ElementBlockNode)) return false
  $toggle(item)
  return true
}

/** Puts the keys of check lists on an editor. Returns what takes them off again. */
export function registerCheckListItemKeys(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(KEY_ENTER_COMMAND, $enterInCheckList, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(CLICK_COMMAND, (event) => editor.isEditable() && $clickOnBox(event), COMMAND_PRIORITY_HIGH),
  )
}
