'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { provideFaces } from '#blocks/core/node.factory.ts'
import { SettingsIcon } from '#blocks/core/toolIcons.tsx'
import { blockGroups } from '#blocks/registry/blockGroups.ts'
import { isListed } from '#blocks/registry/documentTypes.ts'
import { faces } from '#blocks/registry/faces.ts'
import { editorNodes } from '#blocks/registry/nodes.ts'
import { schemas } from '#blocks/registry/schemas.ts'
import type { BlockEditorClientOptions } from '#plugins/block-editor/blockEditor.feature.ts'
import { BlockBody } from './BlockBody.tsx'
import { BlockChromePlugin } from './BlockChrome.plugin.tsx'
import { BlockRulesPlugin } from './BlockRules.plugin.tsx'
import { BlockDragPlugin } from './drag/BlockDrag.plugin.tsx'
import { EditorServicesProvider } from './EditorServices.tsx'
import { EmptyLinePlugin } from './EmptyLine.plugin.tsx'
import { BlockErrorsPlugin } from './errors/BlockErrors.plugin.tsx'
import { BlockErrorsPanelPlugin } from './errors/BlockErrorsPanel.plugin.tsx'
import { FeaturedCaptionPlugin } from './FeaturedCaption.plugin.tsx'
import { $insertBlock } from './insertBlock.command.ts'
import { ownStepTag } from './ownStep.tag.ts'
import { PromotionHeadingsPlugin } from './PromotionHeadings.plugin.tsx'
import { ExpiredPinsPlugin } from './slots/ExpiredPins.plugin.tsx'
import { SlotPostsPlugin } from './slots/SlotPosts.plugin.tsx'
import { TextLengthPlugin } from './TextLength.plugin.tsx'
import { TextSettingsPlugin } from './TextSettings.plugin.tsx'
import { openTextSettings } from './textSettings.command.ts'
import '@fontsource-variable/newsreader/index.css'
import '@fontsource-variable/newsreader/wght-italic.css'
import './editor.css'

provideFaces((node) => <BlockBody nodeKey={node.getKey()} />)

/** The client half of the block editor: nodes with faces, toolbars, rules, and the slash menu's items. */
export const BlockEditorFeatureClient = createClientFeature<BlockEditorClientOptions>(({ props }) => ({
  sanitizedClientFeatureProps: props,
  nodes: editorNodes,
  plugins: [
    { Component: BlockRulesPlugin, position: 'normal' },
    { Component: BlockDragPlugin, position: 'floatingAnchorElem' },
    { Component: BlockChromePlugin, position: 'floatingAnchorElem' },
    { Component: TextSettingsPlugin, position: 'floatingAnchorElem' },
    { Component: SlotPostsPlugin, position: 'normal' },
    { Component: PromotionHeadingsPlugin, position: 'normal' },
    { Component: EmptyLinePlugin, position: 'normal' },
    { Component: FeaturedCaptionPlugin, position: 'normal' },
    { Component: ExpiredPinsPlugin, position: 'normal' },
    { Component: BlockErrorsPlugin, position: 'floatingAnchorElem' },
    { Component: BlockErrorsPanelPlugin, position: 'belowContainer' },
    { Component: TextLengthPlugin, position: 'belowContainer' },
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
    groups: Object.entries(blockGroups).map(([label, types]) => ({
      key: label,
      label,
      items: types
        .filter((type) => isListed(type, props.documentType))
        .map((type) => ({
          key: type,
          label: schemas[type].title,
          keywords: faces[type].keywords,
          Icon: faces[type].Icon,
          onSelect: ({ editor }) => editor.update(() => $insertBlock(type), { tag: ownStepTag }),
        })),
    })),
  },
}))
