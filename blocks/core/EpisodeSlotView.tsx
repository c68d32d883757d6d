'use client'
/** Editor views of a place for an episode: two blocks have such places (block-editor 3.8 and 4.5). */
import { useEffect, useRef, useState } from 'react'
import { ToolButton } from './BlockTools.tsx'
import { holdingPin } from './collectionQuery.schema.ts'
import type { EditorViewProps } from './editor.types.ts'
import { $isBlockNode } from './node.factory.ts'
import { ScheduleUnpin } from './ScheduleUnpin.tsx'
import { $selectBlock } from './selectBlock.command.ts'
import { DownIcon, UpIcon } from './toolIcons.tsx'
import { typographicText } from './typographicText.ts'
import { formatMoment } from './zonedTime.ts'

type SlotViewProps = EditorViewProps<'show-episodes-slot' | 'episode-showcase-slot'>

/** Milliseconds after the last key that a pin's headline is kept (block-editor 9). */
const headlineDelay = 500

interface PinnedHeadlineProps {
  headline: string
  isEditable: boolean
  onChange(headline: string): void
}

function PinnedHeadline({ headline, isEditable, onChange }: PinnedHeadlineProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const save = useRef(onChange)
  save.current = onChange
  useEffect(() => {
    if (draft === null) return
    const timer = setTimeout(() => {
      save.current(typographicText(draft))
      setDraft(null)
    }, headlineDelay)
    return () => clearTimeout(timer)
  }, [draft])
  return (
    <textarea
      rows={2}
      aria-label="Headline"
      value={draft ?? headline}
      readOnly={!isEditable}
      onChange={(event) => setDraft(event.target.value.replaceAll('\n', ' '))}
    />
  )
}

/** A place that nothing is pinned to: the post that readers find there now. */
function FilledSlot({ services, filledPost }: Pick<SlotViewProps, 'services' | 'filledPost'>) {
  const post = typeof filledPost === 'string' ? services.findPost(filledPost) : filledPost
  const image = post?.imageId ? services.findMedia(post.imageId) : null
  if (post === undefined)
    return <div className="slot-face slot-face--auto">Filled by itself with the newest episode</div>
  return (
    <div className="slot-face">
      {image ? <img src={image.src} alt="" /> : <span className="slot-face-blank" />}
      <p className="slot-face-headline">{post ? post.headline : 'No post available'}</p>
      {post && <p className="slot-face-until">Filled by itself</p>}
    </div>
  )
}

/** The post in a place: the one that is pinned, or the one that comes by itself. */
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

async function choosePin({ services, update, props }: SlotViewProps) {
  const post = await services.pickPost({ purpose: 'pin', current: props.pinned?.id })
  if (post) update({ pinned: { id: post.id, headline: post.headline, until: null } })
}

/** Pins, and the way to the places beside it. */
export function EpisodeSlotToolbar(view: SlotViewProps) {
  const { props, update, edit } = view
  const [isScheduling, setIsScheduling] = useState(false)
  const { pinned } = props
  const go = (to: 'getPreviousSibling' | 'getNextSibling') =>
    edit((node) => {
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
      <ToolButton label={pinned ? 'Replace Pin' : 'Pin Post'} onClick={() => void choosePin(view)} />
      {pinned && (
        <>
          <ToolButton label="Unpin" onClick={() => update({ pinned: null })} />
          <span className="block-tool-link">
            <ToolButton
              label="Schedule unpin"
              isPressed={isScheduling}
              onClick={() => setIsScheduling(!isScheduling)}
            />
            {isScheduling && (
              <ScheduleUnpin
                until={pinned.until}
                timeZone={view.services.timeZone ?? 'UTC'}
                onChange={(until) => {
                  update({ pinned: { ...pinned, until } })
                  setIsScheduling(false)
                }}
              />
            )}
          </span>
        </>
      )}
    </>
  )
}
