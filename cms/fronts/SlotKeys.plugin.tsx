'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $addUpdateTag,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  mergeRegister,
  type NodeKey,
  SELECT_ALL_COMMAND,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { useEffect } from 'react'
import { $setProps, type BlockNode } from '#blocks/core/blockNode.ts'
import { $selectBlock } from '#blocks/core/selectBlock.command.ts'
import { $isTextBlock } from '#blocks/core/textNode.ts'
import { $pinOf, keepStoryCommand, moveStoryCommand } from '#blocks/homepage-slot/homepage-slot.command.ts'
import { pinOf } from '#blocks/homepage-slot/homepage-slot.editor.tsx'
import { isOfLayout } from '#blocks/registry/moving.rules.ts'
import { blockTypeOf } from '#blocks/registry/nodes.ts'
import { $selectedBlocks } from '../editor/blockPlace.commands.ts'
import { useEditorServices } from '../editor/editorServicesContext.ts'
import { undoBoundaryTag } from '../editor/undoBoundaryTag.ts'
import { $slotAt, $slotTowards, slotOfElement } from './moving/frontSlots.ts'
import type { Direction } from './moving/slotGeometry.ts'

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

// Returns the slot that is selected, and nothing else with it; null otherwise.
function $selectedSlot(): BlockNode | null {
  const [block, ...others] = $selectedBlocks()
  return block && others.length === 0 ? $slotAt(block.getKey()) : null
}

// Selects the text of the paragraph or heading with the caret: Delete would empty a page that is selected whole.
function $selectAllOfText(event: KeyboardEvent): boolean {
  event.preventDefault()
  const selection = $getSelection()
  const text = $isRangeSelection(selection) ? $findMatchingParent(selection.anchor.getNode(), $isTextBlock) : null
  text?.select(0, text.getChildrenSize())
  return true
}

function $unpin(slot: BlockNode): void {
  $addUpdateTag(undoBoundaryTag)
  $setProps(slot, { pinned: null })
}

/**
 * Handles the keys of a selected slot: arrows lead to the slots around it, P pins, U unpins, Enter edits the headline
 * of a pin, M and Space move the story, C puts it on the clipboard.
 */
export function SlotKeysPlugin() {
  const [editor] = useLexicalComposerContext()
  const { pickPost } = useEditorServices()
  useEffect(() => {
    const pin = async (key: NodeKey, current: string | undefined) => {
      const post = await pickPost({ purpose: 'slot', current })
      if (!post) return
      editor.update(
        () => {
          const slot = $slotAt(key)
          if (slot) $setProps(slot, { pinned: pinOf(post) })
        },
        { tag: undoBoundaryTag },
      )
    }
    const $press = (event: KeyboardEvent): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey) return false
      const slot = $selectedSlot()
      const isTaken = slot !== null && $pressOn(editor, slot, event.key, pin)
      if (isTaken) event.preventDefault()
      return isTaken
    }
    // Lexical leaves presses in fields of a block alone: the slot is selected with its headline.
    const select = ({ target }: FocusEvent) => {
      const key = target instanceof HTMLTextAreaElement ? slotOfElement(editor, target) : null
      if (key !== null)
        editor.update(
          () => {
            const slot = $slotAt(key)
            if (slot) $selectBlock(slot)
          },
          { tag: SKIP_DOM_SELECTION_TAG },
        )
    }
    return mergeRegister(
      editor.registerCommand(KEY_DOWN_COMMAND, $press, COMMAND_PRIORITY_HIGH),
      editor.registerCommand(SELECT_ALL_COMMAND, $selectAllOfText, COMMAND_PRIORITY_HIGH),
      editor.registerRootListener((root, previous) => {
        previous?.removeEventListener('focusin', select)
        root?.addEventListener('focusin', select)
      }),
    )
  }, [editor, pickPost])
  return null
}

// Returns whether the key means something on a slot.
function $pressOn(
  editor: LexicalEditor,
  slot: BlockNode,
  key: string,
  pin: (slot: NodeKey, current: string | undefined) => Promise<void>,
): boolean {
  const direction = directions[key]
  if (direction) {
    const next = $slotTowards(editor, slot, direction)
    if (next) {
      $selectBlock(next)
      editor.getElementByKey(next.getKey())?.scrollIntoView({ block: 'nearest' })
    }
    return next !== null
  }
  // A slot holds no text: other letters would begin a paragraph below it.
  const isLetter = key.length === 1
  if (!editor.isEditable()) return isLetter
  const pinned = $pinOf(slot)
  switch (key.toLowerCase()) {
    case 'p':
      void pin(slot.getKey(), pinned?.id)
      return true
    case 'u':
      if (pinned) $unpin(slot)
      return true
    case 'm':
    case ' ':
      editor.dispatchCommand(moveStoryCommand, slot.getKey())
      return true
    case 'c':
      editor.dispatchCommand(keepStoryCommand, slot.getKey())
      return true
    case 'enter':
      editor.getElementByKey(slot.getKey())?.querySelector('textarea')?.focus()
      return true
    case 'backspace':
    case 'delete': {
      if (pinned) $unpin(slot)
      const parent = slot.getParent()
      return pinned !== null || isOfLayout('homepage-slot', parent && blockTypeOf(parent))
    }
    default:
      return isLetter
  }
}
