import { createHash } from 'node:crypto'
import { languageOf } from '#blocks/core/language.ts'
import type { ReaderLink } from '#contract/reader.schema.ts'
import type { ReaderAlert, ReaderSite } from '#contract/readerApi.schema.ts'
import type { References, Related } from './related.load.ts'
import { foundIn } from './related.load.ts'
import type { AlertRow, SettingsRow } from './rows.schema.ts'

/** The publication's settings, and what every page shows beside them. */
export type Publication = SettingsRow & { hasPodcasts: boolean; shownAlert: ReaderAlert | null }

export function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** Returns the references of the masthead. */
export function referencesOfSite({ logo, navigation }: SettingsRow): References {
  return {
    media: [logo],
    sections: navigation.map((item) => (item.type === 'section' ? (item.section ?? null) : null)),
    pages: navigation.map((item) => (item.type === 'page' ? (item.page ?? null) : null)),
  }
}

/**
 * Returns the publication, as every page carries it. Navigation to something that readers may not see is left out.
 * @param url the public address of the site, without a trailing slash.
 */
export function shapeSite(settings: Publication, related: Related, url: string): ReaderSite {
  const { name, brand, tagline, language, timeZone, accent, logo, navigation, footer } = settings
  const links = navigation.flatMap((item): ReaderLink[] => {
    if (item.type === 'link') return item.url ? [{ label: item.label || item.url, href: item.url }] : []
    const [target] =
      item.type === 'page'
        ? foundIn(related.pages, [item.page ?? null])
        : foundIn(related.sections, [item.section ?? null])
    return target ? [{ label: item.label || target.label, href: target.href }] : []
  })
  return {
    name,
    brand,
    tagline,
    language: languageOf(language),
    timeZone,
    url,
    accent,
    logo: foundIn(related.media, [logo])[0] ?? null,
    navigation: links,
    footer: footer.map((link) => ({ label: link.label, href: link.url })),
    accounts: settings.accounts.map((account) => ({ label: account.label, href: account.url })),
    address: linesOf(settings.postalAddress),
    imprint: linesOf(settings.imprint),
    alert: settings.shownAlert,
    hasPodcasts: settings.hasPodcasts,
    asksConsent: settings.privacy.asksConsent,
    controlShare: settings.personalisation.controlShare,
    conversionPixel: settings.ads.isEnabled ? settings.ads.conversionPixel : null,
  }
}

/**
 * Returns the alert that readers see at a moment; null for none. Its id is made of what it says: who closed an alert gets
 * it again when it says something else.
 */
export function alertAt(alert: AlertRow, now: Date): ReaderAlert | null {
  const { isOn, from, until, url } = alert
  const text = alert.text.trim()
  const isBegun = from === null || Date.parse(from) <= now.getTime()
  const isOver = until !== null && Date.parse(until) <= now.getTime()
  if (!isOn || !text || !isBegun || isOver) return null
  const id = createHash('sha256')
    .update(JSON.stringify([text, url]))
    .digest('base64url')
    .slice(0, 12)
  return { id, text, url }
}
