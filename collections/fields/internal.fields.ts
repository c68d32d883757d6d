import type { RelationshipField, TextField } from 'payload'
import { fieldAccessFrom, never } from '../permissions/accessFromRule.ts'
import { isStaff } from '../permissions/actor.ts'

/** Readable by the newsroom only. */
export const staffOnly = fieldAccessFrom(isStaff)

/** The creator of the document: set once, by the server. SELF permissions depend on it. */
export const createdByField: RelationshipField = {
  name: 'createdBy',
  label: 'Created by',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  access: { read: staffOnly, create: never, update: never },
  admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data.createdBy) },
  hooks: {
    beforeDuplicate: [() => null],
    beforeChange: [
      ({ value, operation, req }) =>
        operation === 'create' && req.user?.collection === 'users' ? (value ?? req.user.id) : value,
    ],
  },
}

/** The source of an imported document, by which a second run finds it again. */
export const importKeyField: TextField = {
  name: 'importKey',
  type: 'text',
  unique: true,
  access: { read: staffOnly, create: never, update: never },
  admin: { hidden: true },
  hooks: { beforeDuplicate: [() => null] },
}

/** Fingerprint of the document in the archive at its last import: an equal one is not written again. */
export const importHashField: TextField = {
  name: 'importHash',
  type: 'text',
  access: { read: staffOnly, create: never, update: never },
  admin: { hidden: true },
  hooks: { beforeDuplicate: [() => null] },
}
