'use client'

import { AlignmentTool, ToolButton, ToolText } from '../core/BlockTools.tsx'
import { RelatedIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { $addRelatedPost, maxRelatedPosts } from './related-posts.commands.ts'

async function addPost({ services, edit }: FaceProps<'related-posts'>) {
  const chosen = await services.pickPost({ purpose: 'related' })
  if (chosen) edit((node) => $addRelatedPost(node, chosen.id))
}

function RelatedPostsToolbar(face: FaceProps<'related-posts'>) {
  const { props, update, childCount } = face
  return (
    <>
      <ToolText label="Title" placeholder="Add title..." value={props.title} onChange={(title) => update({ title })} />
      <ToolButton label="+ Add Post" isDisabled={childCount >= maxRelatedPosts} onClick={() => void addPost(face)} />
      <AlignmentTool choices={['right', 'none']} value={props.alignment} update={update} />
    </>
  )
}

export const relatedPostsFace: BlockFace<'related-posts'> = {
  Icon: RelatedIcon,
  keywords: ['stories', 'articles', 'links', 'more'],
  isInsertable: true,
  Toolbar: RelatedPostsToolbar,
}
