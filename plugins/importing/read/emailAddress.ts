import { z } from 'zod'

const address = z.email()

/** Returns whether the newsroom would take a text as an e-mail address. */
export function isEmailAddress(text: string): boolean {
  return address.safeParse(text).success && !/-\.|\.-/.test(text)
}
