'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { SettingsIcon } from '#blocks/core/icons.tsx'
import { provideFaces } from '#blocks/core/node.factory.ts'
import { isOffered } from '#blocks/registry/documentTypes.ts'
import { faces } from '#blocks/registry/faces.ts'
import { editorNodes } from '#blocks/registry/nodes.ts'
import { type BlockType, schemas } from '#blocks/registry/schemas.ts'
import type { BlockEditorClientOptions } from '#plugins/block-editor/blockEditor.feature.ts'
import { BlockBody } from './BlockBody.tsx'
import { BlockChromePlugin } from './BlockChrome.plugin.tsx'
import { BlockRulesPlugin } from './BlockRules.plugin.tsx'
import { BlockDragPlugin } from './drag/BlockDrag.plugin.tsx'
import { EditorServicesProvider } from './EditorServices.tsx'
import { BlockErrorsPlugin } from './errors/BlockErrors.plugin.tsx'
import { BlockErrorsPanelPlugin } from './errors/BlockErrorsPanel.plugin.tsx'
import { $insertBlock } from './insertBlock.command.ts'
import { TextSettingsPlugin } from './TextSettings.plugin.tsx'
import { openTextSettings } from './textSettings.command.ts'
import '@fontsource-variable/newsreader/index.css'
import '@fontsource-variable/newsreader/wght-italic.css'
import './editor.css'

provideFaces((node) => <BlockBody nodeKey={node.getKey()} />)

const insertable = Object.entries(faces).filter(([, face]) => face.isInsertable) as [
  BlockType,
  (typeof faces)[keyof typeof faces],
][]

/** The client half of the block editor: nodes with faces, toolbars, rules, and the slash menu's items. */
export const BlockEditorFeatureClient = createClientFeature<BlockEditorClientOptions>(({ props }) => ({
  sanitizedClientFeatureProps: props,
  nodes: editorNodes,
  plugins: [
    { Component: BlockRulesPlugin, position: 'normal' },
    { Component: BlockDragPlugin, position: 'floatingAnchorElem' },
    { Component: BlockChromePlugin, position: 'floatingAnchorElem' },
    { Component: TextSettingsPlugin, position: 'floatingAnchorElem' },
    { Component: BlockErrorsPlugin, position: 'floatingAnchorElem' },
    { Component: BlockErrorsPanelPlugin, position: 'belowContainer' },
  ],
  providers: [EditorServicesProvider],
  toolbarInline: {
    groups: [
      {
        type: 'buttons',
        key: 'textSettings',
        order: 100,
        items: [
          {
            key: 'textSettings',
            label: 'Settings',
            ChildComponent: SettingsIcon,
            onSelect: ({ editor }) => void editor.dispatchCommand(openTextSettings, undefined),
          },
        ],
      },
    ],
  },
  slashMenu: {
    groups: [
      {
        key: 'blocks',
        label: 'Blocks',
        items: insertable
          .filter(([type]) => isOffered(type, props.documentType))
          .map(([type, { Icon, keywords }]) => ({
            key: type,
            label: schemas[type].title,
            keywords,
            Icon,
            onSelect: ({ editor }) => editor.update(() => $insertBlock(type)),
          })),
      },
    ],
  },
}))
