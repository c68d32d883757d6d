'use client'

import { $getEditor } from 'lexical'
import { ToolButton } from '../core/BlockTools.tsx'
import { SlotIcon } from '../core/blockIcons.tsx'
import { holdingPin, type Pin } from '../core/collectionQuery.schema.ts'
import type { BlockEditorView, EditorViewProps, LibraryPost, SlotCard } from '../core/editor.types.ts'
import { PinnedHeadline } from '../core/PinnedHeadline.tsx'
import { PinTools } from '../core/PinTools.tsx'
import { ReaderLook } from '../core/ReaderLook.tsx'
import { $selectBlock } from '../core/selectBlock.command.ts'
import { EditorTeaser } from '../core/teaser/EditorTeaser.tsx'
import { ClockIcon, DownIcon, PinIcon, UpIcon } from '../core/toolIcons.tsx'
import { formatMoment } from '../core/zonedTime.ts'
import { $slotBeside, keepStoryCommand, moveStoryCommand } from './homepage-slot.command.ts'
import type { homepageSlot } from './homepage-slot.schema.ts'

type SlotViewProps = EditorViewProps<typeof homepageSlot>

/** Returns the pin of a post: it has the post's own headline until a curator writes another one. */
export function pinOf({ id }: Pick<LibraryPost, 'id'>): Pin {
  return { id, headline: '', until: null }
}

// Shows what is pinned, and until when (docs/spec/newsroom.md#slots).
function PinSign({ pinned, timeZone }: { pinned: Pin | null; timeZone: string }) {
  const words = !pinned
    ? 'This post is autofilled'
    : pinned.until
      ? `This post is pinned and scheduled to unpin at ${formatMoment(new Date(pinned.until), timeZone)}`
      : 'This post is pinned'
  return (
    <span className="story-card__pin" role="img" aria-label={words} title={words}>
      <PinIcon isIn={pinned !== null} />
      {pinned?.until && <ClockIcon />}
    </span>
  )
}

const unknownCard: SlotCard = { rank: 'second', isUnderHeading: false, notes: [] }

// The story that readers find in a slot, drawn as they get it; below it, whether it is pinned there.
function HomepageSlotBody(view: SlotViewProps) {
  const { props, services, isEditable, update, filledPost, teasers, card = unknownCard } = view
  const pinned = holdingPin(props.pinned, new Date())
  const shown = filledPost === undefined && pinned ? pinned.id : filledPost
  const isInVain = pinned !== null && shown !== pinned.id
  const story = shown ? teasers?.[shown] : undefined
  const timeZone = services.timeZone ?? 'UTC'
  return (
    <div
      className="story-card"
      data-pin={pinned ? (pinned.until ? 'until' : 'always') : undefined}
      data-in-vain={isInVain || undefined}
      data-unshown={card.rank === null || undefined}
    >
      {story ? (
        <ReaderLook>
          <EditorTeaser
            post={story}
            rank={card.rank ?? 'line'}
            hasSection={!card.isUnderHeading}
            services={services}
            headline={
              pinned && !isInVain ? (
                <PinnedHeadline
                  headline={pinned.headline || story.headline}
                  isEditable={isEditable}
                  onChange={(text) => update({ pinned: { ...pinned, headline: text === story.headline ? '' : text } })}
                />
              ) : undefined
            }
          />
        </ReaderLook>
      ) : (
        <p className="story-card__empty">
          {shown === null ? 'No post available' : ((shown && services.findPost(shown)?.headline) ?? '…')}
        </p>
      )}
      <div className="story-card__notes">
        <PinSign pinned={pinned} timeZone={timeZone} />
        <span>{(card.rank === null ? ['Not shown in this layout'] : card.notes).join(' · ')}</span>
      </div>
      {isInVain && (
        <p className="story-card__vain">
          “{pinned.headline || services.findPost(pinned.id)?.headline || 'A post'}” is pinned, but readers cannot see it
          now.
        </p>
      )}
    </div>
  )
}

function HomepageSlotToolbar(view: SlotViewProps) {
  const { edit, filledPost, props } = view
  const go = (step: 1 | -1) =>
    edit((node) => {
      const slot = $slotBeside(node, step)
      if (slot) $selectBlock(slot)
    })
  return (
    <>
      <ToolButton label="Previous" onClick={() => go(-1)}>
        <UpIcon />
      </ToolButton>
      <ToolButton label="Next" onClick={() => go(1)}>
        <DownIcon />
      </ToolButton>
      <PinTools view={view} purpose="slot" pinOf={pinOf} />
      {(props.pinned || filledPost) && (
        <ToolButton
          label="Move"
          onClick={() => edit((node) => $getEditor().dispatchCommand(moveStoryCommand, node.getKey()))}
        />
      )}
      {(props.pinned || filledPost) && (
        <ToolButton
          label="To clipboard"
          onClick={() => edit((node) => $getEditor().dispatchCommand(keepStoryCommand, node.getKey()))}
        />
      )}
    </>
  )
}

export const homepageSlotEditorView: BlockEditorView<typeof homepageSlot> = {
  Icon: SlotIcon,
  keywords: [],
  isInsertable: false,
  Body: HomepageSlotBody,
  Toolbar: HomepageSlotToolbar,
}
