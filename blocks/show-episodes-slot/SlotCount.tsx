import { ToolStepper } from '../core/BlockTools.tsx'
import type { BlockDefinition } from '../core/defineBlock.ts'
import type { EditorViewProps } from '../core/editor.types.ts'
import { $setSlotCount } from '../core/slotCount.command.ts'
import { gridLimits, showEpisodesSlot } from './show-episodes-slot.schema.ts'

type Counting = Pick<EditorViewProps<BlockDefinition>, 'edit'> & { count: number }

/** Changes the number of slots, for the block and for each of its slots. */
export function SlotCount({ count, edit }: Counting) {
  return (
    <ToolStepper
      label="Slots"
      value={count}
      {...gridLimits}
      onChange={(wanted) => edit((node) => $setSlotCount(node, wanted, showEpisodesSlot))}
    />
  )
}
