'use client'

import type { ComponentType } from 'react'
import type { BlockEditorClientOptions } from '#plugins/block-editor/blockEditor.feature.ts'
import { FrontCardsPlugin } from './cards/FrontCards.plugin.tsx'
import { StoryMovingPlugin } from './moving/StoryMoving.plugin.tsx'
import { FrontPanelPlugin } from './panel/FrontPanel.plugin.tsx'
import { RowButtonsPlugin } from './RowButtons.plugin.tsx'
import { SectionRowButtonsPlugin } from './SectionRowButtons.plugin.tsx'
import { SlotKeysPlugin } from './SlotKeys.plugin.tsx'
import './frontRows.css'
import './storyCard.css'

interface FrontPluginProps {
  clientProps: BlockEditorClientOptions
}

// Returns a plugin of the editor that is there in front pages only.
const forFronts = <Props extends object>(Plugin: ComponentType<Props>) =>
  function FrontPlugin(props: Props & FrontPluginProps) {
    return props.clientProps.documentType === 'front' ? <Plugin {...props} /> : null
  }

/** The plugins of the editor that only front pages have. */
export const frontPlugins = [
  { Component: forFronts(SlotKeysPlugin), position: 'normal' },
  { Component: forFronts(StoryMovingPlugin), position: 'normal' },
  { Component: forFronts(FrontCardsPlugin), position: 'normal' },
  { Component: forFronts(FrontPanelPlugin), position: 'normal' },
  { Component: forFronts(SectionRowButtonsPlugin), position: 'floatingAnchorElem' },
  { Component: forFronts(RowButtonsPlugin), position: 'belowContainer' },
] as const
