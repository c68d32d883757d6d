import { z } from 'zod'
import { maxTestAddresses } from '#plugins/newsletters/mail/mailFacts.ts'

/** Returns the addresses in a text, which commas, semicolons or spaces separate, each once. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
}

/** Returns what is wrong with the addresses of a test, for editors; null where nothing is. */
export function faultOfAddresses(addresses: readonly string[]): string | null {
  if (addresses.length === 0) return 'Enter an address.'
  if (addresses.length > maxTestAddresses) return `Enter at most ${maxTestAddresses} addresses.`
  const wrong = addresses.find((address) => !z.email().safeParse(address).success)
  return wrong === undefined ? null : `${wrong} is no e-mail address.`
}
