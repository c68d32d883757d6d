import type { FieldAction } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { rowPath } from '#plugins/collaboration/document/fields.layout.ts'
import type { SharedField } from '#plugins/collaboration/document/fields.plan.ts'
import { readField, readRowIds } from '#plugins/collaboration/document/fields.read.ts'
import { writeField } from '#plugins/collaboration/document/fields.write.ts'
import { canonicalJson } from '#plugins/collaboration/document/fieldValue.ts'
import { writeSet } from '#plugins/collaboration/document/orderedSet.ts'
import { type FormField, rowIdsIn, rowInForm, valueInForm } from './formCells.ts'
import { mergedMembers } from './mergedMembers.ts'
import type { Room } from './room.types.ts'
import { rowActions } from './rowActions.ts'

// The last seen value of a field in the form.
interface Known {
  value: unknown
  spelled: string
  initial: string
}

/** Updates of the form so that it shows the document. */
export interface BridgeNews {
  actions: FieldAction[]
  /** True when a field changed that conditions, filters or rows depend on, which the server computes. */
  isServerNeeded: boolean
}

/**
 * Binds the values of Payload's form to a shared document. Changes by the user are written into the document; all other
 * changes of the document are shown in the form. The document wins where the user did not change the form, so a form
 * that the server filled again does not revert what others wrote.
 */
export class FieldBridge {
  private readonly known = new Map<string, Known>()
  // Values that were sent to the form and that it does not show yet.
  private readonly sent = new Map<string, string>()
  // Path prefixes of the rows that were added in this form.
  private readonly ownRows = new Set<string>()
  private readonly room: Pick<Room, 'document' | 'origin' | 'undo'>
  private readonly plan: readonly SharedField[]

  constructor(room: Pick<Room, 'document' | 'origin' | 'undo'>, plan: readonly SharedField[]) {
    this.room = room
    this.plan = plan
  }

  sync(fields: FormState, mayWrite: boolean): BridgeNews {
    const news: BridgeNews = { actions: [], isServerNeeded: false }
    const changed: FormState = {}
    this.syncFields(fields, mayWrite, this.plan, '', '', news, changed)
    if (Object.keys(changed).length > 0) news.actions.push({ type: 'UPDATE_MANY', formState: changed })
    return news
  }

  private syncFields(
    fields: FormState,
    mayWrite: boolean,
    plan: readonly SharedField[],
    prefix: string,
    formPrefix: string,
    news: BridgeNews,
    changed: FormState,
  ): void {
    for (const field of plan) {
      const form = formPrefix + field.path
      const state = fields[form]
      if (field.kind === 'tree' || !state) continue
      const path = prefix + field.path
      if (mayWrite && this.isToBeWritten(fields, field, prefix, form)) {
        this.write(fields, field, prefix, form)
        news.isServerNeeded ||= field.kind !== 'text'
      }
      this.know(fields, field, path, form)
      const inForm = canonicalJson(valueInForm(fields, field, form))
      const wanted = this.inDocument(field, prefix)
      if (canonicalJson(wanted) !== inForm) {
        this.sent.set(path, canonicalJson(wanted))
        news.isServerNeeded ||= field.kind !== 'text'
        if (field.kind === 'rows') news.actions.push(...this.rowsOf(fields, field, path, form))
        else {
          const value = field.kind === 'text' ? (wanted ?? '') : wanted
          changed[form] = { ...state, value, initialValue: value }
        }
      } else if (field.kind === 'rows') {
        for (const [index, id] of rowIdsIn(fields, form).entries()) {
          this.syncFields(fields, mayWrite, field.fields, rowPath(path, id), `${form}.${index}.`, news, changed)
        }
      }
    }
  }

  private inDocument(field: FormField, prefix: string): unknown {
    const { document } = this.room
    return field.kind === 'rows' ? readRowIds(document, prefix + field.path) : readField(document, field, prefix)
  }

  private know(fields: FormState, field: FormField, path: string, form: string): void {
    const value = valueInForm(fields, field, form)
    this.known.set(path, { value, spelled: canonicalJson(value), initial: initialOf(fields, form) })
  }

  private isToBeWritten(fields: FormState, field: FormField, prefix: string, form: string): boolean {
    if (this.isChangedByHand(fields, field, prefix + field.path, form)) return true
    const isBegun = this.ownRows.has(prefix) && this.inDocument(field, prefix) === null
    return isBegun && this.known.get(prefix + field.path) === undefined && valueInForm(fields, field, form) !== null
  }

  // Neither values that were sent to the form, nor those that the server filled in: these come as new initial values,
  // too.
  private isChangedByHand(fields: FormState, field: FormField, path: string, form: string): boolean {
    const known = this.known.get(path)
    const now = canonicalJson(valueInForm(fields, field, form))
    if (this.sent.get(path) === now) {
      this.sent.delete(path)
      return false
    }
    const isInitial = field.kind === 'rows' || initialOf(fields, form) === canonicalJson(fields[form]?.value ?? null)
    const isFilledIn = isInitial && known?.initial !== initialOf(fields, form)
    return known !== undefined && known.spelled !== now && !isFilledIn
  }

  private write(fields: FormState, field: FormField, prefix: string, form: string): void {
    const { document, origin, undo } = this.room
    const path = prefix + field.path
    const before = this.known.get(path)?.value
    const value = valueInForm(fields, field, form)
    // Each of these is a step of its own.
    undo.stopCapturing()
    document.transact(() => {
      if (field.kind === 'rows') {
        const there = readRowIds(document, path)
        const ids = rowIdsIn(fields, form)
        writeSet(document, path, mergedMembers(listOf(before), ids, there).map(String))
        for (const [index, id] of ids.entries()) {
          if (there.includes(id)) continue
          this.ownRows.add(rowPath(path, id))
          for (const [inner, innerValue] of rowInForm(fields, field.fields, `${form}.${index}.`)) {
            writeField(document, inner, innerValue, origin, rowPath(path, id))
          }
        }
      } else if (field.kind === 'set') {
        const merged = mergedMembers(listOf(before), listOf(value), listOf(readField(document, field, prefix)))
        writeField(document, field, merged, origin, prefix)
      } else writeField(document, field, value, origin, prefix)
    }, origin)
    undo.stopCapturing()
  }

  private rowsOf(fields: FormState, field: FormField & { kind: 'rows' }, path: string, form: string): FieldAction[] {
    const { document } = this.room
    return rowActions(form, rowIdsIn(fields, form), readRowIds(document, path), (id) =>
      field.fields.flatMap((inner): [string, unknown][] =>
        inner.kind === 'tree' || inner.kind === 'rows'
          ? []
          : [[inner.path, readField(document, inner, rowPath(path, id))]],
      ),
    )
  }
}

const initialOf = (fields: FormState, form: string) => canonicalJson(fields[form]?.initialValue ?? null)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
