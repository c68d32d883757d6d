import { ToolButton } from '../core/BlockTools.tsx'
import type { BlockDefinition } from '../core/defineBlock.ts'
import type { EditorViewProps } from '../core/editor.types.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'
import { episodeShowcaseSlot, maxShowcaseEpisodes } from './episode-showcase-slot.schema.ts'

type Adding = Pick<EditorViewProps<BlockDefinition>, 'edit'> & { count: number }

/** 'Add Episode', for the block and for each of its places, while there is room. */
export function AddShowcaseEpisode({ count, edit }: Adding) {
  return (
    count < maxShowcaseEpisodes && (
      <ToolButton
        label="Add Episode"
        onClick={() => edit((node) => $setSlotCount(node, count + 1, episodeShowcaseSlot))}
      />
    )
  )
}
