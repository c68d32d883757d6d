'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { LexicalTypeaheadMenuPlugin, MenuOption, type MenuTextMatch } from '@lexical/react/LexicalTypeaheadMenuPlugin'
import type { PluginComponent, SlashMenuItem } from '@payloadcms/richtext-lexical'
import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useTranslation } from '@payloadcms/ui'
import { $getSelection, $isRangeSelection, type LexicalEditor, type TextNode } from 'lexical'
import { useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { $blockAround } from '#blocks/registry/nodes.ts'
import { SlashList } from './SlashList.tsx'
import { matchingItems, type SlashItem, slashQueryIn } from './slashItems.ts'

class SlashOption extends MenuOption {
  constructor(readonly item: SlashItem) {
    super(item.key)
  }
}

/** A slash in code is code. */
const isInCode = (editor: LexicalEditor): boolean =>
  editor.getEditorState().read(() => {
    const selection = $getSelection()
    const block = $isRangeSelection(selection) ? $blockAround(selection.anchor.getNode()) : null
    return block?.getDefinition().type === 'code'
  })

/** Payload's own items, with their labels in the language of the person. */
function useTextItems(items: readonly SlashMenuItem[]): SlashItem[] {
  const { i18n } = useTranslation<object, string>()
  const { featureClientSchemaMap, schemaPath } = useEditorConfigContext().fieldProps
  return useMemo(
    () =>
      items.map(({ key, keywords = [], label = key, Icon, onSelect }) => ({
        key,
        keywords,
        label: typeof label === 'string' ? label : label({ featureClientSchemaMap, i18n, schemaPath }),
        group: 'Text',
        Icon,
        onSelect: (editor) => onSelect({ editor, queryString: '' }),
      })),
    [items, featureClientSchemaMap, i18n, schemaPath],
  )
}

/** The items of the menu. */
export interface SlashMenuItems {
  textItems: readonly SlashMenuItem[]
  blockItems: readonly SlashItem[]
}

/** The menu that a slash opens: text first, then the blocks, and what a query finds in the order of how well it fits. */
export const SlashMenuPlugin: PluginComponent<SlashMenuItems> = ({ clientProps }) => {
  const { textItems, blockItems } = clientProps
  const [editor] = useLexicalComposerContext()
  const [query, setQuery] = useState('')
  const texts = useTextItems(textItems)
  const items = useMemo(() => [...texts, ...blockItems], [texts, blockItems])
  const options = useMemo(() => matchingItems(items, query).map((item) => new SlashOption(item)), [items, query])

  const findQuery = useCallback(
    (text: string): MenuTextMatch | null => {
      const found = slashQueryIn(text, (typed) => matchingItems(items, typed).length > 0)
      if (!found || isInCode(editor)) return null
      return { leadOffset: found.offset, matchingString: found.query, replaceableString: found.typed }
    },
    [editor, items],
  )
  const choose = useCallback(
    ({ item }: SlashOption, typed: TextNode | null, close: () => void) => {
      typed?.remove()
      item.onSelect(editor)
      close()
    },
    [editor],
  )

  return (
    <LexicalTypeaheadMenuPlugin
      options={options}
      triggerFn={findQuery}
      onQueryChange={(found) => setQuery(found ?? '')}
      onSelectOption={choose}
      menuRenderFn={(anchor, { selectedIndex, selectOptionAndCleanUp, setHighlightedIndex }) =>
        anchor.current &&
        createPortal(
          <SlashList
            items={options.map(({ item }) => item)}
            query={query}
            selected={selectedIndex}
            onElement={(index, element) => options[index]?.setRefElement(element)}
            onHover={setHighlightedIndex}
            onChoose={(index) => {
              const option = options[index]
              if (option) selectOptionAndCleanUp(option)
            }}
          />,
          anchor.current,
        )
      }
    />
  )
}
