import type { IncomingMessage } from 'node:http'
import { clientNetwork } from '#contract/clientNetwork.ts'
import { mayLoad } from '#contract/consent.ts'
import type { ReaderBeacon } from '#contract/readerEvents.schema.ts'
import type { AnalyticsQueue } from './analytics.ts'
import { readBeacon } from './beacon.ts'
import { beaconMeasure } from './beaconMeasure.ts'
import { programOf } from './programOf.ts'
import { pageBefore, referrerKind } from './referrerKind.ts'
import type { SumJournal } from './sumJournal.ts'
import { sumsOf } from './sums.ts'

export interface NumbersDoorOptions {
  journal: Pick<SumJournal, 'append'>
  /** Hosts of the reader site, in lower case. */
  siteHosts: ReadonlySet<string>
  proxies: number
  /** Null without a service. */
  analytics: Pick<AnalyticsQueue, 'add'> | null
  now(): number
}

export interface NumbersDoor {
  /** Takes a beacon. Resolves to false where it could not be kept; one that does not count is taken, too. */
  takeBeacon(req: IncomingMessage, body: string): Promise<boolean>
  /** Counts a search, which the page does not report: it has no script. */
  countSearch(req: IncomingMessage): Promise<void>
  /** Counts a read of a republished story, on another publication: no service of web analytics gets it. */
  countRepublished(req: IncomingMessage, post: number): Promise<void>
}

const header = (req: IncomingMessage, name: string): string => [req.headers[name] ?? []].flat()[0] ?? ''

/** Creates the place where events of readers arrive: measured, added up and written down before the answer. */
export function createNumbersDoor(options: NumbersDoorOptions): NumbersDoor {
  const { analytics, journal, now, proxies, siteHosts } = options
  const measure = beaconMeasure()

  const keep = async (req: IncomingMessage, beacon: ReaderBeacon): Promise<boolean> => {
    const address = clientNetwork(req, proxies)
    const counted = await measure(beacon, address)
    if (!counted) return true
    const reading = programOf(req.headers['user-agent'])
    const from = {
      ...reading,
      kind: referrerKind(counted.referrer, counted.medium, siteHosts),
      page: pageBefore(counted.referrer, siteHosts),
    }
    const isKept = await journal.append(sumsOf(counted, from, now()))
    const reader = {
      cookies: header(req, 'cookie'),
      isControlOn: header(req, 'sec-gpc') === '1',
      asksConsent: beacon.asksConsent,
    }
    if (analytics && !reading.isBot && mayLoad('analytics', reader)) {
      const [language = ''] = header(req, 'accept-language').split(/[,;]/)
      analytics.add(counted, {
        userAgent: header(req, 'user-agent'),
        address: address.replace('/64', ''),
        language,
      })
    }
    return isKept
  }

  return {
    async takeBeacon(req, body) {
      const fetchSite = header(req, 'sec-fetch-site') || undefined
      const beacon = readBeacon({ body, fetchSite })
      return beacon ? keep(req, beacon) : true
    },
    async countSearch(req) {
      const page = { path: '/search', kind: 'other' as const, post: null }
      // No page says here whether the publication asks: only what was agreed to is shared.
      const asksConsent = true
      await keep(req, { page, referrer: '', medium: '', asksConsent, events: [{ name: 'search', props: {} }] })
    },
    async countRepublished(req, post) {
      const page = { path: '/pixel', kind: 'other' as const, post }
      const events = [{ name: 'republished_read' as const, props: {} }]
      const read: ReaderBeacon = { page, referrer: '', medium: '', asksConsent: true, events }
      const counted = await measure(read, clientNetwork(req, proxies))
      const from = { ...programOf(req.headers['user-agent']), kind: 'other' as const, page: null }
      if (counted) await journal.append(sumsOf(counted, from, now()))
    },
  }
}
