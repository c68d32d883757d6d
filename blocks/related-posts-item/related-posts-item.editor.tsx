'use client'

import { ToolChoose } from '../core/BlockTools.tsx'
import { RelatedIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { AddRelatedPost } from './AddRelatedPost.tsx'
import type { relatedPostsItem } from './related-posts-item.schema.ts'

async function choosePost({ services, update, props }: EditorViewProps<typeof relatedPostsItem>) {
  const chosen = await services.pickPost({ purpose: 'replace', current: props.postId })
  if (chosen) update({ postId: chosen.id })
}

function RelatedPostsItemBody({ props, services }: EditorViewProps<typeof relatedPostsItem>) {
  const post = props.postId ? services.findPost(props.postId) : null
  if (!props.postId) return <p className="block-missing">No post selected</p>
  if (post === null) return <p className="block-missing">This post is gone.</p>
  return <p className="related-face">{post?.headline ?? '…'}</p>
}

function RelatedPostsItemToolbar(view: EditorViewProps<typeof relatedPostsItem>) {
  return (
    <>
      <ToolChoose
        isChosen={Boolean(view.props.postId)}
        select="Select Post"
        replace="Replace Post"
        onClick={() => void choosePost(view)}
      />
      <AddRelatedPost services={view.services} edit={view.edit} count={view.place.count} />
    </>
  )
}

export const relatedPostsItemEditorView: BlockEditorView<typeof relatedPostsItem> = {
  Icon: RelatedIcon,
  keywords: [],
  isInsertable: false,
  Body: RelatedPostsItemBody,
  Toolbar: RelatedPostsItemToolbar,
}
