'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import type { TextToolsClientOptions } from '#plugins/block-editor/textTools.feature.ts'
import { DekLengthPlugin } from './DekLength.plugin.tsx'
import { TextLinkPlugin } from './TextLink.plugin.tsx'
import { takeTextTools } from './textTools.take.tsx'
import './textTools.css'

/** The client half of the tools of text. */
export const TextToolsFeatureClient = createClientFeature<TextToolsClientOptions>(({ props, resolvedFeatures }) => {
  const hasLinks = resolvedFeatures.has('link')
  takeTextTools(resolvedFeatures)
  return {
    sanitizedClientFeatureProps: props,
    plugins: [
      ...(hasLinks ? [{ Component: TextLinkPlugin, position: 'floatingAnchorElem' as const }] : []),
      ...(props.isDek ? [{ Component: DekLengthPlugin, position: 'belowContainer' as const }] : []),
    ],
  }
})
