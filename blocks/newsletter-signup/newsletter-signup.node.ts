import { leafNode } from '../core/node.factory.ts'
import { newsletterSignup } from './newsletter-signup.schema.ts'

export const NewsletterSignupNode = leafNode(newsletterSignup)
