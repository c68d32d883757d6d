'use client'
/** Editor views of a place for an episode: two blocks have such places (docs/spec/editor.md#episode-slots). */
import { ToolButton } from './BlockTools.tsx'
import { $isBlockNode } from './blockNode.ts'
import { holdingPin, type SlotDefinition } from './collectionQuery.schema.ts'
import type { EditorViewProps } from './editor.types.ts'
import { PinnedHeadline } from './PinnedHeadline.tsx'
import { PinTools } from './PinTools.tsx'
import { $selectBlock } from './selectBlock.command.ts'
import { DownIcon, UpIcon } from './toolIcons.tsx'
import { formatMoment } from './zonedTime.ts'

type SlotViewProps = EditorViewProps<SlotDefinition>

// Why a place is empty: the filters find nothing, or only what other blocks of the page show.
const nothingLeft = 'Readers do not see this place: no episode is left that matches its filters.'

// A place that nothing is pinned to: the post that readers find there now.
function FilledSlot({ services, filledPost }: Pick<SlotViewProps, 'services' | 'filledPost'>) {
  const post = typeof filledPost === 'string' ? services.findPost(filledPost) : filledPost
  const image = post?.imageId ? services.findMedia(post.imageId) : null
  if (post === undefined)
    return <div className="slot-face slot-face--auto">Filled by itself with the newest episode</div>
  return (
    <div className="slot-face">
      {image ? <img src={image.src} alt="" /> : <span className="slot-face-blank" />}
      <p className="slot-face-headline">{post ? post.headline : 'No post available'}</p>
      <p className="slot-face-until">{post ? 'Filled by itself' : nothingLeft}</p>
    </div>
  )
}

/** Renders the post in a place: the one that is pinned, or the one that comes by itself. */
export function EpisodeSlotBody({ props, services, isEditable, update, filledPost }: SlotViewProps) {
  const pinned = holdingPin(props.pinned, new Date())
  const post = pinned ? services.findPost(pinned.id) : null
  const image = post?.imageId ? services.findMedia(post.imageId) : null
  if (!pinned) return <FilledSlot services={services} filledPost={filledPost} />
  return (
    <div className={`slot-face${post === null ? ' slot-face--missing' : ''}`}>
      {image ? <img src={image.src} alt="" /> : <span className="slot-face-blank" />}
      {post === null ? (
        <p>No post available</p>
      ) : (
        <PinnedHeadline
          headline={pinned.headline || post?.headline || ''}
          isEditable={isEditable}
          onChange={(headline) => update({ pinned: { ...pinned, headline } })}
        />
      )}
      {pinned.until && (
        <p className="slot-face-until">
          Pinned until {formatMoment(new Date(pinned.until), services.timeZone ?? 'UTC')}
        </p>
      )}
    </div>
  )
}

/** Pins, and the way to the places beside it. */
export function EpisodeSlotToolbar(view: SlotViewProps) {
  const go = (to: 'getPreviousSibling' | 'getNextSibling') =>
    view.edit((node) => {
      const sibling = node[to]()
      if ($isBlockNode(sibling)) $selectBlock(sibling)
    })
  return (
    <>
      <ToolButton label="Previous" onClick={() => go('getPreviousSibling')}>
        <UpIcon />
      </ToolButton>
      <ToolButton label="Next" onClick={() => go('getNextSibling')}>
        <DownIcon />
      </ToolButton>
      <PinTools view={view} purpose="pin" pinOf={({ id, headline }) => ({ id, headline, until: null })} />
    </>
  )
}
