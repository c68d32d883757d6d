'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { COMMAND_PRIORITY_EDITOR } from 'lexical'
import { useEffect } from 'react'
import { keepStoryCommand } from '#blocks/homepage-slot/homepage-slot.command.ts'
import { notifyDone } from '../../kit/notices.ts'
import { $slotAt, $storyIn } from '../moving/frontSlots.ts'
import { useClipboard } from './useClipboard.ts'

/** Puts the story of a slot on the clipboard when the slot's toolbar or its key asks for it. */
export function useKeptStories(): void {
  const [editor] = useLexicalComposerContext()
  const { keep } = useClipboard()
  useEffect(
    () =>
      editor.registerCommand(
        keepStoryCommand,
        (key) => {
          const slot = $slotAt(key)
          const story = slot && $storyIn(editor, slot)
          if (story)
            keep(story.id).then(
              () => notifyDone('On your clipboard'),
              () => undefined,
            )
          return story !== null
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor, keep],
  )
}
