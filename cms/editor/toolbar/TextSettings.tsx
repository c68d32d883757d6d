'use client'

import { $getNodeByKey, type LexicalEditor, type NodeKey, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { ToolSelect } from '#blocks/core/BlockTools.tsx'
import type { BlockProps } from '#blocks/core/blockNode.ts'
import { fontSizes, fonts } from '#blocks/core/sharedProps.schema.ts'
import { $isTextBlock, $setTextSettings, type TextBlockNode, textSettingsOf } from '#blocks/core/textNode.ts'
import { AnchorAndClass } from './SettingsPopover.tsx'

const fontOptions = [
  { value: 'georgia', label: 'Serif' },
  { value: 'inter', label: 'Sans serif' },
] as const satisfies { value: (typeof fonts)[number]; label: string }[]

const sizeLabels = { xs: 'Extra Small', sm: 'Small', md: 'Medium', lg: 'Large', xl: 'Extra Large' } as const
const sizeOptions = fontSizes.map((value) => ({ value, label: sizeLabels[value] }))

// Paragraphs and items of lists have letters of their own (docs/spec/editor.md#shared-props).
const hasFont = (node: TextBlockNode) => /(paragraph|listitem)$/.test(node.getType())

const oneOf = <Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
  values.find((known) => known === value) ?? otherwise

/** Renders the settings of a text: anchor and class name, and the font and size of paragraphs and list items. */
export function TextSettings({ editor, textKey }: { editor: LexicalEditor; textKey: NodeKey }) {
  const found = editor.getEditorState().read(() => {
    const node = $getNodeByKey(textKey)
    return $isTextBlock(node) ? { settings: textSettingsOf(node), hasFont: hasFont(node) } : null
  })
  if (!found) return null
  const { settings } = found
  const update = (changed: BlockProps) =>
    editor.update(
      () => {
        const node = $getNodeByKey(textKey)
        const kept = Object.entries(changed).map(([name, value]) => [name, value === '' ? undefined : value])
        if ($isTextBlock(node)) $setTextSettings(node, Object.fromEntries(kept))
      },
      // A field of the popover keeps the focus.
      { tag: SKIP_DOM_SELECTION_TAG },
    )
  return (
    <>
      {found.hasFont && (
        <>
          <span className="block-setting">
            <span aria-hidden>Font</span>
            <ToolSelect
              label="Font"
              value={oneOf(fonts, settings.font, 'georgia')}
              options={fontOptions}
              onChange={(font) => update({ font: font === 'georgia' ? undefined : font })}
            />
          </span>
          <span className="block-setting">
            <span aria-hidden>Font size</span>
            <ToolSelect
              label="Font size"
              value={oneOf(fontSizes, settings.fontSize, 'md')}
              options={sizeOptions}
              onChange={(fontSize) => update({ fontSize: fontSize === 'md' ? undefined : fontSize })}
            />
          </span>
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
