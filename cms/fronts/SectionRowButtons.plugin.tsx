'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalEditable } from '@lexical/react/useLexicalEditable'
import { $getNodeByKey, $nodesOfType, type LexicalEditor, type NodeKey } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ElementBlockNode } from '#blocks/core/blockNode.ts'
import { nodeOf } from '#blocks/core/nodeFactory.ts'
import { $appendRow } from '#blocks/homepage-row/homepage-row.command.ts'
import { homepageSectionContent } from '#blocks/homepage-section-content/homepage-section-content.schema.ts'
import { onEditorChange } from '../document/editorChanges.ts'
import { undoBoundaryTag } from '../editor/undoBoundaryTag.ts'

const $contents = (): NodeKey[] =>
  $nodesOfType<ElementBlockNode>(nodeOf(homepageSectionContent))
    .filter((node) => node.isAttached())
    .map((node) => node.getKey())

/** '+ Row' at the end of each section. The style sheet leaves room for it there. */
export function SectionRowButtonsPlugin({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  const isEditable = useLexicalEditable()
  const keys = useContents(editor)
  if (!isEditable || keys.length === 0) return null
  return createPortal(
    keys.map((key) => <SectionRowButton key={key} editor={editor} contentKey={key} anchorElem={anchorElem} />),
    anchorElem,
  )
}

function useContents(editor: LexicalEditor): readonly NodeKey[] {
  const [keys, setKeys] = useState('')
  useEffect(() => {
    const look = () => setKeys(editor.getEditorState().read($contents).join())
    look()
    return onEditorChange(editor, ({ isContent, isLetters }) => {
      if (isContent && !isLetters) look()
    })
  }, [editor])
  return keys === '' ? [] : keys.split(',')
}

interface SectionRowButtonProps {
  editor: LexicalEditor
  contentKey: NodeKey
  anchorElem: HTMLElement
}

function SectionRowButton({ editor, contentKey, anchorElem }: SectionRowButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const put = () => {
      const content = editor.getElementByKey(contentKey)?.getBoundingClientRect()
      const { current } = button
      if (!content || !current) return
      const frame = anchorElem.getBoundingClientRect()
      current.style.left = `${content.left - frame.left}px`
      current.style.top = `${content.bottom - frame.top - current.offsetHeight}px`
    }
    put()
    // Pictures and windows change heights without an update of the editor.
    const sizes = new ResizeObserver(put)
    sizes.observe(anchorElem)
    const stop = onEditorChange(editor, () => requestAnimationFrame(put))
    return () => {
      sizes.disconnect()
      stop()
    }
  }, [editor, contentKey, anchorElem])
  const add = () =>
    editor.update(
      () => {
        const content = $getNodeByKey(contentKey)
        if (content instanceof ElementBlockNode) $appendRow(content)
      },
      { tag: undoBoundaryTag, onUpdate: () => editor.focus() },
    )
  return (
    <button
      ref={button}
      type="button"
      className="section-row-button"
      aria-label="Add a row to the section"
      onMouseDown={(event) => event.preventDefault()}
      onClick={add}
    >
      + Row
    </button>
  )
}
