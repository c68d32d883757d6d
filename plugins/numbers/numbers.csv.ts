import { stringify } from 'csv-stringify/sync'
import type { Breakdown, NumbersAnswer } from './numbers.schema.ts'

const columns = ['list', 'item', 'measure', 'value']

type Line = readonly [list: string, item: string, measure: string, value: string | number | null]

/**
 * Returns the lists of the screen as CSV, one measure a line; texts that a spreadsheet would evaluate are marked as texts.
 * Pure.
 */
export function numbersCsv(answer: NumbersAnswer): string {
  const steps = answer[answer.span].steps.filter(({ isToCome }) => !isToCome)
  const views = steps.map(({ at, views }): Line => ['views', at, 'views', views])
  return stringify([columns, ...views, ...linesOf(answer.breakdown)], { escape_formulas: true })
}

const linesOf = (found: Breakdown): Line[] => [
  ...found.stories.flatMap(({ post, title, views, seconds, readShare }): Line[] => [
    ['stories', `${post} ${title}`, 'views', views],
    ['stories', `${post} ${title}`, 'engaged seconds a view', seconds],
    ['stories', `${post} ${title}`, 'share that read three quarters', readShare?.toFixed(3) ?? null],
  ]),
  ...found.sections.map(({ name, views }): Line => ['sections', name || 'No section', 'views', views]),
  ...found.referrers.map(({ kind, views }): Line => ['referrers', kind, 'views', views]),
  ...found.pages.map(({ kind, views }): Line => ['pages', kind, 'views', views]),
  ...found.signUps.map(({ newsletter, times }): Line => ['newsletters', newsletter || 'Other', 'sign-ups', times]),
  ...found.podcasts.flatMap(({ post, title, plays, halves, ends, platforms }): Line[] => [
    ['podcasts', `${post} ${title}`.trim(), 'plays', plays],
    ['podcasts', `${post} ${title}`.trim(), 'heard half', halves],
    ['podcasts', `${post} ${title}`.trim(), 'heard all', ends],
    ['podcasts', `${post} ${title}`.trim(), 'clicks to platforms', platforms],
  ]),
  ...found.clicks.map(
    ({ page, block, nthOfType, placementRow, times }): Line => [
      'clicks',
      `${page}, ${block} ${nthOfType}, row ${placementRow}`,
      'clicks',
      times,
    ],
  ),
  ...found.actions.map(({ name, detail, times }): Line => ['actions', `${name} ${detail}`.trim(), 'times', times]),
  ...found.groups.flatMap(({ group, reached, subscriptions }): Line[] => [
    ['control group', group, 'reached', reached],
    ['control group', group, 'subscriptions', subscriptions],
  ]),
  ...found.vitals.map(({ kind, metric, value }): Line => ['web vitals', kind, `${metric} p75`, value]),
]
