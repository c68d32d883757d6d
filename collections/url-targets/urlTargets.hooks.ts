import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { ValidationError } from 'payload'
import { addressNotes } from '../addresses/addressNotes.ts'
import { entryAt, writeEntry } from '../addresses/ledger.ts'
import { redirectTarget } from '../addresses/redirectTarget.ts'
import { answerOf, keyOfTarget, type StoredTarget, targetOf } from './storedTarget.ts'
import { documentTargets } from './urlTarget.types.ts'

// The labels of the fields that can be refused, apart from those of the documents.
const labels: Record<string, string> = { path: 'Address', url: 'Custom URL', authority: 'Authority' }

const labelOf = (path: string): string =>
  labels[path] ?? documentTargets.find(({ type }) => type === path)?.label ?? path

/** @throws ValidationError at a field, which its message names by its label. */
export function refuse(req: PayloadRequest, path: string, message: string): never {
  throw new ValidationError({ collection: 'url-targets', errors: [{ path, label: labelOf(path), message }], req })
}

/** A redirect leads somewhere, in the one spelling of an address; a 451 names who demanded it (RFC 7725). */
export function readTarget(siteUrl: string): CollectionBeforeValidateHook {
  return ({ data = {}, originalDoc, req }) => {
    const target: StoredTarget = { ...originalDoc, ...data }
    const own = documentTargets.find(({ type }) => type === target.type)
    if (own && !target[own.type]) refuse(req, own.type, 'Choose where this address leads.')
    if (target.type === 'unavailable_for_legal_reasons' && !target.authority?.trim()) {
      refuse(req, 'authority', 'Say who demanded the removal. Readers are told.')
    }
    if (target.type !== 'redirect') return data
    if (!target.url) return refuse(req, 'url', 'Enter where this address leads.')
    try {
      return { ...data, url: redirectTarget(target.url, siteUrl) }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return refuse(req, 'url', error.message)
    }
  }
}

/** Clears the fields of other types, so that a record is unambiguous. */
export const clearOtherTargets: CollectionBeforeChangeHook = ({ data }) => {
  const others = documentTargets.filter(({ type }) => type !== data.type).map(({ type }) => [type, null])
  const isAbsence = data.type === 'gone' || data.type === 'unavailable_for_legal_reasons'
  const isUnavailable = data.type === 'unavailable_for_legal_reasons'
  return {
    ...data,
    ...Object.fromEntries(others),
    url: data.type === 'redirect' ? data.url : null,
    code: isAbsence ? null : (data.code ?? '301'),
    authority: isUnavailable ? data.authority : null,
    authorityUrl: isUnavailable ? data.authorityUrl : null,
  }
}

/** Writes the ledger. A write of a document's own hooks carries a note about the owner of the address. */
export const recordTarget: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const stored: StoredTarget & { path: string } = doc
  const note = addressNotes(req).at(stored.path)
  const made = req.context.isImport === true ? 'imported' : 'redirect made'
  await writeEntry(req, {
    path: stored.path,
    answer: answerOf(stored),
    target: targetOf(stored),
    owner: note ? note.owner : ((await entryAt(req, stored.path))?.owner ?? null),
    authority: stored.authority ?? null,
    authorityUrl: stored.authorityUrl ?? null,
    why: note?.why ?? (operation === 'create' ? made : 'redirect changed'),
  })
  const oldPath: string | undefined = previousDoc?.path
  if (operation === 'update' && oldPath && oldPath !== stored.path) await forget(req, oldPath, 'redirect changed')
  return doc
}

export const forgetTarget: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const path: string = doc.path
  if (!addressNotes(req).at(path)?.isTaken) await forget(req, path, 'redirect deleted')
  return doc
}

const forget = async (req: PayloadRequest, path: string, why: string): Promise<void> => {
  const owner = (await entryAt(req, path))?.owner ?? null
  await writeEntry(req, { path, answer: '404', owner, target: null, why })
}

export function isSameAnswer(one: StoredTarget & { path?: string }, other: StoredTarget & { path?: string }): boolean {
  return (
    one.path === other.path &&
    answerOf(one) === answerOf(other) &&
    targetOf(one) === targetOf(other) &&
    keyOfTarget(one) === keyOfTarget(other)
  )
}
