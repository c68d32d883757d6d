'use client'

import { useId, useState } from 'react'
import { ToolButton, ToolToggle } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { AddEpisode } from '../podcast-promotion-item/AddEpisode.tsx'
import { $setShow } from './podcast-promotion.commands.ts'
import type { podcastPromotion } from './podcast-promotion.schema.ts'
import { promotionTitle } from './podcastPromotionTitle.ts'

type ViewProps = EditorViewProps<typeof podcastPromotion>

interface ShowListProps {
  services: ViewProps['services']
  chosen: string | null
  onChoose(id: string | null): void
}

function ShowList({ services, chosen, onChoose }: ShowListProps) {
  const name = useId()
  const shows = services.findShows()
  if (shows === null) return <p role="alert">The shows could not be read.</p>
  return (
    <div className="show-list" role="radiogroup" aria-label="Select Show" aria-busy={shows === undefined}>
      {[{ id: null, name: 'All podcasts' }, ...(shows ?? [])].map((show) => (
        <label key={show.id}>
          <input type="radio" name={name} checked={show.id === chosen} onChange={() => onChoose(show.id)} />
          {show.name}
        </label>
      ))}
    </div>
  )
}

// The show that is promoted: chosen first, and kept with 'Save'.
function ShowChoice({ props, services, edit }: ViewProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const current = props.showSectionId ? services.findDocument('shows', props.showSectionId) : null
  return (
    <span className="block-tool-link">
      <ToolButton
        label={promotionTitle(current?.title ?? null, services.brand)}
        isPressed={isOpen}
        onClick={() => {
          setDraft(props.showSectionId ?? null)
          setIsOpen(!isOpen)
        }}
      />
      {isOpen && (
        <div className="block-tool-popover autofill" role="dialog" aria-label="Select Show">
          <ShowList services={services} chosen={draft} onChoose={setDraft} />
          <div className="autofill-actions">
            <ToolButton label="Cancel" onClick={() => setIsOpen(false)} />
            <ToolButton
              label="Save"
              onClick={() => {
                edit((node) => $setShow(node, draft))
                setIsOpen(false)
              }}
            />
          </div>
        </div>
      )}
    </span>
  )
}

function PodcastPromotionToolbar(view: ViewProps) {
  const { props, update, childCount, services, edit } = view
  return (
    <>
      <ShowChoice {...view} />
      <AddEpisode services={services} edit={edit} showId={props.showSectionId ?? null} count={childCount} />
      <ToolToggle label="Autofill" value={props.hasAutofill} onChange={(hasAutofill) => update({ hasAutofill })} />
    </>
  )
}

export const podcastPromotionEditorView: BlockEditorView<typeof podcastPromotion> = {
  Icon: PodcastIcon,
  keywords: ['listen', 'episode', 'show', 'audio'],
  isInsertable: true,
  Toolbar: PodcastPromotionToolbar,
}
