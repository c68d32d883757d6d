import type { PayloadRequest } from 'payload'
import { carryQuery } from '#blocks/core/carriedQuery.ts'
import { canonicalPath } from '#collections/addresses/canonicalPath.ts'
import { entryAt, historyOf, isAddressOwner, liveEntriesOf } from '#collections/addresses/ledger.ts'
import { pathOfTarget, queryOfTarget } from '#collections/addresses/redirectTarget.ts'
import { isSitesOwn } from '#collections/addresses/sitePaths.ts'
import type { ReaderAnswer } from '#contract/readerApi.schema.ts'
import { answerPage } from '../reader-api/page.answer.ts'
import { createReaderRequest } from '../reader-api/readerRequest.ts'

/** One response on a reader's way from an address. */
export interface AddressStep {
  address: string
  /** HTTP status; null for an address outside the site or a file of the site, which is not requested here. */
  status: number | null
  location: string | null
  /** Title of the page, or a description where there is no page. */
  title: string | null
}

export interface AddressCheck {
  steps: AddressStep[]
  since: string | null
  by: string | null
  why: string | null
  history: { at: string; answer: string; target: string | null; why: string; by: string }[]
}

// Maximum number of redirects that are followed; there is at most one, unless an external address leads back.
const maxSteps = 3

/**
 * Resolves an address with the functions that answer readers, so that the result cannot differ from theirs.
 * @param address a path of the site, or a full address of it.
 * @throws RangeError with the sentence to show, when it is no address of this site.
 */
export async function checkAddress(req: PayloadRequest, address: string, siteUrl: string): Promise<AddressCheck> {
  const start = pathOf(address, siteUrl)
  const steps: AddressStep[] = []
  for (let next: string | null = start; next !== null && steps.length < maxSteps; ) {
    const step = await stepAt(req, next, siteUrl)
    steps.push(step)
    next = step.location && carryQuery(step.location, queryOfTarget(start))
  }
  const path = canonicalPath(start.replace(/[?#].*$/s, '')) ?? '/'
  const entry = await entryAt(req, path)
  return {
    steps,
    since: entry?.since ?? null,
    by: entry?.by ?? null,
    why: entry?.why ?? null,
    history: await legible(req, await historyOf(req, path)),
  }
}

type History = AddressCheck['history']

const legible = async (req: PayloadRequest, history: History): Promise<History> => {
  const live = await liveEntriesOf(req, history.map(({ target }) => target).filter(isAddressOwner))
  return history.map((entry) => ({ ...entry, target: live.get(entry.target)?.path ?? entry.target }))
}

const pathOf = (text: string, siteUrl: string): string => {
  const trimmed = text.trim()
  const site = new URL(siteUrl)
  const isFull = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) || /^[\\/]{2}/.test(trimmed)
  const relative = trimmed.startsWith('/') ? trimmed : `/${trimmed}`
  const url = isFull ? (URL.canParse(trimmed) ? new URL(trimmed) : null) : new URL(relative, site)
  if (!url || url.host !== site.host || canonicalPath(url.pathname) === null) {
    throw new RangeError(`Enter a path of this site, for example /2024/old-story, or an address of ${site.host}.`)
  }
  return url.pathname + url.search
}

const stepAt = async (req: PayloadRequest, address: string, siteUrl: string): Promise<AddressStep> => {
  const path = pathOfTarget(address)
  const unknown = { address, status: null, location: null, title: null }
  if (path === null) return { ...unknown, title: 'Another site' }
  if (isSitesOwn(path)) return { ...unknown, title: 'The site itself answers this' }
  const answer = await answerPage(await createReaderRequest(req.payload, siteUrl, 1), path)
  const location = 'location' in answer ? answer.location : null
  return { address, status: answer.status, location, title: titleOf(answer) }
}

const titleOf = (answer: ReaderAnswer): string | null => {
  if (answer.status === 200) return answer.page.seo.title
  return answer.status === 451 && 'authority' in answer ? answer.authority : null
}
