'use client'

import { AlignmentTool, ToolText } from '../core/BlockTools.tsx'
import { RelatedIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { AddRelatedPost } from '../related-posts-item/AddRelatedPost.tsx'
import type { relatedPosts } from './related-posts.schema.ts'

function RelatedPostsToolbar({ props, update, childCount, services, edit }: EditorViewProps<typeof relatedPosts>) {
  return (
    <>
      <ToolText label="Title" placeholder="Add title..." value={props.title} onChange={(title) => update({ title })} />
      <AddRelatedPost services={services} edit={edit} count={childCount} />
      <AlignmentTool choices={['right', 'none']} value={props.alignment} update={update} />
    </>
  )
}

export const relatedPostsEditorView: BlockEditorView<typeof relatedPosts> = {
  Icon: RelatedIcon,
  keywords: ['stories', 'articles', 'links', 'more'],
  isInsertable: true,
  Toolbar: RelatedPostsToolbar,
}
