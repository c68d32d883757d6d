import type { CollectionConfig } from 'payload'
import { APIError } from 'payload'
import { publishStatuses, publishStatusLabels } from '../lifecycle/publishStatus.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isHolding, noActor } from '../permissions/rule.ts'
import { actionLabels, activityActions, outcomeLabels, sourceLabels, sources } from './activity.types.ts'

// Read with READ_ACTIVITY; written only by the actions themselves.
const activityRules = {
  read: isHolding('READ_ACTIVITY'),
  create: noActor,
  update: noActor,
  deletePermanently: noActor,
}

const statusOptions = publishStatuses.map((value) => ({ value, label: publishStatusLabels[value] }))

// Entries are added and never changed, not even by the product itself.
const refuseChange = (): never => {
  throw new APIError('The activity log cannot be changed.', 403, { code: 'activity.appendOnly' }, true)
}

/** The log of actions: actor, action, time, status before and after, and source. */
export function activity(): CollectionConfig {
  return {
    slug: 'activity',
    labels: { singular: 'Activity', plural: 'Activity' },
    defaultSort: '-createdAt',
    access: {
      read: accessFromRule(activityRules.read),
      create: accessFromRule(activityRules.create),
      update: accessFromRule(activityRules.update),
      delete: accessFromRule(activityRules.deletePermanently),
    },
    admin: {
      group: navGroups.administration,
      useAsTitle: 'title',
      description: 'Who did what with which document. Nobody can change it.',
      defaultColumns: ['createdAt', 'byName', 'action', 'title', 'from', 'to', 'door', 'outcome'],
      listSearchableFields: ['title', 'byName', 'documentId'],
      hidden: hiddenUnless('READ_ACTIVITY'),
    },
    indexes: [{ fields: ['kind', 'documentId', 'createdAt'] }],
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'action',
            type: 'select',
            required: true,
            index: true,
            options: activityActions.map((value) => ({ value, label: actionLabels[value] })),
          },
          {
            name: 'outcome',
            type: 'select',
            required: true,
            index: true,
            options: Object.entries(outcomeLabels).map(([value, label]) => ({ value, label })),
          },
          {
            name: 'door',
            label: 'By way of',
            type: 'select',
            required: true,
            index: true,
            options: sources.map((value) => ({ value, label: sourceLabels[value] })),
          },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'kind', label: 'Collection', type: 'text', required: true },
          { name: 'documentId', label: 'Document', type: 'text', required: true },
          { name: 'title', type: 'text', admin: { description: 'As it was then.' } },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'from', type: 'select', options: statusOptions, admin: { condition: ({ from }) => Boolean(from) } },
          { name: 'to', type: 'select', options: statusOptions, admin: { condition: ({ to }) => Boolean(to) } },
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'by', type: 'relationship', relationTo: 'users', index: true },
          { name: 'byName', label: 'Name', type: 'text', admin: { description: 'As it was then.' } },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'onBehalfOf',
            label: 'Acting as',
            type: 'text',
            admin: { condition: ({ onBehalfOf }) => Boolean(onBehalfOf) },
          },
          {
            name: 'onBehalfOfId',
            label: 'Account',
            type: 'number',
            index: true,
            admin: { condition: ({ onBehalfOfId }) => Boolean(onBehalfOfId) },
          },
          { name: 'token', label: 'With the token', type: 'text', admin: { condition: ({ token }) => Boolean(token) } },
          {
            name: 'tokenId',
            label: 'Number of the token',
            type: 'number',
            index: true,
            admin: { condition: ({ tokenId }) => Boolean(tokenId) },
          },
          {
            name: 'network',
            label: 'From',
            type: 'text',
            admin: { condition: ({ network }) => Boolean(network) },
          },
        ],
      },
      {
        name: 'detail',
        type: 'json',
        admin: {
          description: 'What belongs to the action: a date, what became of the address, changed fields, reasons.',
          condition: ({ detail }) => Boolean(detail),
        },
      },
      { name: 'idempotencyKey', type: 'text', unique: true, admin: { hidden: true } },
    ],
    hooks: {
      beforeChange: [({ operation, data }) => (operation === 'update' ? refuseChange() : data)],
      beforeDelete: [refuseChange],
    },
  }
}
