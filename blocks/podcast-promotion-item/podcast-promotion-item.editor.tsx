'use client'

import { ToolButton } from '../core/BlockTools.tsx'
import { PodcastIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

type Face = FaceProps<'podcast-promotion-item'>

async function choosePost({ services, update, props }: Face) {
  const { showSectionId: showId, postId: current } = props
  const chosen = await services.pickPost({ purpose: 'replace-episode', showId, current })
  if (chosen) update({ postId: chosen.id })
}

function PodcastPromotionItemBody({ props, services }: Face) {
  const post = props.postId ? services.findPost(props.postId) : null
  if (!props.postId) return <p className="block-missing">No post selected</p>
  if (post === null) return <p className="block-missing">This post is gone.</p>
  return <p className="related-face">{post?.headline ?? '…'}</p>
}

function PodcastPromotionItemToolbar(face: Face) {
  return <ToolButton label={face.props.postId ? 'Replace Post' : 'Select Post'} onClick={() => void choosePost(face)} />
}

export const podcastPromotionItemFace: BlockFace<'podcast-promotion-item'> = {
  Icon: PodcastIcon,
  keywords: [],
  isInsertable: false,
  Body: PodcastPromotionItemBody,
  Toolbar: PodcastPromotionItemToolbar,
}
