'use client'

import { ToolButton } from '../core/BlockTools.tsx'
import { RelatedIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { AddRelatedPost } from '../related-posts/related-posts.editor.tsx'

async function choosePost({ services, update, props }: FaceProps<'related-posts-item'>) {
  const chosen = await services.pickPost({ purpose: 'replace', current: props.postId })
  if (chosen) update({ postId: chosen.id })
}

function RelatedPostsItemBody({ props, services }: FaceProps<'related-posts-item'>) {
  const post = props.postId ? services.findPost(props.postId) : null
  if (!props.postId) return <p className="block-missing">No post selected</p>
  if (post === null) return <p className="block-missing">This post is gone.</p>
  return <p className="related-face">{post?.headline ?? '…'}</p>
}

function RelatedPostsItemToolbar(face: FaceProps<'related-posts-item'>) {
  return (
    <>
      <ToolButton label={face.props.postId ? 'Replace Post' : 'Select Post'} onClick={() => void choosePost(face)} />
      <AddRelatedPost services={face.services} edit={face.edit} count={face.place.count} />
    </>
  )
}

export const relatedPostsItemFace: BlockFace<'related-posts-item'> = {
  Icon: RelatedIcon,
  keywords: [],
  isInsertable: false,
  Body: RelatedPostsItemBody,
  Toolbar: RelatedPostsItemToolbar,
}
