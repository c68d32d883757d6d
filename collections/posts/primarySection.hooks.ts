import type { CollectionBeforeChangeHook, RelationshipFieldSingleValidation } from 'payload'
import type { Reference } from '../permissions/actor.ts'
import { idOf, isSameId } from '../permissions/actor.ts'

/** Requires that the primary section is one of the post's sections. */
export const validatePrimarySection: RelationshipFieldSingleValidation = (value, { data }) => {
  const sections = sectionsOf(data)
  const chosen = value as Reference
  if (idOf(chosen) === null || sections.some((section) => isSameId(section, chosen))) return true
  return 'Choose one of the sections of this post.'
}

/** A single section is the primary one; one that was primary and is no longer among the sections is dropped. */
export const setPrimarySection: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const sections = sectionsOf(data)
  const [only, second] = sections
  if (only !== undefined && second === undefined) return { ...data, primarySection: idOf(only) }
  const isListed = sections.some((section) => isSameId(section, data.primarySection))
  const isLeftOver = !isListed && isSameId(data.primarySection, originalDoc?.primarySection)
  return isLeftOver ? { ...data, primarySection: null } : data
}

const sectionsOf = (data: unknown): Reference[] => {
  const sections: unknown = typeof data === 'object' && data && 'sections' in data ? data.sections : null
  return Array.isArray(sections) ? sections : []
}
