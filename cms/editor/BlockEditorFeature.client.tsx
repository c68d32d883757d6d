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
import { type SlashMenuItems, SlashMenuPlugin } from './slash/SlashMenu.plugin.tsx'
import type { SlashItem } from './slash/slashItems.ts'
import { takeTextItems } from './slash/textItems.ts'
import { ExpiredPinsPlugin } from './slots/ExpiredPins.plugin.tsx'
import { SlotPostsPlugin } from './slots/SlotPosts.plugin.tsx'
import { TextLengthPlugin } from './TextLength.plugin.tsx'
import { TextSettingsPlugin } from './TextSettings.plugin.tsx'
import { openTextSettings } from './textSettings.command.ts'
import '@fontsource-variable/newsreader/index.css'
import '@fontsource-variable/newsreader/wght-italic.css'
import './editor.css'

provideFaces((node) => <BlockBody nodeKey={node.getKey()} />)

/** The slash menu's items for the blocks that a kind of document may hold, in their groups. */
const blockItems = (documentType: BlockEditorClientOptions['documentType']): SlashItem[] =>
  Object.entries(blockGroups).flatMap(([group, types]) =>
    types
      .filter((type) => isListed(type, documentType))
      .map((type) => ({
        key: type,
        label: schemas[type].title,
        keywords: faces[type].keywords,
        group,
        Icon: faces[type].Icon,
        onSelect: (editor) => editor.update(() => $insertBlock(type), { tag: ownStepTag }),
      })),
  )

/** The client half of the block editor: nodes with faces, toolbars, rules, and the slash menu. */
export const BlockEditorFeatureClient = createClientFeature<
  BlockEditorClientOptions,
  BlockEditorClientOptions & SlashMenuItems
>(({ props, resolvedFeatures }) => {
  const slashItems = { textItems: takeTextItems(resolvedFeatures), blockItems: blockItems(props.documentType) }
  return {
    sanitizedClientFeatureProps: { ...props, ...slashItems },
    nodes: editorNodes,
    plugins: [
      { Component: BlockRulesPlugin, position: 'normal' },
      { Component: SlashMenuPlugin, position: 'normal' },
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
  }
})
