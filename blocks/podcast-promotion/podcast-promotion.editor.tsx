'use client'

import { useState } from 'react'
import { ToolButton, ToolToggle } from '../core/BlockTools.tsx'
import type { BlockFace, FaceProps, LibraryDocument } from '../core/editor.types.ts'
import { PodcastIcon } from '../core/icons.tsx'
import { $addEpisode, $setShow, maxPromotedEpisodes } from './podcast-promotion.commands.ts'

type Face = FaceProps<'podcast-promotion'>

async function addPost({ services, edit, props }: Face) {
  const chosen = await services.pickPost({ purpose: 'episode', showId: props.showSectionId })
  if (chosen) edit((node) => $addEpisode(node, chosen.id))
}

/** The show that is promoted: chosen first, and kept with 'Save'. */
function ShowChoice({ props, services, edit }: Face) {
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState<Pick<LibraryDocument, 'id' | 'title'> | null>(null)
  const current = props.showSectionId ? services.findDocument('shows', props.showSectionId) : null
  const choose = async () => {
    const chosen = await services.pickDocument('shows', draft?.id)
    if (chosen) setDraft(chosen)
  }
  return (
    <span className="block-tool-link">
      <ToolButton
        label={`Listen to ${current?.title ?? 'all podcasts'}`}
        isPressed={isOpen}
        onClick={() => {
          setDraft(current ?? null)
          setIsOpen(!isOpen)
        }}
      />
      {isOpen && (
        <div className="block-tool-popover autofill" role="dialog" aria-label="Select Show">
          <p>{draft?.title ?? 'All podcasts'}</p>
          <div className="autofill-list">
            <ToolButton label="Select Show" onClick={() => void choose()} />
            {draft && <ToolButton label="All podcasts" onClick={() => setDraft(null)} />}
          </div>
          <div className="autofill-actions">
            <ToolButton label="Cancel" onClick={() => setIsOpen(false)} />
            <ToolButton
              label="Save"
              onClick={() => {
                edit((node) => $setShow(node, draft?.id ?? null))
                setIsOpen(false)
              }}
            />
          </div>
        </div>
      )}
    </span>
  )
}

function PodcastPromotionToolbar(face: Face) {
  const { props, update, childCount } = face
  return (
    <>
      <ShowChoice {...face} />
      <ToolButton
        label="+ Add Post"
        isDisabled={childCount >= maxPromotedEpisodes}
        onClick={() => void addPost(face)}
      />
      <ToolToggle label="Autofill" value={props.hasAutofill} onChange={(hasAutofill) => update({ hasAutofill })} />
    </>
  )
}

export const podcastPromotionFace: BlockFace<'podcast-promotion'> = {
  Icon: PodcastIcon,
  keywords: ['listen', 'episode', 'show', 'audio'],
  isInsertable: true,
  Toolbar: PodcastPromotionToolbar,
}
