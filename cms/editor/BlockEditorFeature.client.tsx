'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { setEditorViews } from '#blocks/core/node.factory.ts'
import { editorNodes } from '#blocks/registry/nodes.ts'
import type { BlockEditorClientOptions } from '#plugins/block-editor/blockEditor.feature.ts'
import { frontPlugins } from '../fronts/frontPlugins.tsx'
import { BlockBody } from './BlockBody.tsx'
import { BlockRulesPlugin } from './BlockRules.plugin.tsx'
import { PastedEmbedPlugin } from './clipboard/PastedEmbed.plugin.tsx'
import { BlockDragPlugin } from './drag/BlockDrag.plugin.tsx'
import { EditorServicesProvider } from './EditorServices.tsx'
import { EmptyLinePlugin } from './EmptyLine.plugin.tsx'
import { BlockErrorsPlugin } from './errors/BlockErrors.plugin.tsx'
import { BlockErrorsPanelPlugin } from './errors/BlockErrorsPanel.plugin.tsx'
import { FeaturedCaptionPlugin } from './FeaturedCaption.plugin.tsx'
import { FindPlugin } from './find/Find.plugin.tsx'
import { blockItems } from './insert/blockItems.ts'
import { InsertButtonsPlugin } from './insert/InsertButtons.plugin.tsx'
import { SlashMenuPlugin } from './insert/SlashMenu.plugin.tsx'
import { takeTextItems } from './insert/textItems.ts'
import type { InsertOptions } from './insert/useInsertItems.ts'
import { OutlinePlugin } from './outline/Outline.plugin.tsx'
import { PromotionHeadingsPlugin } from './PromotionHeadings.plugin.tsx'
import { EnterShortcutsPlugin } from './shortcuts/EnterShortcuts.plugin.tsx'
import { blockShortcuts, takeLineShortcuts } from './shortcuts/lineShortcuts.take.ts'
import { ExpiredPinsPlugin } from './slots/ExpiredPins.plugin.tsx'
import { SlotPostsPlugin } from './slots/SlotPosts.plugin.tsx'
import { TextLengthPlugin } from './TextLength.plugin.tsx'
import { BlockPathPlugin } from './toolbar/BlockPath.plugin.tsx'
import { BlockToolbarPlugin } from './toolbar/BlockToolbar.plugin.tsx'
import '@fontsource-variable/newsreader/index.css'
import '@fontsource-variable/newsreader/wght-italic.css'
import './editor.css'

setEditorViews((node) => <BlockBody nodeKey={node.getKey()} />)

/** The client half of the block editor: nodes with faces, toolbars, rules, and the slash menu. */
export const BlockEditorFeatureClient = createClientFeature<
  BlockEditorClientOptions,
  BlockEditorClientOptions & InsertOptions
>(({ props, resolvedFeatures }) => {
  const options = { textItems: takeTextItems(resolvedFeatures), blockItems: blockItems(props.documentType) }
  takeLineShortcuts(resolvedFeatures)
  return {
    sanitizedClientFeatureProps: { ...props, ...options },
    markdownTransformers: blockShortcuts,
    nodes: editorNodes,
    plugins: [
      { Component: BlockRulesPlugin, position: 'normal' },
      { Component: SlashMenuPlugin, position: 'normal' },
      { Component: EnterShortcutsPlugin, position: 'normal' },
      { Component: PastedEmbedPlugin, position: 'normal' },
      { Component: InsertButtonsPlugin, position: 'floatingAnchorElem' },
      { Component: BlockDragPlugin, position: 'floatingAnchorElem' },
      { Component: BlockToolbarPlugin, position: 'floatingAnchorElem' },
      { Component: FindPlugin, position: 'normal' },
      { Component: OutlinePlugin, position: 'normal' },
      { Component: SlotPostsPlugin, position: 'normal' },
      { Component: PromotionHeadingsPlugin, position: 'normal' },
      { Component: EmptyLinePlugin, position: 'normal' },
      { Component: FeaturedCaptionPlugin, position: 'normal' },
      { Component: ExpiredPinsPlugin, position: 'normal' },
      { Component: BlockErrorsPlugin, position: 'floatingAnchorElem' },
      ...frontPlugins,
      { Component: BlockErrorsPanelPlugin, position: 'belowContainer' },
      { Component: BlockPathPlugin, position: 'belowContainer' },
      { Component: TextLengthPlugin, position: 'belowContainer' },
    ],
    providers: [EditorServicesProvider],
  }
})
