import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { writeField } from '#plugins/collaboration/document/fields.write.ts'
import type { Room } from './room.types.ts'

/**
 * Writes what one choice of a person changes in a document, as one step of undo.
 *
 * @param values by the paths of their fields
 * @param others writes what else follows from the choice
 */
export function takeSharedStep(
  { document, origin, undo }: Pick<Room, 'document' | 'origin' | 'undo'>,
  plan: readonly SharedField[],
  values: Readonly<Record<string, unknown>>,
  others: () => void = () => undefined,
): void {
  undo.asOneStep(() => {
    document.transact(() => {
      for (const field of plan) {
        if (Object.hasOwn(values, field.path)) writeField(document, field, values[field.path], origin)
      }
    }, origin)
    // A tree is written in transactions of its own.
    others()
  })
}
