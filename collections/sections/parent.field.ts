import type { RelationshipField, RelationshipFieldSingleValidation } from 'payload'
import { idOf, isSameId, type Reference } from '../permissions/actor.ts'

// Accepts a section that exists, is not the document itself and is part of no other section: there are two levels.
const validateParent: RelationshipFieldSingleValidation = async (value, { id, req }) => {
  const chosen = idOf(value as Reference)
  if (chosen === null) return true
  if (isSameId(chosen, id)) return 'A section cannot be part of itself.'
  const parent = await req.payload.findByID({
    collection: 'sections',
    id: chosen,
    depth: 0,
    disableErrors: true,
    select: { parent: true },
    req,
  })
  if (!parent) return 'Choose a section that exists.'
  return idOf(parent.parent) === null || 'Choose a section that is not part of another one.'
}

/** The section that a section is part of: readers find the way to it above the headlines of its stories. */
export const parentField: RelationshipField = {
  name: 'parent',
  label: 'Part of',
  type: 'relationship',
  relationTo: 'sections',
  filterOptions: { parent: { exists: false } },
  validate: validateParent,
  admin: {
    position: 'sidebar',
    condition: (data) => data.type !== 'show',
    description: 'For a sub-section, as in Sports for Basketball.',
  },
}
