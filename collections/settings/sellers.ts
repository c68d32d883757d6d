/** The lists of sellers that buyers of advertisements look up (IAB Tech Lab, ads.txt 1.1): `ads.txt` and `app-ads.txt`. */

export type SellersFile = 'ads.txt' | 'app-ads.txt'

// Variables of both files, and that of sites alone.
const variables = ['CONTACT', 'INVENTORYPARTNERDOMAIN', 'OWNERDOMAIN', 'MANAGERDOMAIN']
const siteVariables = [...variables, 'SUBDOMAIN']

// Letters of a list: more than large publishers have.
const maxLength = 200_000

// Letters of a wrong part that a message repeats.
const shownLength = 60

const host = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

/**
 * Checks a list of sellers.
 * @returns what is wrong in the first line that has a mistake, or null
 */
export function faultOfSellers(text: string, file: SellersFile): string | null {
  if (text.length > maxLength) return `A list has at most ${maxLength.toLocaleString('en')} letters.`
  let owners = 0
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const written = line.replace(/#.*/, '').trim()
    if (!written) continue
    const fault = /^[A-Za-z]+\s*=/.test(written) ? faultOfVariable(written, file) : faultOfRecord(written)
    if (fault) return `Line ${index + 1}: ${fault}`
    if (/^OWNERDOMAIN\s*=/i.test(written)) owners += 1
    if (owners > 1) return `Line ${index + 1}: OWNERDOMAIN may stand once.`
  }
  return null
}

function faultOfVariable(line: string, file: SellersFile): string | null {
  const [name = '', ...rest] = line.split('=')
  const key = name.trim().toUpperCase()
  const value = rest.join('=').trim()
  const known = file === 'ads.txt' ? siteVariables : variables
  if (!known.includes(key)) return `${name.trim()} is none of ${known.join(', ')}.`
  if (!value) return `${key} has no value.`
  if (key === 'CONTACT') return null
  const [domain = '', country, ...more] = value.split(',').map((part) => part.trim())
  if (!host.test(domain)) return `"${domain.slice(0, shownLength)}" is no domain, such as example.com.`
  if (country === undefined) return null
  if (key !== 'MANAGERDOMAIN' || more.length > 0) return `${key} has one domain.`
  return /^[A-Z]{2}$/i.test(country)
    ? null
    : `"${country.slice(0, shownLength)}" is no country of two letters, such as US.`
}

function faultOfRecord(line: string): string | null {
  const [fields = ''] = line.split(';')
  const [domain = '', account = '', relationship = '', authority, ...more] = fields
    .split(',')
    .map((part) => part.trim())
  if (!host.test(domain))
    return `"${domain.slice(0, shownLength)}" is no domain of an advertising system, such as google.com.`
  if (!account) return 'The second part is missing: your account there.'
  if (/\s/.test(account)) return `"${account.slice(0, shownLength)}" is no account: it has a space.`
  if (!/^(DIRECT|RESELLER)$/i.test(relationship)) return 'The third part is DIRECT or RESELLER.'
  if (authority !== undefined && !/^[A-Za-z0-9]+$/.test(authority)) {
    return `"${authority.slice(0, shownLength)}" is no certification authority: it has letters and digits only.`
  }
  return more.length > 0 ? 'There are more than four parts. A comment begins with #.' : null
}
