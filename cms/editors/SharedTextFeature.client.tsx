'use client'

import { createClientFeature } from '@payloadcms/richtext-lexical/client'
import { beginCommentCommand } from '../comments/comment.command.ts'
import { CommentIcon } from '../comments/comments.icons.tsx'
import { ClipboardPlugin } from '../editor/clipboard/Clipboard.plugin.tsx'
import { KeptCaretPlugin } from '../editor/KeptCaret.plugin.tsx'
import { SharedTextPlugin } from '../editor/SharedText.plugin.tsx'
import { TextLanguagePlugin } from '../editor/TextLanguage.plugin.tsx'
import { TextNamePlugin } from '../editor/TextName.plugin.tsx'

/** The client half of a text that several people write at once. */
export const SharedTextFeatureClient = createClientFeature({
  plugins: [
    { Component: TextNamePlugin, position: 'normal' },
    { Component: TextLanguagePlugin, position: 'normal' },
    { Component: KeptCaretPlugin, position: 'normal' },
    { Component: SharedTextPlugin, position: 'normal' },
    { Component: ClipboardPlugin, position: 'belowContainer' },
  ],
  toolbarInline: {
    groups: [
      {
        type: 'buttons',
        key: 'comment',
        order: 90,
        items: [
          {
            key: 'comment',
            label: 'Comment',
            ChildComponent: CommentIcon,
            onSelect: ({ editor }) => void editor.dispatchCommand(beginCommentCommand, undefined),
          },
        ],
      },
    ],
  },
})
