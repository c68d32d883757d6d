'use client'

import { XIcon } from '@payloadcms/ui'
import { $getSelection, $isRangeSelection, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { DownIcon, UpIcon } from '#blocks/core/toolIcons.tsx'
import { SmallButton } from '../../kit/SmallButton.tsx'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import { showFindBar } from './findBar.store.ts'
import { $blockTexts, $replaceMatches, $selectMatch, rangeOf } from './storyText.ts'
import type { Match, Point } from './textMatches.ts'
import { useMatches } from './useMatches.ts'
import './find.css'

// Maximum length, in letters, of a selection that is taken for the words to find.
const maxTaken = 100

// Returns the words that are selected and the point where they begin: the search starts with them.
function takenFrom(editor: LexicalEditor): { words: string; at: Point } {
  return editor.getEditorState().read(() => {
    const selection = $getSelection()
    const start: Point = { key: '', offset: 0 }
    if (!$isRangeSelection(selection)) return { words: '', at: start }
    const { key, offset } = selection.isBackward() ? selection.focus : selection.anchor
    const block = $blockTexts().find(({ runs }) => runs.some((run) => run.key === key))
    const run = block?.runs.find((one) => one.key === key)
    const at = block && run ? { key: block.key, offset: run.start + offset } : start
    const words = selection.getTextContent()
    return { words: words.length <= maxTaken && !words.includes('\n') ? words : '', at }
  })
}

export function FindBar({ editor }: { editor: LexicalEditor }) {
  const [taken] = useState(() => takenFrom(editor))
  const [query, setQuery] = useState(taken.words)
  const [words, setWords] = useState('')
  const [isCase, setCase] = useState(false)
  const [at, setAt] = useState(taken.at)
  const [done, setDone] = useState<string | null>(null)
  const { blocks, matches, index } = useMatches(editor, query, isCase, at)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const current = matches[index]
  const mayWrite = editor.isEditable()

  useEffect(() => field.current?.select(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page scrolls to a match when it becomes the current one
  useEffect(() => {
    const range = current && rangeOf(editor, blocks, current)
    range?.startContainer.parentElement?.scrollIntoView({ block: 'center' })
  }, [editor, query, isCase, at])

  const pointOf = ({ block, start }: Match): Point => ({ key: blocks[block]?.key ?? '', offset: start })
  const step = (by: number) => {
    const next = matches.at((index + by + matches.length) % Math.max(1, matches.length))
    setDone(null)
    if (next) setAt(pointOf(next))
  }
  const replace = (some: readonly Match[], onUpdate: () => void) => {
    const tag = [undoBoundaryTag, SKIP_DOM_SELECTION_TAG]
    editor.update(() => $replaceMatches(blocks, some, words), { tag, onUpdate })
  }
  const replaceOne = () => {
    if (!current) return
    const { key, offset } = pointOf(current)
    setDone(null)
    replace([current], () => setAt({ key, offset: offset + words.length }))
  }
  const replaceAll = () => {
    replace(matches, () => setDone(`${matches.length.toLocaleString('en-US')} replaced`))
  }
  const close = () => {
    showFindBar(false)
    editor.update(() => void (current && $selectMatch(blocks, current)))
    editor.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const pressInQuery = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const pressInWords = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (mayWrite) replaceOne()
  }
  return (
    <search className="find-bar" aria-label="Find and replace" onKeyDown={press}>
      <div className="find-bar__line">
        <label htmlFor={`${id}-find`}>Find</label>
        <input
          id={`${id}-find`}
          ref={field}
          value={query}
          onChange={(event) => [setQuery(event.target.value), setDone(null)]}
          onKeyDown={pressInQuery}
        />
        <output className="find-bar__count">{done ?? countOf(query, index, matches.length)}</output>
        <button
          type="button"
          className="find-bar__icon"
          aria-label="Previous match"
          title="Previous match (Shift+Enter)"
          onClick={() => step(-1)}
        >
          <UpIcon />
        </button>
        <button
          type="button"
          className="find-bar__icon"
          aria-label="Next match"
          title="Next match (Enter)"
          onClick={() => step(1)}
        >
          <DownIcon />
        </button>
        <button type="button" className="find-bar__icon" aria-label="Close" title="Close (Escape)" onClick={close}>
          <XIcon />
        </button>
      </div>
      <div className="find-bar__line">
        <label htmlFor={`${id}-words`}>Replace with</label>
        <input
          id={`${id}-words`}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={pressInWords}
        />
        <SmallButton disabled={!current || !mayWrite} onClick={replaceOne}>
          Replace
        </SmallButton>
        <SmallButton disabled={!current || !mayWrite} onClick={replaceAll}>
          Replace all
        </SmallButton>
      </div>
      <label className="find-bar__case">
        <input type="checkbox" checked={isCase} onChange={(event) => setCase(event.target.checked)} />
        Match case
      </label>
    </search>
  )
}

function countOf(query: string, index: number, count: number): string {
  if (query === '') return ''
  return count === 0 ? 'No matches' : `${(index + 1).toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`
}
