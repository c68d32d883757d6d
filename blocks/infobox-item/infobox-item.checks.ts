import { z } from 'zod'
import type { BlockError, BlockFix } from '../core/block.types.ts'
import type { BlockCheck } from '../core/checks.types.ts'
import { inlineText } from '../core/inlineText.ts'
import { isValidLink } from '../core/safeHref.ts'
import { linkControl, linkErrors } from '../core/shared.checks.ts'
import type { InfoboxType, infoboxItem } from './infobox-item.schema.ts'

const anyText = z.string()

// The format of an item's value, by type; for a website that of its link (docs/spec/editor.md#block-errors).
const expected: Record<InfoboxType, z.ZodType> = {
  website: z.string().refine(isValidLink, 'Invalid URL'),
  phone_number: z.string().regex(/^\+?[\d\-\s()]+$/, 'Invalid phone number'),
  address: anyText,
  ticket_price: anyText,
  opening_hours: anyText,
  date_time: anyText,
  instagram: z.string().regex(/^https:\/\/(www\.)?instagram\.com\//, 'The address of a profile is expected'),
}

/** Checks that an item stands in an infobox, and that its value fits its type. */
export const checkInfoboxItem: BlockCheck<typeof infoboxItem> = ({ props, content }, { parentType }) => {
  const { link, type } = props
  const errors: BlockError[] = []
  const fix: BlockFix = { action: 'goTo', control: type === 'website' ? linkControl(link) : undefined }
  if (parentType !== 'infobox') {
    errors.push({ kind: 'Required', message: 'Infobox items must be nested in infobox', fix })
  }
  const text = inlineText(content).trim()
  // An address that is written out is followed like a link.
  const value = expected[type].safeParse(type === 'website' ? link || text : text)
  if (!value.success) {
    errors.push({
      kind: 'Required',
      message: `Invalid infobox item value for ${type}`,
      details: value.error.issues[0]?.message,
      fix,
    })
  }
  return type === 'address' ? [...errors, ...linkErrors(link)] : errors
}
