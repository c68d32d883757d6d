'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useConfig } from '@payloadcms/ui'
import {
  $getNodeByKey,
  $getSelection,
  $isParagraphNode,
  $onUpdate,
  COMMAND_PRIORITY_CRITICAL,
  type LexicalEditor,
  type NodeKey,
  PASTE_COMMAND,
} from 'lexical'
import { useEffect } from 'react'
import { $createBlock, hasBlock } from '#blocks/registry/nodes.ts'
import { embedOf } from '#blocks/social-embed/socialEmbedLookUp.ts'
import { findEmbed } from '../../api/findEmbed.ts'
import { $emptyLineAtCaret } from '../insert/insertPlace.command.ts'
import { $enterBlock } from '../insertBlock.command.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import { isAddress } from './pastedContent.read.ts'

// The list of providers is large: it is loaded when an address is pasted.
async function isOfProvider(address: string): Promise<boolean> {
  const { endpointFor, knownProviders } = await import('#plugins/embeds/oembed/oembedProviders.ts')
  return endpointFor(knownProviders(), new URL(address)) !== null
}

// Replaces a line that still holds only the address by what its provider has at it, as one step of undo.
async function embedLine(editor: LexicalEditor, api: string, lineKey: NodeKey, address: string): Promise<void> {
  if (!(await isOfProvider(address))) return
  const found = await embedOf(() => findEmbed(api, address))
  if ('error' in found) return
  editor.update(
    () => {
      const line = $getNodeByKey(lineKey)
      if (!$isParagraphNode(line) || line.getTextContent() !== address) return
      const isCaretIn = $getSelection()
        ?.getNodes()
        .some((node) => node.is(line) || line.isParentOf(node))
      const block = $createBlock('social-embed', found.embed)
      line.replace(block)
      if (isCaretIn) $enterBlock(block)
    },
    { tag: undoBoundaryTag },
  )
}

/** Makes an embed of the address of a post or a film that is pasted into an empty line. The address is text until then. */
export function PastedEmbedPlugin() {
  const [editor] = useLexicalComposerContext()
  const { api } = useConfig().config.routes
  useEffect(
    () =>
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          const data = event instanceof ClipboardEvent ? event.clipboardData : null
          const address = data?.getData('text/plain').trim() ?? ''
          const lineKey = $emptyLineAtCaret()
          if (lineKey !== null && isAddress(address) && URL.canParse(address) && hasBlock(editor, 'social-embed')) {
            $onUpdate(() => void embedLine(editor, api, lineKey, address))
          }
          return false
        },
        COMMAND_PRIORITY_CRITICAL,
      ),
    [editor, api],
  )
  return null
}
