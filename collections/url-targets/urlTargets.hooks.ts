import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { ValidationError } from 'payload'
import { documentTargets } from './urlTarget.types.ts'

/** A redirect leads somewhere, and not to itself: readers would go round in circles. */
export const refuseOwnTarget: CollectionBeforeValidateHook = ({ data, originalDoc, collection, req }) => {
  const target = { ...originalDoc, ...data }
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: collection.slug, errors: [{ path, message }], req })
  }
  if (target.type === 'redirect') {
    if (!target.url) refuse('url', 'Enter where this address leads.')
    if (target.url === target.path) refuse('url', 'An address cannot lead to itself.')
  }
  const own = documentTargets.find(({ type }) => type === target.type)
  if (own && !target[own.type]) refuse(own.type, 'Choose where this address leads.')
  return data
}

/** Forgets what belonged to another type, so that a record says one thing. */
export const clearOtherTargets: CollectionBeforeChangeHook = ({ data }) => {
  const others = documentTargets.filter(({ type }) => type !== data.type).map(({ type }) => [type, null])
  const isAbsence = data.type === 'gone' || data.type === 'unavailable_for_legal_reasons'
  return {
    ...data,
    ...Object.fromEntries(others),
    url: data.type === 'redirect' ? data.url : null,
    code: isAbsence ? null : (data.code ?? '301'),
    authority: data.type === 'unavailable_for_legal_reasons' ? data.authority : null,
  }
}
