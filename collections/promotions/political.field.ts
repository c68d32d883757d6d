import type { GroupField, TextFieldSingleValidation } from 'payload'
import { validateLink } from '../fields/webAddress.ts'

type Political = { isPolitical?: boolean | null }

const needed =
  (message: string, isGood: (text: string) => boolean = Boolean): TextFieldSingleValidation =>
  (value, { siblingData }) => {
    const { isPolitical }: Political = siblingData
    return !isPolitical || isGood(value?.trim() ?? '') || message
  }

const whenPolitical = (_data: unknown, political: Political | undefined) => Boolean(political?.isPolitical)

/**
 * What readers must learn of a political advertisement (Regulation (EU) 2024/900): that it is one, who paid for it, how
 * much, and what it is about. A promotion without these is not published as a political one.
 */
export const politicalField: GroupField = {
  name: 'political',
  label: 'Political advertising',
  type: 'group',
  fields: [
    {
      name: 'isPolitical',
      label: 'This is a political advertisement',
      type: 'checkbox',
      defaultValue: false,
      admin: { description: 'By or for a political actor, or meant to influence an election, a vote or a law.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sponsor',
          label: 'Paid for by',
          type: 'text',
          validate: needed('Name who paid for it: readers must be able to see it.'),
          admin: { condition: whenPolitical, width: '60%' },
        },
        {
          name: 'amount',
          label: 'Amount',
          type: 'text',
          validate: needed(
            'Enter what was paid, with its currency, for example €1,200.',
            (text) => /\d/.test(text) && /[^\d\s.,]/.test(text),
          ),
          admin: { condition: whenPolitical, width: '40%', description: 'With its currency, as in €1,200.' },
        },
      ],
    },
    {
      name: 'controller',
      label: 'Controlled by',
      type: 'text',
      admin: { condition: whenPolitical, description: 'Who controls the sponsor in the end. Empty: the sponsor.' },
    },
    {
      name: 'occasion',
      label: 'Election, vote or law',
      type: 'text',
      admin: { condition: whenPolitical, description: 'What it is about. Empty: no particular one.' },
    },
    {
      name: 'noticeUrl',
      label: 'Address of the transparency notice',
      type: 'text',
      validate: validateLink,
      admin: { condition: whenPolitical, description: 'A page with everything else that the regulation asks for.' },
    },
  ],
}
