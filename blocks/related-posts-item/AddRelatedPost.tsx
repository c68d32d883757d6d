import { ToolButton } from '../core/BlockTools.tsx'
import type { BlockDefinition } from '../core/defineBlock.ts'
import type { EditorViewProps } from '../core/editor.types.ts'
import { $addRelatedPost } from './related-posts-item.commands.ts'
import { maxRelatedPosts } from './related-posts-item.schema.ts'

type Adding = Pick<EditorViewProps<BlockDefinition>, 'services' | 'edit'>

/** '+ Add Post', for the block and for each of its items. */
export function AddRelatedPost({ services, edit, count }: Adding & { count: number }) {
  const add = async () => {
    const chosen = await services.pickPost({ purpose: 'related' })
    if (chosen) edit((node) => $addRelatedPost(node, chosen.id))
  }
  return <ToolButton label="+ Add Post" isDisabled={count >= maxRelatedPosts} onClick={() => void add()} />
}
