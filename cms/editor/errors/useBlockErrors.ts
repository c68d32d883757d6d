'use client'

import type { LexicalEditor } from 'lexical'
import { useEffect, useSyncExternalStore } from 'react'
import type { CheckContext } from '#blocks/core/checks.types.ts'
import { trackUntouchedBlocks } from '../../document/untouchedBlocks.ts'
import { useEditorServices } from '../editorServicesContext.ts'
import { onContentChange } from '../onContentChange.ts'
import { ValueByBlock } from '../valueByBlock.ts'
import { $blockErrors, type FaultyBlock } from './blockErrors.read.ts'
import { blockErrorsOf } from './blockErrors.store.ts'

// Stands in for a text that is still on its way: nothing is reported as missing that may be there.
const unknownYet = 'not known yet'

/** Returns the errors of an editor's document as they were last found. */
export function useBlockErrors(editor: LexicalEditor): readonly FaultyBlock[] {
  const store = blockErrorsOf(editor)
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}

/** Finds the errors of an editor's document after each change, when the browser has nothing better to do. */
export function useBlockChecks(editor: LexicalEditor): void {
  const { findMedia } = useEditorServices()
  useEffect(() => {
    const context: CheckContext = {
      altTextOf: (id) => {
        const media = findMedia(id)
        return media === undefined ? unknownYet : media?.alt
      },
    }
    const byBlock = new ValueByBlock((block) => $blockErrors(block, context))
    let found: FaultyBlock[] = []
    const show = () => blockErrorsOf(editor).set(found.filter(({ key }) => !untouched.has(key)))
    const untouched = trackUntouchedBlocks(editor, show)
    // Who stops for half a second sees what is wrong.
    const stopChecks = onContentChange(editor, 500, (changed) => {
      found = editor.getEditorState().read(() => byBlock.$after(changed).flat())
      show()
    })
    return () => {
      stopChecks()
      untouched.stop()
    }
  }, [editor, findMedia])
}
