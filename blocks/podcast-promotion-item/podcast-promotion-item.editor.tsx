'use client'

import { ToolChoose } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps, LibraryPost } from '../core/editor.types.ts'
import { episodeDate } from '../core/episodeDate.ts'
import { ReaderLook } from '../core/ReaderLook.tsx'
import { AddEpisode } from './AddEpisode.tsx'
import { PromotedEpisode } from './PromotedEpisode.tsx'
import type { podcastPromotionItem } from './podcast-promotion-item.schema.ts'

type ViewProps = EditorViewProps<typeof podcastPromotionItem>

async function choosePost({ services, update, props }: ViewProps) {
  const { showSectionId: showId, postId: current } = props
  const chosen = await services.pickPost({ purpose: 'replace-episode', showId, current })
  if (chosen) update({ postId: chosen.id })
}

// Returns the age of an episode for readers; unknown for an unpublished one.
function ageOf({ publishDateTime }: LibraryPost, timeZone: string | null): string {
  if (publishDateTime === null) return 'Not published yet'
  return timeZone === null ? '' : episodeDate(publishDateTime, new Date(), timeZone)
}

function PodcastPromotionItemBody({ props, services }: ViewProps) {
  const post = props.postId ? services.findPost(props.postId) : null
  if (!props.postId) return <p className="block-missing">No post selected</p>
  if (post === null) return <p className="block-missing">This post is gone.</p>
  return (
    <ReaderLook>
      <div className="podcast-promotion-item">
        <PromotedEpisode
          headline={<span className="podcast-promotion-item__link">{post?.headline ?? '…'}</span>}
          date={post ? ageOf(post, services.timeZone) : ''}
        >
          <span className="podcast-platforms__trigger">Listen</span>
        </PromotedEpisode>
      </div>
    </ReaderLook>
  )
}

function PodcastPromotionItemToolbar(view: ViewProps) {
  const { props, services, edit, place } = view
  return (
    <>
      <ToolChoose
        isChosen={Boolean(props.postId)}
        select="Select Post"
        replace="Replace Post"
        onClick={() => void choosePost(view)}
      />
      <AddEpisode services={services} edit={edit} showId={props.showSectionId ?? null} count={place.count} />
    </>
  )
}

export const podcastPromotionItemEditorView: BlockEditorView<typeof podcastPromotionItem> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: PodcastPromotionItemBody,
  Toolbar: PodcastPromotionItemToolbar,
}
