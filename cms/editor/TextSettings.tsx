'use client'

import { $getNodeByKey, $getSelection, $isRangeSelection, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useEffect, useState } from 'react'
import { ToolSelect } from '#blocks/core/BlockTools.tsx'
import type { BlockProps } from '#blocks/core/node.factory.ts'
import { fontSizes, fonts } from '#blocks/core/sharedProps.schema.ts'
import { $isTextBlock, $setTextSettings, type TextBlockNode, textSettingsOf } from '#blocks/core/text.node.ts'
import { AnchorAndClass, SettingsPopover } from './SettingsPopover.tsx'

const fontOptions = [
  { value: 'georgia', label: 'Serif' },
  { value: 'inter', label: 'Sans serif' },
] as const satisfies { value: (typeof fonts)[number]; label: string }[]

const sizeLabels = { xs: 'Extra Small', sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra Large' } as const
const sizeOptions = fontSizes.map((value) => ({ value, label: sizeLabels[value] }))

interface Found {
  key: string
  settings: BlockProps
  hasFont: boolean
}

/** Paragraphs and items of lists have letters of their own (block-editor 3.1). */
const hasFont = (node: TextBlockNode) => /(paragraph|listitem)$/.test(node.getType())

function $textAtCaret(): Found | null {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return null
  for (const node of [selection.anchor.getNode(), ...selection.anchor.getNode().getParents()]) {
    if ($isTextBlock(node)) return { key: node.getKey(), settings: textSettingsOf(node), hasFont: hasFont(node) }
  }
  return null
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise

/** The settings of the text that the caret is in: font, size, anchor and class name (block-editor 2.1 and 3.1). */
export function TextSettings({ editor }: { editor: LexicalEditor }) {
  const [found, setFound] = useState(() => editor.getEditorState().read($textAtCaret))
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        // While one writes in the popover the selection is nowhere; the block stays the one that was chosen.
        setFound((before) => editorState.read($textAtCaret) ?? before),
      ),
    [editor],
  )
  if (!found) return null
  const { key, settings } = found
  const update = (changed: BlockProps) =>
    editor.update(
      () => {
        const node = $getNodeByKey(key)
        const kept = Object.entries(changed).map(([name, value]) => [name, value === '' ? undefined : value])
        if ($isTextBlock(node)) $setTextSettings(node, Object.fromEntries(kept))
      },
      { tag: SKIP_DOM_SELECTION_TAG },
    )
  return (
    <SettingsPopover>
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
    </SettingsPopover>
  )
}
