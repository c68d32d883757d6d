import { formatInTimeZone } from 'date-fns-tz'
import type { ReferrerKind } from '#contract/numbersCall.schema.ts'
import type { PageKind } from '#contract/readerEvents.schema.ts'
import type { VitalMetric } from '#contract/vitalBuckets.ts'
import type { Breakdown, Mark, NumbersSpan } from '#plugins/numbers/numbers.schema.ts'

export const spanLabels: Record<NumbersSpan, string> = {
  now: 'Last 30 minutes',
  today: 'Today',
  month: 'Last 30 days',
}

export const referrerLabels: Record<ReferrerKind, string> = {
  search: 'Search engines',
  social: 'Social networks',
  newsletter: 'Newsletters and e-mail',
  direct: 'Directly',
  internal: 'Other pages of the site',
  other: 'Other sites',
}

export const pageLabels: Record<PageKind, string> = {
  home: 'Home page',
  article: 'Stories',
  section: 'Sections',
  tag: 'Tags',
  author: 'Authors',
  podcasts: 'Podcasts',
  page: 'Pages',
  newsletters: 'Newsletters',
  issue: 'Newsletter issues',
  other: 'Other',
}

/** Returns the label of a kind of page; the kind itself where it has none. */
export function pageLabel(kind: string): string {
  return isPageKind(kind) ? pageLabels[kind] : kind
}

const isPageKind = (kind: string): kind is PageKind => kind in pageLabels

const actionLabels: Record<string, string> = {
  share: 'Shares by',
  search: 'Searches',
  impression: 'Seen:',
  chat: 'Questions to',
  signup_group: 'Subscriptions:',
}
const detailLabels: Record<string, string> = {
  assistant: 'an assistant',
  forum: 'candidates',
  control: 'control group',
  shown: 'readers outside the control group',
}

/** Returns the label of what readers do: "Shares by facebook". */
export function actionLabel(name: string, detail: string): string {
  return [actionLabels[name] ?? name, detailLabels[detail] ?? detail.replaceAll('_', ' ')].filter(Boolean).join(' ')
}

export function countText(count: number): string {
  return count.toLocaleString('en-US')
}

const beforeTexts: Record<NumbersSpan, string> = { now: '', today: 'a week ago', month: 'in the 30 days before' }

/** Returns how the views of a span compare: "12% more than a week ago"; what they are where nothing can be compared. */
export function comparedText(span: NumbersSpan, views: number, before: number | null): string {
  if (!before) return 'Views of stories and pages'
  const percent = Math.round(((views - before) / before) * 100)
  if (percent === 0) return `as many as ${beforeTexts[span]}`
  return `${countText(Math.abs(percent))}% ${percent > 0 ? 'more' : 'fewer'} than ${beforeTexts[span]}`
}

/** Returns seconds as "1 min 20 s"; a dash for null. */
export function secondsText(seconds: number | null): string {
  if (seconds === null) return '—'
  const minutes = Math.floor(seconds / 60)
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`
}

/** Returns a share as "34%"; a dash for null. */
export function shareText(share: number | null): string {
  return share === null ? '—' : `${Math.round(share * 100)}%`
}

export const groupLabels: Record<Breakdown['groups'][number]['group'], string> = {
  shown: 'Were shown the module',
  control: 'Control group, shown nothing',
}

/** Returns a rate as "3.4%"; a dash where nothing was reached. */
export function rateText(times: number, of: number): string {
  return of === 0 ? '—' : `${((times / of) * 100).toFixed(1)}%`
}

// Subscriptions of each group below which two rates are not compared, and the limit of the difference of two rates in
// standard errors above which chance is unlikely (95 %).
const [fewest, clear] = [5, 1.96]

/** Returns in words how much more readers subscribe who are shown the module; that it may be chance. */
export function liftText(groups: Breakdown['groups']): string {
  const [shown, control] = groups
  if (!shown || !control) return ''
  const few = groups.some(({ reached, subscriptions }) => reached === 0 || subscriptions < fewest)
  if (few) return `It takes ${fewest} subscriptions of each group to compare them.`
  const [rate, usual] = [shown.subscriptions / shown.reached, control.subscriptions / control.reached]
  const all = (shown.subscriptions + control.subscriptions) / (shown.reached + control.reached)
  const error = Math.sqrt(all * (1 - all) * (1 / shown.reached + 1 / control.reached))
  const percent = Math.round(Math.abs(rate / usual - 1) * 100)
  const words = `${percent}% ${rate >= usual ? 'more' : 'fewer'} subscriptions with the module`
  return Math.abs(rate - usual) / error >= clear ? `${words}.` : `${words}, which may be chance.`
}

/** The limits of "good" of Core Web Vitals: milliseconds; thousandths of a shift for CLS. */
export const goodVitals: Record<VitalMetric, number> = { LCP: 2500, INP: 200, CLS: 100, TTFB: 800 }

export const vitalLabels: Record<VitalMetric, string> = {
  LCP: 'Largest paint (LCP)',
  INP: 'Response to input (INP)',
  CLS: 'Layout shift (CLS)',
  TTFB: 'First byte (TTFB)',
}

/** Returns a web vital as "1.2 s", "180 ms", "0.08". */
export function vitalText(metric: VitalMetric, value: number): string {
  if (metric === 'CLS') return (value / 1000).toFixed(2)
  return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${value} ms`
}

/** Returns the name of a step of a chart. @param at an ISO text; a day "yyyy-MM-dd" for the month */
export function stepText(span: NumbersSpan, at: string, timeZone: string): string {
  if (span === 'month') return formatInTimeZone(`${at}T12:00:00Z`, 'UTC', 'MM/dd/yyyy')
  return formatInTimeZone(at, timeZone, span === 'now' ? 'hh:mmaaa' : 'hhaaa')
}

const markLabels: Record<Mark['kind'], string> = {
  published: 'published',
  launched: 'Home page launched',
  sent: 'sent to its readers',
}

/** Returns what the newsroom did, with the time: "10:05am “Ferry late” published". */
export function markText({ kind, at, title }: Mark, timeZone: string): string {
  const time = formatInTimeZone(at, timeZone, 'hh:mmaaa')
  return kind === 'launched' ? `${time} ${markLabels[kind]}` : `${time} “${title}” ${markLabels[kind]}`
}
