import { ToolButton } from '../core/BlockTools.tsx'
import type { BlockDefinition } from '../core/defineBlock.ts'
import type { EditorViewProps } from '../core/editor.types.ts'
import { $addEpisode } from './podcast-promotion-item.commands.ts'
import { maxPromotedEpisodes } from './podcast-promotion-item.schema.ts'

type Adding = Pick<EditorViewProps<BlockDefinition>, 'services' | 'edit'>

/** '+ Add Post', for the block and for each of its items. */
export function AddEpisode({ services, edit, showId, count }: Adding & { showId: string | null; count: number }) {
  const add = async () => {
    const chosen = await services.pickPost({ purpose: 'episode', showId })
    if (chosen) edit((node) => $addEpisode(node, chosen.id))
  }
  return <ToolButton label="+ Add Post" isDisabled={count >= maxPromotedEpisodes} onClick={() => void add()} />
}
