'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { ClipboardPlugin } from './clipboard/Clipboard.plugin.tsx'
import { SharedTextPlugin } from './SharedText.plugin.tsx'

/** The client half of a text that several people write at once. */
export const SharedTextFeatureClient = createClientFeature({
  plugins: [
    { Component: SharedTextPlugin, position: 'normal' },
    { Component: ClipboardPlugin, position: 'belowContainer' },
  ],
})
