import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'

const shown = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true })

/**
 * Returns the actions after which a form shows these rows.
 *
 * @param contentOf the values of a row that is new, by the paths of its fields
 */
export function rowActions(
  path: string,
  before: readonly string[],
  after: readonly string[],
  contentOf: (id: string) => [string, unknown][],
): FieldAction[] {
  const rows = [...before]
  const actions: FieldAction[] = []
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    if (after.includes(rows[index] ?? '')) continue
    rows.splice(index, 1)
    actions.push({ type: 'REMOVE_ROW', path, rowIndex: index })
  }
  for (const [index, id] of after.entries()) {
    const from = rows.indexOf(id)
    if (from === index) continue
    if (from >= 0) {
      rows.splice(index, 0, ...rows.splice(from, 1))
      actions.push({ type: 'MOVE_ROW', path, moveFromIndex: from, moveToIndex: index })
      continue
    }
    rows.splice(index, 0, id)
    const content: FormState = { id: shown(id) }
    for (const [name, value] of contentOf(id)) content[name] = shown(value)
    actions.push({ type: 'ADD_ROW', path, rowIndex: index, subFieldState: content })
  }
  return actions
}
