'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $isLinkNode, AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/client'
import {
  $getNodeByKey,
  $hasUpdateTag,
  COLLABORATION_TAG,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_NORMAL,
  isModifierMatch,
  KEY_DOWN_COMMAND,
  type LexicalEditor,
  mergeRegister,
  type NodeKey,
} from 'lexical'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import { LinkEditor } from '#blocks/core/LinkEditor.tsx'
import { safeHref } from '#blocks/core/safeHref.ts'
import { type LinkRelation, linkRelations } from '#contract/block.schema.ts'
import { onEditorChange } from '../../document/editorChanges.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import {
  $keepSafeLink,
  $linkTarget,
  $selectedLink,
  $setLink,
  type FoundLink,
  type LinkSettings,
  type LinkTarget,
} from './links.write.ts'
import { openLinkEditor } from './openLinkEditor.command.ts'
import { rectOfWords, useBelowWords } from './useBelowWords.ts'

// Shows each link with its own address. Payload's nodes (3.90.2) draw 'https://' for an address of the own site, and
// keep the address of an automatic link while its words are typed.
const showAddresses = (editor: LexicalEditor) =>
  mergeRegister(
    ...[LinkNode, AutoLinkNode].map((Node) =>
      editor.registerMutationListener(Node, (changes) => {
        editor.read(() => {
          for (const key of changes.keys()) {
            const node = $getNodeByKey(key)
            const url = $isLinkNode(node) ? node.getFields()?.url : undefined
            if (url && safeHref(url)) editor.getElementByKey(key)?.setAttribute('href', url)
          }
        })
      }),
    ),
  )

// Something in the window, and where its words are.
type Placed<Thing> = Thing & { words: DOMRect | null }

const placed = <Thing,>(editor: LexicalEditor, thing: Thing, key: NodeKey | null): Placed<Thing> => ({
  ...thing,
  words: rectOfWords(editor, key),
})

function useSelectedLink(editor: LexicalEditor): Placed<FoundLink> | null {
  const [link, setLink] = useState<Placed<FoundLink> | null>(null)
  useEffect(
    () =>
      onEditorChange(editor, ({ state }) => {
        const found = state.read($selectedLink)
        setLink(found && placed(editor, found, found.key))
      }),
    [editor],
  )
  return link
}

/** Renders the link editor of text: below the words, as the one of blocks is below its button. */
export function TextLinkPlugin({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  const link = useSelectedLink(editor)
  const [target, setTarget] = useState<Placed<LinkTarget> | null>(null)
  const isShown = editor.isEditable() && (target !== null || link !== null)
  const { element, style } = useBelowWords(anchorElem, (target ?? link)?.words ?? null)

  useEffect(
    () =>
      mergeRegister(
        showAddresses(editor),
        editor.registerNodeTransform(LinkNode, (node) => {
          if (!$hasUpdateTag(COLLABORATION_TAG)) $keepSafeLink(node)
        }),
        editor.registerCommand(
          openLinkEditor,
          () => {
            const found = $linkTarget()
            setTarget(found && placed(editor, found, found.link?.key ?? null))
            return true
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => {
            if (event.key !== 'k' || !isModifierMatch(event, { ctrlKey: true })) return false
            if (!$linkTarget()) return false
            event.preventDefault()
            return editor.dispatchCommand(openLinkEditor, undefined)
          },
          COMMAND_PRIORITY_NORMAL,
        ),
      ),
    [editor],
  )

  if (!isShown) return null
  const leave = () => {
    setTarget(null)
    editor.focus()
  }
  return createPortal(
    <div ref={element} style={style} className="block-toolbar text-link" role="dialog" aria-label="Link">
      {target ? (
        <LinkForm
          target={target}
          onLeave={leave}
          onApply={(settings) => {
            editor.update(() => $setLink(target, settings), { tag: undoBoundaryTag })
            leave()
          }}
        />
      ) : (
        link && (
          <>
            <a href={link.url} target="_blank" rel="noopener noreferrer">
              {link.url}
            </a>
            <ToolButton label="Edit Link" onClick={() => editor.dispatchCommand(openLinkEditor, undefined)} />
          </>
        )
      )}
    </div>,
    anchorElem,
  )
}

interface LinkFormProps {
  target: LinkTarget
  onApply(settings: LinkSettings): void
  onLeave(): void
}

const relationLabels: Record<LinkRelation, string> = {
  sponsored: 'Paid for (sponsored)',
  nofollow: 'Not endorsed (nofollow)',
  ugc: 'Written by readers (ugc)',
}

function LinkForm({ target, onApply, onLeave }: LinkFormProps) {
  const { url = '', isNewTab: wasNewTab = false, rel: before = [] } = target.link ?? {}
  const [isNewTab, setIsNewTab] = useState(wasNewTab)
  const [rel, setRel] = useState<readonly LinkRelation[]>(before)
  const toggle = (relation: LinkRelation) =>
    setRel(linkRelations.filter((one) => (one === relation) !== rel.includes(one)))
  return (
    <LinkEditor value={url} onApply={(applied) => onApply({ url: applied, isNewTab, rel })} onLeave={onLeave}>
      <label className="text-link-tab">
        <input type="checkbox" checked={isNewTab} onChange={(event) => setIsNewTab(event.target.checked)} />
        Open in new tab
      </label>
      <details className="text-link-more" open={before.length > 0}>
        <summary>For search engines</summary>
        {linkRelations.map((relation) => (
          <label key={relation} className="text-link-tab">
            <input type="checkbox" checked={rel.includes(relation)} onChange={() => toggle(relation)} />
            {relationLabels[relation]}
          </label>
        ))}
      </details>
    </LinkEditor>
  )
}
