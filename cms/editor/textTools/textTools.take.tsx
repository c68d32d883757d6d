import type { ResolvedClientFeatureMap, ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import type { ComponentType, JSX } from 'react'
import { openLinkEditor } from './openLinkEditor.command.ts'

// Names of Payload's buttons, which are icons without one.
const names: Record<string, string> = {
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  subscript: 'Subscript',
  superscript: 'Superscript',
  inlineCode: 'Inline Code',
  link: 'Link (Ctrl+K)',
  indentIncrease: 'Indent',
  indentDecrease: 'Outdent',
}

function NamedIcon({ name, Icon }: { name: string; Icon: ComponentType }): JSX.Element {
  return (
    <span title={name}>
      <Icon />
      <span className="tool-name">{name}</span>
    </span>
  )
}

const opensLinkEditor: Pick<ToolbarGroupItem, 'onSelect'> = {
  onSelect: ({ editor }) => void editor.dispatchCommand(openLinkEditor, undefined),
}

function named(item: ToolbarGroupItem): ToolbarGroupItem {
  const { key, ChildComponent } = item
  const name = names[key]
  return {
    ...item,
    ...(name ? { label: name } : {}),
    ...(name && ChildComponent ? { ChildComponent: NamedIcon.bind(null, { name, Icon: ChildComponent }) } : {}),
    ...(key === 'link' ? opensLinkEditor : {}),
  }
}

/** Names the buttons of the features that were loaded before, and leaves out Payload's own link editor, a drawer. */
export function takeTextTools(features: ResolvedClientFeatureMap): void {
  for (const [key, feature] of features) {
    const groups = feature.toolbarInline?.groups?.map(
      (group): ToolbarGroup => (group.type === 'buttons' ? { ...group, items: group.items.map(named) } : group),
    )
    const plugins =
      key === 'link' ? feature.plugins?.filter(({ position }) => position !== 'floatingAnchorElem') : feature.plugins
    features.set(key, { ...feature, plugins, ...(groups ? { toolbarInline: { groups } } : {}) })
  }
}
