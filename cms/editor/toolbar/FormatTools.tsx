'use client'

import { MoreIcon } from '@payloadcms/ui'
import { $getSelection, $isRangeSelection, $isTextNode, type LexicalEditor, type NodeKey } from 'lexical'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import { $blockAtCaret } from '#blocks/core/blockAtCaret.ts'
import type { ActiveBlock } from './activeBlock.read.ts'
import { ToolChoice } from './ToolChoice.tsx'
import { type TextTool, useTextTools } from './useTextTools.ts'

// The formats with a button; the others are in the menu behind it.
const shownFormats = ['bold', 'italic', 'underline', 'strikethrough']

// Only words and the place of words have formats, and code has none.
const $takesFormats = (textKey: NodeKey | null): boolean => {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || $blockAtCaret('code') !== null) return false
  return selection.isCollapsed() ? textKey !== null : selection.getNodes().some($isTextNode)
}

function ToggleTool({ tool: { label, Icon, isActive, isEnabled, onSelect } }: { tool: TextTool }) {
  return (
    <ToolButton label={label} isPressed={isActive} isDisabled={!isEnabled} onClick={onSelect}>
      <Icon />
    </ToolButton>
  )
}

export function FormatTools({ editor, active }: { editor: LexicalEditor; active: ActiveBlock }) {
  const toolsOf = useTextTools(editor)
  if (!editor.getEditorState().read(() => $takesFormats(active.textKey))) return null
  const formats = toolsOf('format')
  const rest = formats.filter(({ key }) => !shownFormats.includes(key))
  // A block of the registry has an alignment of its own, or none.
  const alignments = active.textKey !== null && active.kind !== 'list' ? toolsOf('align') : []
  const alignment = alignments.find(({ isActive }) => isActive) ?? alignments[0]
  return (
    <>
      <hr />
      {formats
        .filter(({ key }) => shownFormats.includes(key))
        .map((tool) => (
          <ToggleTool key={tool.key} tool={tool} />
        ))}
      {toolsOf('features').map(({ key, label, Icon, isEnabled, onSelect }) => (
        <ToolButton key={key} label={label} isDisabled={!isEnabled} onClick={onSelect}>
          <Icon />
        </ToolButton>
      ))}
      {rest.length > 0 && <ToolChoice label="More formats" tools={rest} icon={<MoreIcon />} />}
      {alignment && <ToolChoice label="Text alignment" tools={alignments} icon={<alignment.Icon />} />}
    </>
  )
}
