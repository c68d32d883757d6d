'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { LexicalTypeaheadMenuPlugin, MenuOption, type MenuTextMatch } from '@lexical/react/LexicalTypeaheadMenuPlugin'
import type { PluginComponent } from '@payloadcms/richtext-lexical'
import { useAuth } from '@payloadcms/ui'
import { $getSelection, $isRangeSelection, type LexicalEditor, type TextNode } from 'lexical'
import { useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { $blockAround } from '#blocks/core/blockNode.ts'
import { type InsertItem, matchingItems } from './insertItems.ts'
import { recordRecentItem } from './recentItems.ts'
import { SlashList } from './SlashList.tsx'
import { slashQueryIn } from './slashQuery.ts'
import { type InsertOptions, useInsertItems } from './useInsertItems.ts'

class SlashOption extends MenuOption {
  constructor(readonly item: InsertItem) {
    super(item.key)
  }
}

// A slash in code is code.
const isInCode = (editor: LexicalEditor): boolean =>
  editor.getEditorState().read(() => {
    const selection = $getSelection()
    const block = $isRangeSelection(selection) ? $blockAround(selection.anchor.getNode()) : null
    return block?.getDefinition().type === 'code'
  })

/**
 * Renders the menu that a slash opens: text first, then the blocks, and what a query finds in the order of how well it
 * fits.
 */
export const SlashMenuPlugin: PluginComponent<InsertOptions> = ({ clientProps }) => {
  const [editor] = useLexicalComposerContext()
  const userId = useAuth().user?.id ?? ''
  const [query, setQuery] = useState('')
  const items = useInsertItems(clientProps)
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
      recordRecentItem(userId, item.key)
      close()
    },
    [editor, userId],
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
