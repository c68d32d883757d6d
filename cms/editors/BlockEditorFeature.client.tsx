'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { setEditorViews } from '#blocks/core/blockNode.ts'
import { editorNodes } from '#blocks/registry/nodes.ts'
import type { BlockEditorClientOptions } from '#plugins/block-editor/blockEditor.feature.ts'
import { BlockBody } from '../editor/BlockBody.tsx'
import { BlockRulesPlugin } from '../editor/BlockRules.plugin.tsx'
import { PastedEmbedPlugin } from '../editor/clipboard/PastedEmbed.plugin.tsx'
import { BlockDragPlugin } from '../editor/drag/BlockDrag.plugin.tsx'
import { EditorServicesProvider } from '../editor/EditorServices.tsx'
import { EmptyLinePlugin } from '../editor/EmptyLine.plugin.tsx'
import { BlockErrorsPlugin } from '../editor/errors/BlockErrors.plugin.tsx'
import { BlockErrorsPanelPlugin } from '../editor/errors/BlockErrorsPanel.plugin.tsx'
import { FeaturedCaptionPlugin } from '../editor/FeaturedCaption.plugin.tsx'
import { FindPlugin } from '../editor/find/Find.plugin.tsx'
import { blockItems } from '../editor/insert/blockItems.ts'
import { InsertButtonsPlugin } from '../editor/insert/InsertButtons.plugin.tsx'
import { SlashMenuPlugin } from '../editor/insert/SlashMenu.plugin.tsx'
import { takeTextItems } from '../editor/insert/textItems.ts'
import type { InsertOptions } from '../editor/insert/useInsertItems.ts'
import { OutlinePlugin } from '../editor/outline/Outline.plugin.tsx'
import { PromotionHeadingsPlugin } from '../editor/PromotionHeadings.plugin.tsx'
import { EnterShortcutsPlugin } from '../editor/shortcuts/EnterShortcuts.plugin.tsx'
import { blockShortcuts, takeLineShortcuts } from '../editor/shortcuts/lineShortcuts.take.ts'
import { ExpiredPinsPlugin } from '../editor/slots/ExpiredPins.plugin.tsx'
import { SlotPostsPlugin } from '../editor/slots/SlotPosts.plugin.tsx'
import { TextLengthPlugin } from '../editor/TextLength.plugin.tsx'
import { BlockPathPlugin } from '../editor/toolbar/BlockPath.plugin.tsx'
import { BlockToolbarPlugin } from '../editor/toolbar/BlockToolbar.plugin.tsx'
import { frontPlugins } from '../fronts/frontPlugins.tsx'
import '@fontsource-variable/newsreader/index.css'
import '@fontsource-variable/newsreader/wght-italic.css'
import '../editor/editor.css'

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
