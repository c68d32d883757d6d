'use client'

import { useForm } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { Block } from '#blocks/core/block.types.ts'
import { walkBlocks } from '#blocks/core/treeWalk.ts'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { isLexicalState } from '#plugins/blocks-field/lexicalState.guard.ts'

// More than a window shows.
const most = 20

/** Shows the first texts of a document as the page arrives, until their editor is there. */
export function WaitingBody({ name }: { name: string }) {
  const { getField } = useForm()
  const [texts] = useState(() => firstTexts(getField(name)?.value))
  const [isWaiting, setWaiting] = useState(true)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const around = place.current?.parentElement
    if (!around) return
    const observer = new MutationObserver(() => {
      if (!around.querySelector('[data-lexical-editor]')) return
      observer.disconnect()
      // In this frame: both are never seen.
      if (place.current) place.current.hidden = true
      setWaiting(false)
    })
    observer.observe(around, { childList: true, subtree: true, attributeFilter: ['data-lexical-editor'] })
    return () => observer.disconnect()
  }, [])
  if (!isWaiting || texts.length === 0) return null
  return (
    <div className="story__waiting-body rich-text-lexical" ref={place} aria-hidden="true">
      <div className="editor">
        <div className="ContentEditable__root">
          {texts.map(({ id, type, text }) =>
            type === 'heading' ? (
              <h2 key={id} className="LexicalEditorTheme__h2">
                {text}
              </h2>
            ) : (
              <p key={id} className="LexicalEditorTheme__paragraph">
                {text}
              </p>
            ),
          )}
        </div>
      </div>
    </div>
  )
}

function firstTexts(value: unknown) {
  if (!isLexicalState(value)) return []
  const textOf = ({ content }: Block) => content.map((run) => (run.type === 'text' ? run.text : ' ')).join('')
  return [...walkBlocks(blocksFromLexical(value))]
    .slice(0, most)
    .map((block) => ({ id: block.id, type: block.type, text: textOf(block) }))
    .filter(({ text }) => text !== '')
}
