'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { $isAutoLinkNode, AutoLinkNode, LinkNode } from '@payloadcms/richtext-lexical/client'
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
} from 'lexical'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import { LinkEditor } from '#blocks/core/LinkEditor.tsx'
import { safeHref } from '#blocks/core/safeHref.ts'
import { ownStepTag } from '../ownStep.tag.ts'
import { $keepSafeLink, $linkTarget, $selectedLink, $setLink, type FoundLink, type LinkTarget } from './links.write.ts'
import { openLinkEditor } from './openLinkEditor.command.ts'
import { useBelowSelection } from './useBelowSelection.ts'

/** An automatic link changes its address while its words are typed; Payload's node does not see that it does (3.90.2). */
const showAutoLinks = (editor: LexicalEditor) =>
  editor.registerMutationListener(AutoLinkNode, (changes) => {
    editor.read(() => {
      for (const key of changes.keys()) {
        const node = $getNodeByKey(key)
        const url = $isAutoLinkNode(node) ? node.getFields()?.url : undefined
        if (url && safeHref(url)) editor.getElementByKey(key)?.setAttribute('href', url)
      }
    })
  })

/** The link that the caret is in, as long as the editor has the keyboard. */
function useSelectedLink(editor: LexicalEditor): FoundLink | null {
  const [link, setLink] = useState<FoundLink | null>(null)
  useEffect(
    () => editor.registerUpdateListener(({ editorState }) => setLink(editorState.read($selectedLink))),
    [editor],
  )
  return link
}

/** The link editor of text: below the words, as the one of blocks is below its button. */
export function TextLinkPlugin({ anchorElem }: { anchorElem: HTMLElement }) {
  const [editor] = useLexicalComposerContext()
  const link = useSelectedLink(editor)
  const [target, setTarget] = useState<LinkTarget | null>(null)
  const isShown = editor.isEditable() && (target !== null || link !== null)
  const popover = useBelowSelection(editor, anchorElem, isShown, target?.link?.key ?? link?.key ?? null)

  useEffect(
    () =>
      mergeRegister(
        showAutoLinks(editor),
        editor.registerNodeTransform(LinkNode, (node) => {
          if (!$hasUpdateTag(COLLABORATION_TAG)) $keepSafeLink(node)
        }),
        editor.registerCommand(
          openLinkEditor,
          () => {
            setTarget($linkTarget())
            return true
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => {
            if (event.key !== 'k' || !isModifierMatch(event, { ctrlKey: true })) return false
            const found = $linkTarget()
            if (!found) return false
            event.preventDefault()
            setTarget(found)
            return true
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
    <div ref={popover} className="block-toolbar text-link" role="dialog" aria-label="Link">
      {target ? (
        <LinkForm
          target={target}
          onLeave={leave}
          onApply={(url, isNewTab) => {
            editor.update(() => $setLink(target, url, isNewTab), { tag: ownStepTag })
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
  onApply(url: string, isNewTab: boolean): void
  onLeave(): void
}

function LinkForm({ target, onApply, onLeave }: LinkFormProps) {
  const [isNewTab, setIsNewTab] = useState(target.link?.isNewTab ?? false)
  return (
    <LinkEditor value={target.link?.url ?? ''} onApply={(url) => onApply(url, isNewTab)} onLeave={onLeave}>
      <label className="text-link-tab">
        <input type="checkbox" checked={isNewTab} onChange={(event) => setIsNewTab(event.target.checked)} />
        Open in new tab
      </label>
    </LinkEditor>
  )
}
