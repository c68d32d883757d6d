import { $dfs } from '@lexical/utils'
import { getNearestEditorFromDOMNode, type LexicalEditor, type NodeKey } from 'lexical'
import type { BlockFix } from '#blocks/core/block.types.ts'
import { $isBlockNode, blockIdOf } from '#blocks/core/blockNode.ts'
import { fieldElement as fieldById, fieldFrame, fieldId } from '#cms/adminDom.ts'
import { changeStoryView } from '../document/storyView.ts'
import { fixBlock } from '../editor/errors/blockFix.command.ts'

// The sections of the story's panel, by the fields of a post that stand in them. All others are on the page.
const sectionOfField = new Map([
  ['slug', 'Publication'],
  ...['websiteImage', 'socialImage'].map((field) => [field, 'Media'] as const),
  ...['primarySection', 'tags', 'sponsoredUrl', 'show', 'meta.platformLinks'].map(
    (field) => [field, 'Details'] as const,
  ),
])

// Fields that are chosen in the control of another one.
const controlOfField = new Map([['primarySection', 'sections']])

const focusable = 'input:not([type=hidden]), textarea, [contenteditable=true], button'

// Frames that a section gets to draw its fields.
const maxFrames = 300

/** Brings a field into view, the section that it stands in first, and puts the cursor there. */
export function focusField(field: string): void {
  openSection(field)
  whenDrawn(
    () => fieldElement(field),
    (element) => {
      element.scrollIntoView({ block: 'center' })
      // What can be chosen in it may still be on its way.
      whenDrawn(
        () => (element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable)),
        (control) => control.focus({ preventScroll: true }),
      )
    },
  )
}

/**
 * Brings a block of a field's text into view and selects it: its errors are then shown beside it. With a fix the error
 * is corrected, or the control that corrects it is opened.
 */
export function focusBlock(field: string, blockId: string, fix: BlockFix = { action: 'goTo' }): void {
  openSection(field)
  whenDrawn(
    () => {
      const editor = editorOf(field)
      const key = editor && keyOfBlock(editor, blockId)
      return editor && key ? { editor, key } : null
    },
    ({ editor, key }) => fixBlock(editor, key, fix),
  )
}

const openSection = (field: string): void => {
  const section = sectionOfField.get(field)
  changeStoryView({
    isForm: false,
    isWriting: false,
    ...(section && { isPanelOpen: true, isPreviewOpen: false, section }),
  })
}

const whenDrawn = <Found>(find: () => Found | null, act: (found: Found) => void, framesLeft = maxFrames): void => {
  const found = find()
  if (found) act(found)
  else if (framesLeft > 0) requestAnimationFrame(() => whenDrawn(find, act, framesLeft - 1))
}

// Rich text has no id; its field has its path written on it.
const fieldElement = (field: string): HTMLElement | null => {
  const path = controlOfField.get(field) ?? field
  return fieldById(path) ?? document.querySelector(`${fieldFrame}[data-field-path="${path}"], .${fieldId(path)}`)
}

/** Returns the editor of a rich text field; null while it is not drawn. */
export function editorOf(field: string): LexicalEditor | null {
  const root = fieldElement(field)?.querySelector('[contenteditable=true]')
  return root ? getNearestEditorFromDOMNode(root) : null
}

/** Returns the key of a block by its id; null when the text does not have it. Paragraphs and other texts have none. */
export function keyOfBlock(editor: LexicalEditor, blockId: string): NodeKey | null {
  return editor.read(() => {
    for (const { node } of $dfs()) if ($isBlockNode(node) && blockIdOf(node) === blockId) return node.getKey()
    return null
  })
}
