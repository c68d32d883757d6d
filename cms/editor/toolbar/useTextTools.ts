'use client'

import type { ToolbarGroup, ToolbarGroupItem } from '@payloadcms/richtext-lexical'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useTranslation } from '@payloadcms/ui'
import { $getSelection, type LexicalEditor } from 'lexical'
import type { ComponentType } from 'react'

/** A tool of a feature of Payload's, as it stands at the selection now. */
export interface TextTool {
  key: string
  label: string
  Icon: ComponentType
  isActive: boolean
  isEnabled: boolean
  onSelect(): void
}

/** Returns the tools of the features of an editor, by the keys of their groups: 'text', 'align', 'format', 'features'. */
export function useTextTools(editor: LexicalEditor): (group: string) => TextTool[] {
  const { i18n } = useTranslation<object, string>()
  const editorConfigContext = useEditorConfigContext()
  const { editorConfig, fieldProps } = editorConfigContext
  const { featureClientSchemaMap, schemaPath } = fieldProps
  const groups: readonly ToolbarGroup[] = editorConfig.features.toolbarInline.groups
  const toolOf = ({
    key,
    label = key,
    ChildComponent,
    isActive,
    isEnabled,
    onSelect,
  }: ToolbarGroupItem): TextTool[] => {
    if (!ChildComponent || !onSelect) return []
    const state = editor.getEditorState().read(() => {
      const selection = $getSelection()
      const given = selection && { editor, editorConfigContext, selection }
      return {
        isActive: given !== null && isActive?.(given) === true,
        isEnabled: given !== null && isEnabled?.(given) !== false,
      }
    })
    return [
      {
        key,
        label: typeof label === 'string' ? label : label({ featureClientSchemaMap, i18n, schemaPath }),
        Icon: ChildComponent,
        ...state,
        onSelect: () => onSelect({ editor, isActive: state.isActive }),
      },
    ]
  }
  return (group) => groups.filter(({ key }) => key === group).flatMap(({ items }) => items.flatMap(toolOf))
}
