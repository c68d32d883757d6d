'use client'

import type { LexicalEditor } from 'lexical'
import { useEffect, useSyncExternalStore } from 'react'
import type { CheckContext } from '#blocks/core/checks.types.ts'
import { useEditorServices } from '../EditorServices.tsx'
import { type FaultyBlock, readBlockErrors } from './blockErrors.read.ts'
import { blockErrorsOf } from './blockErrors.store.ts'

/** Stands in for a text that is still on its way: nothing is reported as missing that may be there. */
const unknownYet = 'not known yet'

/** The errors of an editor's document as they were last found. */
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
    let waiting: number | null = null
    const check = () => {
      waiting = null
      blockErrorsOf(editor).set(readBlockErrors(editor.getEditorState(), context))
    }
    const plan = () => {
      // Typing goes first; who stops for half a second sees what is wrong.
      waiting ??= requestIdleCallback(check, { timeout: 500 })
    }
    plan()
    const stop = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) plan()
    })
    return () => {
      stop()
      if (waiting !== null) cancelIdleCallback(waiting)
    }
  }, [editor, findMedia])
}
