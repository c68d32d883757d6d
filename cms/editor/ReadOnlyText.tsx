'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { LexicalNestedComposer } from '@lexical/react/LexicalNestedComposer'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { createEditor } from 'lexical'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import type { LexicalSource } from '#blocks/core/lexical.types.ts'
import { blocksFromLexical, lexicalFromBlocks } from '#blocks/registry/lexical.convert.ts'
import { PromotionHeadingsPlugin } from './PromotionHeadings.plugin.tsx'
import { SlotPostsPlugin } from './slots/SlotPosts.plugin.tsx'

// A text that contains itself would be rendered without an end.
const IsInside = createContext(false)

// Renders the element of the text. Lexical's own element has the role of a field, which this is not.
function Place() {
  const [editor] = useLexicalComposerContext()
  const draw = useCallback((element: HTMLDivElement | null) => editor.setRootElement(element), [editor])
  return <div ref={draw} className="read-only-text" />
}

function Text({ body }: { body: LexicalSource }) {
  const [editor] = useLexicalComposerContext()
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    // Converts by way of the tree: what an older version of a block stored is read as the newest one.
    const state = JSON.stringify(lexicalFromBlocks(blocksFromLexical(body)))
    try {
      editor.setEditorState(editor.parseEditorState(state))
      setIsShown(true)
    } catch (error) {
      // A block that this version does not know must not take the story around it along.
      console.warn(error)
      setIsShown(false)
    }
  }, [editor, body])
  return isShown ? null : <p className="block-missing">These blocks cannot be shown here.</p>
}

/** Draws a text as it stands on a page, with the blocks of the editor around: to be looked at, not to be changed. */
export function ReadOnlyText({ body }: { body: LexicalSource }) {
  const [editor] = useState(() => createEditor({ editable: false, onError: (error) => console.error(error) }))
  const isInside = useContext(IsInside)
  if (isInside) return null
  return (
    <IsInside.Provider value>
      <LexicalNestedComposer initialEditor={editor} skipCollabChecks skipEditableListener>
        <RichTextPlugin contentEditable={<Place />} ErrorBoundary={LexicalErrorBoundary} />
        <Text body={body} />
        <SlotPostsPlugin />
        <PromotionHeadingsPlugin />
      </LexicalNestedComposer>
    </IsInside.Provider>
  )
}
