import type { ClientField, ClientTab } from 'payload'
import { getFieldPaths } from 'payload/shared'

/** The field above every section of the panel: the checks before publishing. */
export const headField = 'readiness'

/** A field and the paths of its container, as Payload's RenderFields takes them. */
export interface FieldPlace {
  field: ClientField
  parentIndexPath: string
  parentPath: string
  parentSchemaPath: string
}

export type ParentPaths = Omit<FieldPlace, 'field'>

/**
 * Finds a field by its name, within rows, collapsible parts and unnamed tabs.
 * @returns null for a field that this form does not have
 */
export function placeOf(name: string, fields: readonly ClientField[], parent: ParentPaths): FieldPlace | null {
  for (const [index, field] of fields.entries()) {
    if ('name' in field && field.name === name) return { field, ...parent }
    const within = pathsWithin(field, index, parent)
    const found =
      field.type === 'row' || field.type === 'collapsible'
        ? placeOf(name, field.fields, within)
        : field.type === 'tabs'
          ? placeInTabs(name, field.tabs, within)
          : null
    if (found) return found
  }
  return null
}

function placeInTabs(name: string, tabs: readonly ClientTab[], parent: ParentPaths): FieldPlace | null {
  for (const [index, tab] of tabs.entries()) {
    const found = placeOf(name, tab.fields, pathsWithin(tab, index, parent))
    if (found) return found
  }
  return null
}

export function pathsWithin(field: ClientField | ClientTab, index: number, parent: ParentPaths): ParentPaths {
  const { indexPath, path, schemaPath } = getFieldPaths({ field, index, ...parent })
  return { parentIndexPath: indexPath, parentPath: path, parentSchemaPath: schemaPath }
}

/**
 * Takes fields out of a list and out of the rows and collapsible parts in it. A container that has nothing left goes, too.
 * Places are kept, since Payload counts them: what is taken out is hidden.
 */
export function withoutFields(fields: readonly ClientField[], names: ReadonlySet<string>): ClientField[] {
  return fields.map((field) => {
    if (field.type === 'row' || field.type === 'collapsible') {
      const left = { ...field, fields: withoutFields(field.fields, names) }
      return hasVisible(left.fields) ? left : hidden(left)
    }
    return 'name' in field && field.name !== undefined && names.has(field.name) ? hidden(field) : field
  })
}

/** Returns whether at least one of the fields can be seen. */
export function hasVisible(fields: readonly ClientField[]): boolean {
  return fields.some((field) => !('hidden' in field && field.hidden) && !field.admin?.hidden)
}

const hidden = (field: ClientField): ClientField => Object.assign({}, field, { hidden: true })
