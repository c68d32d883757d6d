'use client'

import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client'
import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import { schemas } from '#blocks/registry/schemas.ts'
import type { InsertItem } from './insertItems.ts'
import type { TextItem } from './textItems.ts'

/** The items that an editor offers, in the order of the menu. */
export interface InsertOptions {
  textItems: readonly TextItem[]
  blockItems: readonly InsertItem[]
}

// The group of the items that are used most; they are in no other group.
const commonGroup = 'Common'
const commonTexts = ['paragraph', 'heading-2', 'heading-3', 'unorderedList', 'orderedList', 'blockquote']
const commonBlocks = ['image']

/** Returns all items with their labels in the user's language: the common ones first, then texts, then blocks. */
export function useInsertItems({ textItems, blockItems }: InsertOptions): readonly InsertItem[] {
  const { i18n } = useTranslation<object, string>()
  const { featureClientSchemaMap, schemaPath } = useEditorConfigContext().fieldProps
  return useMemo(() => {
    const texts = textItems.map(
      ({ key, type, keywords = [], label = key, Icon, onSelect }): InsertItem => ({
        key,
        type,
        keywords,
        label: typeof label === 'string' ? label : label({ featureClientSchemaMap, i18n, schemaPath }),
        description: schemas[type].description,
        aliases: schemas[type].aliases,
        group: commonTexts.includes(key) ? commonGroup : 'Text',
        Icon,
        onSelect: (editor) => onSelect({ editor, queryString: '' }),
      }),
    )
    const blocks = blockItems.map((item) => (commonBlocks.includes(item.key) ? { ...item, group: commonGroup } : item))
    const isCommon = ({ group }: InsertItem) => group === commonGroup
    const all = [...texts, ...blocks]
    return [...all.filter(isCommon), ...all.filter((item) => !isCommon(item))]
  }, [textItems, blockItems, featureClientSchemaMap, i18n, schemaPath])
}
