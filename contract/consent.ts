/**
 * What readers agree to, as the site's pages, its scripts and its frames of advertisements know it. The answer is kept in a
 * cookie that the dialog writes.
 */
import { cookieValue, keepCookie } from './readerCookies.ts'

// Content of others in stories (embeds, charts, documents, code), reports to a service of web analytics, and
// advertisements.
export const consentCategories = ['content', 'analytics', 'ads'] as const

export type ConsentCategory = (typeof consentCategories)[number]

export const consentCookie = 'citydesk_consent'

/** Days for which an answer is kept. */
export const consentDays = 182

/** Keeps an answer in the browser, as the site's own dialog does. */
export function keepAnswer(categories: readonly ConsentCategory[]): void {
  keepCookie(consentCookie, encodeURIComponent(JSON.stringify({ categories })), consentDays)
}

/**
 * Returns the categories that a reader has agreed to; null before the first answer.
 * @param cookies as in `document.cookie`
 */
export function agreedCategories(cookies: string): ConsentCategory[] | null {
  const value = cookieValue(cookies, consentCookie)
  if (!value) return null
  try {
    const answer: unknown = JSON.parse(decodeURIComponent(value))
    if (typeof answer !== 'object' || answer === null || !('categories' in answer)) return null
    const { categories } = answer
    return Array.isArray(categories) ? consentCategories.filter((category) => categories.includes(category)) : null
  } catch {
    return null
  }
}

export interface ConsentReader {
  /** As in `document.cookie`. */
  cookies: string
  /** The browser sends Global Privacy Control. */
  isControlOn: boolean
  /** The publication asks before anything of others loads. */
  asksConsent: boolean
}

/**
 * Returns whether content of a category may load; for "analytics", whether events may be reported. Global Privacy Control
 * refuses advertising and web analytics, whatever was agreed to. The rest waits for consent where the publication asks.
 */
export function mayLoad(category: ConsentCategory, { cookies, isControlOn, asksConsent }: ConsentReader): boolean {
  if (category !== 'content' && isControlOn) return false
  return !asksConsent || (agreedCategories(cookies)?.includes(category) ?? false)
}

declare global {
  interface Navigator {
    // https://www.w3.org/TR/gpc/
    globalPrivacyControl?: boolean
  }
}

/** Returns what the browser of the reader says, for `mayLoad`. */
export function readerHere(asksConsent: boolean): ConsentReader {
  return {
    cookies: document.cookie,
    isControlOn: navigator.globalPrivacyControl === true,
    asksConsent,
  }
}
