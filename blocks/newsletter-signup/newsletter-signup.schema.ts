import { z } from 'zod'
import { defineBlock } from '../core/defineBlock.ts'
import { anchorAndClass } from '../core/sharedProps.schema.ts'

/**
 * A form in which readers subscribe to a newsletter (docs/spec/reader-site.md#newsletter-signup). Its words are the
 * newsletter's own.
 */
export const newsletterSignup = defineBlock({
  type: 'newsletter-signup',
  kind: 'leaf',
  title: 'Newsletter Signup',
  description: 'A form to subscribe to a newsletter',
  aliases: ['newsletterSignup', 'newsletterSignupBlock'],
  props: z.object({
    newsletterId: z.string().nullable().default(null),
    alignment: z.enum(['none', 'left', 'center', 'right', 'wide']).default('none'),
    ...anchorAndClass,
  }),
  references: ({ newsletterId }) => (newsletterId ? [{ collection: 'newsletter-lists', id: newsletterId }] : []),
  inMail: { leftOut: 'A mail has no forms' },
})
