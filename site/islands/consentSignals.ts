/** Reads what consent platforms say of a reader, as IAB's APIs have it. Pure. */
import { type ConsentCategory, consentCategories } from '#contract/consent.ts'

// Purposes of the Transparency and Consent Framework that a category stands for: to keep or read something in the browser
// (1), to choose advertisements (2), to measure these (7), to measure content (8).
const purposes: Record<ConsentCategory, readonly number[]> = { content: [1], analytics: [1, 8], ads: [1, 2, 7] }

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Returns the categories that a reader agrees to; null while the reader has not answered.
 * @param data what a listener of `__tcfapi` gets: TCData, TCF 2.2
 */
export function categoriesOfTcf(data: unknown): ConsentCategory[] | null {
  if (!isRecord(data)) return null
  const { eventStatus, gdprApplies, purpose } = data
  if (gdprApplies === false) return [...consentCategories]
  const isAnswered = eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete'
  if (!isAnswered || !isRecord(purpose) || !isRecord(purpose.consents)) return null
  const { consents } = purpose
  return consentCategories.filter((category) => purposes[category].every((number) => consents[number] === true))
}

// Fields of a section of the United States by which a reader refuses; 1 is a refusal.
const refusals = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut']

/**
 * Returns the categories that a reader agrees to; null while the platform is not ready. Sections of the United States are
 * read: who has not refused agrees. Other sections say nothing here; Europe's is `__tcfapi`.
 * @param data what a listener of `__gpp` gets: an event with its ping, GPP 1.1
 */
export function categoriesOfGpp(data: unknown): ConsentCategory[] | null {
  if (!isRecord(data) || !isRecord(data.pingData)) return null
  const { signalStatus, parsedSections } = data.pingData
  if (signalStatus !== 'ready') return null
  const sections = Object.entries(isRecord(parsedSections) ? parsedSections : {})
    .filter(([name]) => name.startsWith('us'))
    // A section is an object, or a list of its parts.
    .flatMap(([, section]) => (Array.isArray(section) ? section : [section]))
    .filter(isRecord)
  const isRefused = sections.some((section) => section.Gpc === true || refusals.some((name) => section[name] === 1))
  return isRefused ? ['content'] : [...consentCategories]
}
