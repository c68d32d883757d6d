import type { DateFieldValidation, GlobalConfig } from 'payload'
import { date } from 'payload/shared'
import { validateLink } from '../fields/webAddress.ts'
import { navGroups } from '../navGroups.ts'
import { accessFromRule } from '../permissions/accessFromRule.ts'
import { hiddenUnless } from '../permissions/hiddenUnless.ts'
import { isHolding } from '../permissions/rule.ts'

const mayAlert = isHolding('MANAGE_HOMEPAGE')

// Those who arrange the home page say to readers what they must not miss. Readers get an alert from its beginning, by
// the reader API, and not before.
const alertRules = { read: mayAlert, update: mayAlert }

// Characters of an alert: two lines on a phone, and one at a desk.
const maxLength = 120

const validateUntil: DateFieldValidation = (value, options) => {
  const from: unknown = Object.entries(options.siblingData).find(([name]) => name === 'from')?.[1]
  const isAfter = !value || typeof from !== 'string' || Date.parse(from) < new Date(value).getTime()
  return isAfter ? date(value, options) : 'Choose a time after the beginning.'
}

/** The bar above the masthead of every page. A global of its own, because it does not wait for who keeps the settings. */
export function alert(): GlobalConfig {
  return {
    slug: 'alert',
    label: 'Alert',
    access: { read: accessFromRule(alertRules.read), update: accessFromRule(alertRules.update) },
    admin: {
      group: navGroups.newsroom,
      hidden: hiddenUnless('MANAGE_HOMEPAGE'),
      description:
        'A line above every page, for what readers must not miss. Those who close it get the next one again.',
    },
    fields: [
      { name: 'isOn', label: 'Show the alert', type: 'checkbox', defaultValue: false },
      {
        name: 'text',
        type: 'text',
        maxLength,
        admin: { description: `At most ${maxLength} characters. Without a text there is no alert.` },
      },
      {
        name: 'url',
        label: 'Leads to',
        type: 'text',
        validate: validateLink,
        admin: { description: 'A path of this site or a full address. Empty: the alert is no link.' },
      },
      {
        type: 'row',
        fields: [
          { name: 'from', type: 'date', admin: { width: '50%', description: 'Empty: at once.' } },
          {
            name: 'until',
            type: 'date',
            validate: validateUntil,
            admin: { width: '50%', description: 'Empty: until it is switched off.' },
          },
        ],
      },
    ],
  }
}
