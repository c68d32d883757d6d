import type { FormState } from 'payload'
import { rowPath } from '#plugins/collaboration/document/fields.layout.ts'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { isRowId } from '#plugins/collaboration/document/fields.read.ts'
import { fittingValue } from '#plugins/collaboration/document/fieldValue.ts'

/** A shared field that the form holds as a value; rich text has editors of its own. */
export type FormField = Exclude<SharedField, { kind: 'tree' }>

/** Returns the ids of the rows that the form shows, in order. */
export function rowIdsIn(fields: FormState, path: string): string[] {
  return (fields[path]?.rows ?? []).flatMap(({ id }) => (isRowId(id) ? [id] : []))
}

/**
 * Returns the value of a field in the form, in the document's representation; undefined where the form does not have
 * the field.
 */
export function valueInForm(fields: FormState, field: FormField, path: string): unknown {
  const state = fields[path]
  if (!state) return undefined
  if (field.kind === 'rows') return rowIdsIn(fields, path)
  if (field.kind === 'text') return typeof state.value === 'string' && state.value !== '' ? state.value : null
  if (field.kind === 'value') return fittingValue(field.value, state.value)
  const members = Array.isArray(state.value) ? state.value : []
  return members.map((member) => fittingValue(field.value, member)).filter((member) => member !== null)
}

/** Returns a row of the form as data, to be written into a document that does not have it yet. */
export function rowInForm(fields: FormState, plan: readonly SharedField[], path: string): [FormField, unknown][] {
  return plan.flatMap((field): [FormField, unknown][] => {
    if (field.kind === 'tree') return []
    const at = path + field.path
    if (field.kind !== 'rows') return [[field, valueInForm(fields, field, at)]]
    const rows = rowIdsIn(fields, at).map((id, index) => ({ id, ...rowData(fields, field.fields, `${at}.${index}.`) }))
    return [[field, rows]]
  })
}

const rowData = (fields: FormState, plan: readonly SharedField[], path: string) =>
  Object.fromEntries(rowInForm(fields, plan, path).map(([field, value]) => [field.path, value]))

/**
 * Returns the path in the shared document of a field of the form: rows are named by their ids there, and by their
 * places in the form. Null for a row that the form does not know.
 */
export function sharedPathOf(fields: FormState, path: string): string | null {
  let form = ''
  let shared = ''
  for (const name of path.split('.')) {
    const id = /^\d+$/.test(name) ? fields[form]?.rows?.[Number(name)]?.id : undefined
    if (/^\d+$/.test(name) && id === undefined) return null
    shared = id === undefined ? (shared ? `${shared}.${name}` : name) : rowPath(shared, id).slice(0, -1)
    form = form ? `${form}.${name}` : name
  }
  return shared
}

/** Returns the path in the form of a field of the shared document; null for a row that the form does not show. */
export function formPathOf(fields: FormState, shared: string): string | null {
  let form = ''
  for (const name of shared.split('.')) {
    const rows = fields[form]?.rows
    const index = rows ? rows.findIndex(({ id }) => id === name) : null
    if (index === -1) return null
    form = [form, index ?? name].filter((part) => part !== '').join('.')
  }
  return form
}

/**
 * Returns the fields of a state that lie in rows which the form shows. A row that was removed while the server worked out
 * its fields would otherwise leave some of them in the form, and the server would make a new row of those.
 *
 * @param state a form state, such as an answer of the server
 * @param form the form as it is now
 */
export function inShownRows(state: FormState, form: FormState): FormState {
  const isShown = (path: string) => {
    const names = path.split('.')
    return names.every((name, at) => {
      if (!/^\d+$/.test(name)) return true
      const rows = names.slice(0, at).join('.')
      const shown = form[rows]?.rows?.[Number(name)]?.id
      const answered = state[rows]?.rows?.[Number(name)]?.id
      return shown !== undefined && (answered === undefined || answered === shown)
    })
  }
  return Object.fromEntries(Object.entries(state).filter(([path]) => isShown(path)))
}
