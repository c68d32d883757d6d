'use client'

import type { EditorState, LexicalEditor, NodeKey } from 'lexical'
import { useEffect, useMemo, useState } from 'react'
import { onEditorChange } from '../../document/editorChanges.ts'
import { ValueByBlock } from '../valueByBlock.ts'
import { $blockTexts, $textsIn, rangeOf } from './storyText.ts'
import { type BlockText, indexFrom, type Match, matchesIn, type Point } from './textMatches.ts'

// Names of the highlights in find.css.
const marks = { all: 'found', current: 'found-current' } as const

// Maximum number of matches that are marked in the text: one letter of a long story has tens of thousands.
const maxMarked = 1000

const textsOf = (editor: LexicalEditor): BlockText[] => editor.getEditorState().read($blockTexts)

/**
 * Finds a query in the text of an editor, follows every change of the text, and marks what is found.
 * @param at the point from which on the current match is sought.
 */
export function useMatches(editor: LexicalEditor, query: string, isCase: boolean, at: Point) {
  const [blocks, setBlocks] = useState(() => textsOf(editor))
  useEffect(() => {
    const byBlock = new ValueByBlock($textsIn)
    const read = (state: EditorState, changed: ReadonlySet<NodeKey> | null) =>
      setBlocks(state.read(() => byBlock.$after(changed).flat()))
    read(editor.getEditorState(), null)
    return onEditorChange(editor, ({ state, keys, isContent, isReplaced }) => {
      if (isContent) read(state, isReplaced ? null : keys)
    })
  }, [editor])
  const matches = useMemo(() => matchesIn(blocks, query, { isCase }), [blocks, query, isCase])
  const index = indexFrom(matches, blocks, at)
  useEffect(() => mark(editor, blocks, matches, index), [editor, blocks, matches, index])
  useEffect(() => () => mark(editor, [], [], -1), [editor])
  return { blocks, matches, index }
}

function mark(editor: LexicalEditor, blocks: readonly BlockText[], matches: readonly Match[], index: number): void {
  // A browser without highlights still counts, scrolls and replaces.
  if (!('highlights' in CSS)) return
  const first = Math.max(0, index - maxMarked / 2)
  const near = matches.slice(first, first + maxMarked)
  const rangesOf = (some: readonly Match[]) =>
    some.map((match) => rangeOf(editor, blocks, match)).filter((range) => range !== null)
  const current = matches.slice(Math.max(0, index), index + 1)
  CSS.highlights.set(marks.all, new Highlight(...rangesOf(near)))
  const currentMark = new Highlight(...rangesOf(current))
  currentMark.priority = 2
  CSS.highlights.set(marks.current, currentMark)
}
