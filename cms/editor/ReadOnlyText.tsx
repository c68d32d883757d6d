'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { LexicalNestedComposer } from '@lexical/react/LexicalNestedComposer'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { createEditor } from 'lexical'
import { createContext, useContext, useEffect, useState } from 'react'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/core/lexical.convert.ts'
import type { LexicalSource } from '#blocks/core/lexical.types.ts'
import { PromotionHeadingsPlugin } from './PromotionHeadings.plugin.tsx'
import { SlotPostsPlugin } from './slots/SlotPosts.plugin.tsx'

/** A text that holds itself would be drawn without an end. */
const IsInside = createContext(false)

function Text({ body }: { body: LexicalSource }) {
  const [editor] = useLexicalComposerContext()
  useEffect(() => {
    // By way of the tree: what an older version of a block kept is read as the newest one.
    const state = JSON.stringify(lexicalFromBlocks(blocksFromLexical(body)))
    editor.setEditorState(editor.parseEditorState(state))
  }, [editor, body])
  return null
}

/** Draws a text as it stands on a page, with the blocks of the editor around: to be looked at, not to be changed. */
export function ReadOnlyText({ body }: { body: LexicalSource }) {
  const [editor] = useState(() => createEditor({ editable: false, onError: (error) => console.error(error) }))
  const isInside = useContext(IsInside)
  if (isInside) return null
  return (
    <IsInside.Provider value>
      <LexicalNestedComposer initialEditor={editor} skipCollabChecks skipEditableListener>
        <RichTextPlugin
          contentEditable={<ContentEditable className="read-only-text" role="group" />}
          ErrorBoundary={LexicalErrorBoundary}
        />
        <Text body={body} />
        <SlotPostsPlugin />
        <PromotionHeadingsPlugin />
      </LexicalNestedComposer>
    </IsInside.Provider>
  )
}
