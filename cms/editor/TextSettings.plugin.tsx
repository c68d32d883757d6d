'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import {
  $getNodeByKey,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  type LexicalEditor,
  type NodeKey,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { ToolSelect } from '#blocks/core/BlockTools.tsx'
import type { BlockProps } from '#blocks/core/node.factory.ts'
import { fontSizes, fonts } from '#blocks/core/sharedProps.schema.ts'
import { $isTextBlock, $setTextSettings, type TextBlockNode, textSettingsOf } from '#blocks/core/text.node.ts'
import { AnchorAndClass } from './SettingsPopover.tsx'
import { openTextSettings } from './textSettings.command.ts'

const fontOptions = [
  { value: 'georgia', label: 'Serif' },
  { value: 'inter', label: 'Sans serif' },
] as const satisfies { value: (typeof fonts)[number]; label: string }[]

const sizeLabels = { xs: 'Extra Small', sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra Large' } as const
const sizeOptions = fontSizes.map((value) => ({ value, label: sizeLabels[value] }))

interface Found {
  settings: BlockProps
  hasFont: boolean
}

/** Paragraphs and items of lists have letters of their own (block-editor 3.1). */
const hasFont = (node: TextBlockNode) => /(paragraph|listitem)$/.test(node.getType())

function $textAtCaret(): TextBlockNode | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  const start = selection.anchor.getNode()
  return [start, ...start.getParents()].find((node) => $isTextBlock(node)) ?? null
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise

/** The settings of one text: font, size, anchor and class name (block-editor 2.1 and 3.1). */
function TextSettings({ editor, textKey }: { editor: LexicalEditor; textKey: NodeKey }) {
  const found = useText(editor, textKey)
  if (!found) return null
  const { settings } = found
  const update = (changed: BlockProps) =>
    editor.update(
      () => {
        const node = $getNodeByKey(textKey)
        const kept = Object.entries(changed).map(([name, value]) => [name, value === '' ? undefined : value])
        if ($isTextBlock(node)) $setTextSettings(node, Object.fromEntries(kept))
      },
      // Whoever writes in the popover keeps the focus there.
      { tag: SKIP_DOM_SELECTION_TAG },
    )
  return (
    <>
      {found.hasFont && (
        <>
          <ToolSelect
            label="Font"
            value={oneOf(fonts, settings.font, 'georgia')}
            options={fontOptions}
            onChange={(font) => update({ font: font === 'georgia' ? undefined : font })}
          />
          <ToolSelect
            label="Font size"
            value={oneOf(fontSizes, settings.fontSize, 'md')}
            options={sizeOptions}
            onChange={(fontSize) => update({ fontSize: fontSize === 'md' ? undefined : fontSize })}
          />
        </>
      )}
      <AnchorAndClass
        anchor={String(settings.anchor ?? '')}
        className={String(settings.className ?? '')}
        update={update}
      />
    </>
  )
}

function useText(editor: LexicalEditor, key: NodeKey): Found | null {
  const [, setRevision] = useState(0)
  useEffect(() => editor.registerUpdateListener(() => setRevision((revision) => revision + 1)), [editor])
  return editor.getEditorState().read(() => {
    const node = $getNodeByKey(key)
    return $isTextBlock(node) ? { settings: textSettingsOf(node), hasFont: hasFont(node) } : null
  })
}

/**
 * The popover that the floating toolbar of a text opens. It is not part of that toolbar, which goes as soon as the caret
 * leaves the text, and one has to leave it to write an anchor.
 */
export function TextSettingsPlugin({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  const [textKey, setTextKey] = useState<NodeKey | null>(null)
  const popover = useRef<HTMLDivElement>(null)

  useEffect(
    () =>
      editor.registerCommand(
        openTextSettings,
        () => {
          setTextKey($textAtCaret()?.getKey() ?? null)
          return true
        },
        COMMAND_PRIORITY_EDITOR,
      ),
    [editor],
  )

  useLayoutEffect(() => {
    const element = textKey && editor.getElementByKey(textKey)
    if (!element || !popover.current) return
    const text = element.getBoundingClientRect()
    const frame = anchorElem.getBoundingClientRect()
    popover.current.style.top = `${text.bottom - frame.top + 6}px`
    popover.current.style.left = `${text.left - frame.left}px`
    popover.current.querySelector<HTMLElement>('select, input')?.focus()
  }, [editor, textKey, anchorElem])

  useEffect(() => {
    if (!textKey) return
    const leave = ({ target }: MouseEvent) => {
      if (target instanceof Node && !popover.current?.contains(target)) setTextKey(null)
    }
    document.addEventListener('mousedown', leave)
    return () => document.removeEventListener('mousedown', leave)
  }, [textKey])

  if (!textKey || !editor.isEditable()) return null
  return createPortal(
    <div
      ref={popover}
      className="block-toolbar block-settings"
      role="dialog"
      aria-label="Settings"
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key !== 'Escape') return
        setTextKey(null)
        editor.focus()
      }}
    >
      <TextSettings editor={editor} textKey={textKey} />
    </div>,
    anchorElem,
  )
}
