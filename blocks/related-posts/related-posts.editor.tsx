'use client'

import { alignmentOptions, ToolButton, ToolSelect, ToolText } from '../core/BlockTools.tsx'
import { RelatedIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'
import { $addRelatedPost, maxRelatedPosts } from './related-posts.commands.ts'

const alignments = alignmentOptions(['right', 'none'] as const)

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
      <ToolSelect
        label="Alignment"
        value={props.alignment}
        options={alignments}
        onChange={(alignment) => update({ alignment })}
      />
    </>
  )
}

export const relatedPostsFace: BlockFace<'related-posts'> = {
  Icon: RelatedIcon,
  keywords: ['stories', 'articles', 'links', 'more'],
  isInsertable: true,
  Toolbar: RelatedPostsToolbar,
}
