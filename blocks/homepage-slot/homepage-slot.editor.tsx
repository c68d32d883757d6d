'use client'

import { $getEditor } from 'lexical'
import { ToolButton } from '../core/BlockTools.tsx'
import { SlotIcon } from '../core/blockIcons.tsx'
import { holdingPin, type Pin } from '../core/collectionQuery.schema.ts'
import type { BlockEditorView, EditorViewProps, LibraryPost } from '../core/editor.types.ts'
import { PinnedHeadline } from '../core/PinnedHeadline.tsx'
import { PinTools } from '../core/PinTools.tsx'
import { $selectBlock } from '../core/selectBlock.command.ts'
import { ClockIcon, DownIcon, PinIcon, UpIcon } from '../core/toolIcons.tsx'
import { formatMoment } from '../core/zonedTime.ts'
import { $slotBeside, keepStoryCommand, moveStoryCommand } from './homepage-slot.command.ts'

type SlotViewProps = EditorViewProps<'homepage-slot'>

/** Returns the pin of a post: it has the post's own headline until a curator writes another one. */
export const pinOf = ({ id }: Pick<LibraryPost, 'id'>): Pin => ({ id, headline: '', until: null })

/** Tells what is pinned, and until when (back-office 2.4). */
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

/** The story that readers find in a slot, and whether it is pinned there. */
function HomepageSlotBody({ props, services, isEditable, update, filledPost, notes = [] }: SlotViewProps) {
  const pinned = holdingPin(props.pinned, new Date())
  const shown = filledPost === undefined && pinned ? pinned.id : filledPost
  const isInVain = pinned !== null && shown !== pinned.id
  const post = typeof shown === 'string' ? services.findPost(shown) : shown
  const image = post?.imageId ? services.findMedia(post.imageId) : null
  const headline = post === null ? 'No post available' : (post?.headline ?? '…')
  return (
    <div
      className="story-card"
      data-pin={pinned ? (pinned.until ? 'until' : 'always') : undefined}
      data-in-vain={isInVain || undefined}
    >
      <span className="story-card__picture" data-blank={(post !== undefined && !post?.imageId) || undefined}>
        {image && <img src={image.src} alt="" draggable={false} />}
        <PinSign pinned={pinned} timeZone={services.timeZone ?? 'UTC'} />
      </span>
      <div className="story-card__text">
        {/* Shown by the style sheet where the layout of the row has fewer slots. */}
        <p className="story-card__unshown">Not shown in this layout</p>
        {pinned && !isInVain && post ? (
          <PinnedHeadline
            headline={pinned.headline || post.headline}
            isEditable={isEditable}
            onChange={(text) => update({ pinned: { ...pinned, headline: text === post.headline ? '' : text } })}
          />
        ) : (
          <p className="story-card__headline">{headline}</p>
        )}
        {notes.length > 0 && <p className="story-card__note">{notes.join(' · ')}</p>}
        {isInVain && (
          <p className="story-card__note">
            “{pinned.headline || services.findPost(pinned.id)?.headline || 'A post'}” is pinned, but readers cannot see
            it now.
          </p>
        )}
      </div>
    </div>
  )
}

/** The way to the slots beside this one, its pin, and a move of its story. */
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

export const homepageSlotEditorView: BlockEditorView<'homepage-slot'> = {
  Icon: SlotIcon,
  keywords: [],
  isInsertable: false,
  Body: HomepageSlotBody,
  Toolbar: HomepageSlotToolbar,
}
