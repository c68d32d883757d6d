import type { CollectionConfig } from 'payload'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { isStaff, noActor } from '../permissions/rule.ts'

/**
 * Publications that wait for their time, each bound to the version that was scheduled. Written by the lifecycle only.
 * A document has at most one that waits: `waitingKey` is unique, and empty for all others.
 */
export function schedules(): CollectionConfig {
  return {
    slug: 'schedules',
    labels: { singular: 'Schedule', plural: 'Schedules' },
    access: {
      read: accessFromRule(isStaff),
      create: accessFromRule(noActor),
      update: accessFromRule(noActor),
      delete: accessFromRule(noActor),
    },
    admin: { hidden: true, description: 'Publications that wait for their time, or have had it.' },
    indexes: [{ fields: ['state', 'dueAt'] }, { fields: ['kind', 'documentId'] }],
    fields: [
      { name: 'waitingKey', type: 'text', unique: true, admin: { hidden: true } },
      { name: 'kind', type: 'text', required: true, admin: { description: 'The collection of the document.' } },
      { name: 'documentId', type: 'text', required: true },
      { name: 'version', type: 'text', required: true, admin: { description: 'The version that will be live.' } },
      {
        name: 'content',
        type: 'json',
        required: true,
        admin: { description: 'What that version says. Old versions are cleared away; what was scheduled is not.' },
      },
      { name: 'dueAt', type: 'date', required: true },
      { name: 'updatePublishDate', type: 'checkbox', required: true, defaultValue: false },
      { name: 'scheduledBy', type: 'relationship', relationTo: 'users' },
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'waiting',
        options: ['waiting', 'done', 'cancelled', 'failed'],
      },
      { name: 'firedAt', type: 'date' },
      { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
      { name: 'lastError', type: 'textarea' },
    ],
  }
}
