import { $createParagraphNode, CONTROLLED_TEXT_INSERTION_COMMAND, type LexicalEditor } from 'lexical'
import { $takeSelectionOfPage, registerTypingListener } from '#plugins/collaboration/binding/pageSelection.ts'
import { $selectedBlock } from './blockPlace.commands.ts'

/** Puts the caret into a new paragraph below the block that is selected as a whole; says false when none is. */
export function $writeBelowSelectedBlock(): boolean {
  const block = $selectedBlock()
  // Keys on a slot of the home page have meanings of their own.
  if (!block || block.getDefinition().type === 'homepage-slot') return false
  const paragraph = $createParagraphNode()
  block.insertAfter(paragraph)
  paragraph.select()
  return true
}

/**
 * Makes typing continue below a block that is selected as a whole. No letter is lost: a browser, which has no caret
 * there, would write it at the very beginning of the story.
 * @returns a function that removes the listener
 */
export function registerTypeBelowSelection(editor: LexicalEditor): () => void {
  return registerTypingListener(editor, (event) => {
    if (!editor.isEditable() || !isTyped(event)) return
    let isBelow = false
    editor.update(
      () => {
        $takeSelectionOfPage(editor)
        isBelow = $writeBelowSelectedBlock()
      },
      { discrete: true },
    )
    if (!isBelow || !(event instanceof InputEvent)) return
    // The browser has settled already where it would write.
    event.preventDefault()
    event.stopImmediatePropagation()
    if (event.data) editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, event.data)
  })
}

function isTyped(event: Event): boolean {
  if (event instanceof InputEvent) return event.inputType === 'insertText'
  if (!(event instanceof KeyboardEvent)) return true
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}
