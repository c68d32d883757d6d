import type { CheckboxField, Field, NumberField, TextField } from 'payload'
import { never } from '../permissions/accessFromRule.ts'
import { idsOf, isSameId } from '../permissions/actor.ts'
import { delegationOf, permissionsInEffect } from '../permissions/delegation.ts'
import { rightsOf } from '../permissions/rightsOf.ts'

const computed = {
  virtual: true,
  access: { create: never, update: never },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
} as const

// The permissions of a user's roles together, computed on reading and never stored: the navigation, the client and the
// real-time server see what the server enforces. Its hook fills in the two fields below: hooks of fields share a
// connection and run at once, so that one statement reads all three.
const permissions: TextField = {
  ...computed,
  name: 'permissions',
  type: 'text',
  hasMany: true,
  hooks: {
    afterRead: [
      async ({ siblingData, req }) => {
        const rights = await rightsOf(req, siblingData.id, idsOf(siblingData.roles))
        siblingData.authorIds = rights.authorIds
        siblingData.managesAssistants = rights.managesAssistants
        const isOwn = isSameId(siblingData.id, req.user)
        return isOwn ? permissionsInEffect(rights.permissions, delegationOf(req)) : rights.permissions
      },
    ],
  },
}

// The author records that stand for the person in by-lines.
const authorIds: NumberField = { ...computed, name: 'authorIds', type: 'number', hasMany: true }

// Whether the person manages an assistant: Payload shows or hides screens without a question to the database.
const managesAssistants: CheckboxField = { ...computed, name: 'managesAssistants', type: 'checkbox' }

/** Virtual fields with the rights of a user, which clients cannot write. */
export const rightsFields: Field[] = [permissions, authorIds, managesAssistants]
