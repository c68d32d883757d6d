'use client'

import { AlignmentTool, ToolButton, ToolText } from '../core/BlockTools.tsx'
import { RelatedIcon } from '../core/blockIcons.tsx'
import type { BlockDefinition } from '../core/defineBlock.ts'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { $addRelatedPost, maxRelatedPosts } from './related-posts.commands.ts'
import type { relatedPosts } from './related-posts.schema.ts'

type Adding = Pick<EditorViewProps<BlockDefinition>, 'services' | 'edit'>

/** '+ Add Post', for the block and for each of its items. */
export function AddRelatedPost({ services, edit, count }: Adding & { count: number }) {
  const add = async () => {
    const chosen = await services.pickPost({ purpose: 'related' })
    if (chosen) edit((node) => $addRelatedPost(node, chosen.id))
  }
  return <ToolButton label="+ Add Post" isDisabled={count >= maxRelatedPosts} onClick={() => void add()} />
}

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
