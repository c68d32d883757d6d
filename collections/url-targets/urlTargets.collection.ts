import {
  type CollectionConfig,
  type DateField,
  type Field,
  type NumberField,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { liveEntryOf } from '../addresses/ledger.ts'
import { createdByField, importKeyField } from '../fields/internal.fields.ts'
import { validateLink, validateWebAddress } from '../fields/webAddress.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule, never } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isHolding } from '../permissions/rule.ts'
import { settleTarget } from './settleTargetHook.ts'
import { keyOfTarget, type StoredTarget, targetOf } from './storedTarget.ts'
import { redirectSource } from './urlPath.ts'
import { documentTargets, targetTypes } from './urlTarget.types.ts'
import { clearOtherTargets, forgetTarget, readTarget, recordTarget } from './urlTargets.hooks.ts'

// Redirects are the newsroom's business; readers only meet what they lead to.
const urlTargetRules = {
  read: isHolding('VIEW_REDIRECTS'),
  create: isHolding('CREATE_REDIRECT'),
  update: isHolding('UPDATE_REDIRECT'),
  deletePermanently: isHolding('DELETE_REDIRECT'),
}

/**
 * The responses at addresses that are no longer pages (docs/spec/newsroom.md#url-targets).
 * @param siteUrl the public address of the site: a full address of it is a path.
 */
export function urlTargets({ siteUrl }: { siteUrl: string }): CollectionConfig {
  return {
    slug: 'url-targets',
    labels: { singular: 'Redirect', plural: 'Redirects' },
    defaultSort: '-updatedAt',
    access: {
      read: accessFromRule(urlTargetRules.read),
      create: accessFromRule(urlTargetRules.create),
      update: accessFromRule(urlTargetRules.update),
      delete: accessFromRule(urlTargetRules.deletePermanently),
    },
    admin: {
      group: navGroups.administration,
      useAsTitle: 'path',
      description: 'Where old addresses lead, and which ones are gone.',
      defaultColumns: ['path', 'leadsTo', 'hits', 'lastHit', 'updatedAt'],
      listSearchableFields: ['path', 'url', 'note'],
      hidden: hiddenUnless('VIEW_REDIRECTS'),
    },
    fields: [
      {
        name: 'path',
        label: 'Address',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        admin: { description: 'A path of this site, for example /2024/old-story.' },
        hooks: {
          beforeValidate: [
            ({ value, req }) => {
              if (typeof value !== 'string') return value
              try {
                return redirectSource(value)
              } catch (error) {
                if (!(error instanceof RangeError)) throw error
                const errors = [{ path: 'path', label: 'Address', message: error.message }]
                throw new ValidationError({ collection: 'url-targets', errors, req })
              }
            },
          ],
        },
      },
      {
        name: 'type',
        label: 'Readers get',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'redirect',
        options: targetTypes.map(({ value, label }) => ({ value, label })),
      },
      ...documentTargets.map(({ type, collection, label }) => ({
        name: type,
        label,
        type: 'relationship' as const,
        relationTo: collection,
        index: true,
        admin: { condition: (data: { type?: unknown }) => data.type === type },
      })),
      {
        name: 'url',
        label: 'Custom URL',
        type: 'text',
        validate: validateLink,
        admin: { condition: (data) => data.type === 'redirect' },
      },
      {
        name: 'code',
        type: 'select',
        defaultValue: '301',
        options: [
          { label: '301 Moved Permanently', value: '301' },
          { label: '307 Temporary Redirect', value: '307' },
        ],
        admin: {
          condition: (data) => data.type !== 'gone' && data.type !== 'unavailable_for_legal_reasons',
          description: 'Permanent is remembered by browsers and search engines.',
        },
      },
      {
        name: 'authority',
        type: 'text',
        admin: {
          condition: (data) => data.type === 'unavailable_for_legal_reasons',
          description: 'Who demanded the removal. Readers are told.',
        },
      },
      {
        name: 'authorityUrl',
        label: 'Address of the authority',
        type: 'text',
        validate: validateWebAddress,
        admin: {
          condition: (data) => data.type === 'unavailable_for_legal_reasons',
          description: 'Where readers find the authority or its order, for example https://court.example/order/12.',
        },
      },
      { name: 'note', type: 'textarea', admin: { description: 'For the newsroom.' } },
      {
        // For lists: a document is shown by where readers find it.
        name: 'leadsTo',
        label: 'Leads to',
        type: 'text',
        virtual: true,
        access: { create: never, update: never },
        admin: { condition: () => false, disableListFilter: true },
        hooks: { afterRead: [({ siblingData, req }) => placeOfTarget(req, siblingData)] },
      },
      countedField({ name: 'hits', type: 'number', defaultValue: 0, index: true }),
      countedField({ name: 'lastHit', label: 'Last hit', type: 'date', index: true }),
      createdByField,
      importKeyField,
    ],
    hooks: {
      beforeValidate: [readTarget(siteUrl)],
      beforeChange: [clearOtherTargets, settleTarget],
      afterChange: [recordTarget],
      afterDelete: [forgetTarget],
    },
  }
}

// Counted by the reader site only.
const countedField = (field: NumberField | DateField): Field => ({
  ...field,
  access: { create: never, update: never },
  admin: { readOnly: true, position: 'sidebar' },
})

// Returns the target of a redirect as text for a list; a dash for an address that is gone or unavailable.
async function placeOfTarget(req: PayloadRequest, target: StoredTarget): Promise<string> {
  const key = keyOfTarget(target)
  if (!key) return targetOf(target) ?? '—'
  return (await liveEntryOf(req, key))?.path ?? 'Not published any more'
}
