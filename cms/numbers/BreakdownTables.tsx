'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { vitalMetrics } from '#contract/vitalBuckets.ts'
import type { Breakdown } from '#plugins/numbers/numbers.schema.ts'
import { NumbersTable } from './NumbersTable.tsx'
import {
  actionLabel,
  countText,
  goodVitals,
  groupLabels,
  liftText,
  pageLabel,
  pageLabels,
  rateText,
  referrerLabels,
  secondsText,
  shareText,
  vitalLabels,
  vitalText,
} from './numbers.words.ts'

/** Renders the lists of a span. Of the last minutes only views are known: the other lists are left out then. */
export function BreakdownTables({ found, hasViewsOnly }: { found: Breakdown; hasViewsOnly: boolean }) {
  return (
    <div className="numbers__lists">
      <Stories found={found} />
      <NumbersTable
        title="Sections"
        columns={['Section', 'Views']}
        empty="Views of stories appear here by their primary section."
        rows={found.sections.map(({ name, views }) => ({
          key: name,
          cells: [name || 'No section', countText(views)],
        }))}
      />
      {!hasViewsOnly && <OtherLists found={found} />}
    </div>
  )
}

function StoryName({ post, title }: { post: string; title: string }) {
  const { config } = useConfig()
  if (post === '') return title
  const href = formatAdminURL({ adminRoute: config.routes.admin, path: `/collections/posts/${post}` })
  return (
    <Link href={href} prefetch={false}>
      {title}
    </Link>
  )
}

function Stories({ found: { stories } }: { found: Breakdown }) {
  return (
    <NumbersTable
      title="Stories"
      isWide
      columns={['Story', 'Views', 'Time a view', 'Read ¾']}
      empty="Stories appear here as soon as readers open them."
      rows={stories.map(({ post, title, views, seconds, readShare }) => ({
        key: post,
        cells: [
          <StoryName key="name" post={post} title={title} />,
          countText(views),
          secondsText(seconds),
          shareText(readShare),
        ],
      }))}
    />
  )
}

function OtherLists({ found }: { found: Breakdown }) {
  return (
    <>
      <NumbersTable
        title="Where readers come from"
        columns={['From', 'Views']}
        empty="Views appear here by the site that led to them."
        rows={found.referrers.map(({ kind, views }) => ({
          key: kind,
          cells: [referrerLabels[kind], countText(views)],
        }))}
      />
      <NumbersTable
        title="Pages"
        columns={['Kind of page', 'Views']}
        empty="Views appear here by the kind of page."
        rows={found.pages.map(({ kind, views }) => ({ key: kind, cells: [pageLabels[kind], countText(views)] }))}
      />
      <NumbersTable
        title="Newsletter sign-ups"
        columns={['Newsletter', 'Sign-ups']}
        empty="Sign-ups appear here by newsletter."
        rows={found.signUps.map(({ newsletter, times }) => ({
          key: newsletter,
          cells: [newsletter || 'Other', countText(times)],
        }))}
      />
      <NumbersTable
        title="Podcasts"
        columns={['Episode', 'Plays', 'Heard half', 'Heard all', 'To platforms']}
        empty="Episodes appear here as soon as readers play them."
        rows={found.podcasts.map(({ post, title, plays, halves, ends, platforms }) => ({
          key: post,
          cells: [
            <StoryName key="name" post={post} title={title} />,
            ...[plays, halves, ends, platforms].map(countText),
          ],
        }))}
      />
      <NumbersTable
        title="Clicks on blocks"
        columns={['Block', 'Page', 'Nth of its type', 'Row', 'Clicks']}
        empty="Clicks on links of blocks appear here by their place on the page."
        rows={found.clicks.map(({ page, block, title, nthOfType, placementRow, times }) => ({
          key: `${page} ${block} ${nthOfType} ${placementRow}`,
          cells: [title, pageLabel(page), nthOfType, placementRow, countText(times)],
        }))}
      />
      <NumbersTable
        title="Actions"
        columns={['Action', 'Times']}
        empty="Shares, searches and questions appear here."
        rows={found.actions.map(({ name, detail, times }) => ({
          key: `${name} ${detail}`,
          cells: [actionLabel(name, detail), countText(times)],
        }))}
      />
      {found.groups.length > 0 && (
        <NumbersTable
          title="What the personalised module brings"
          columns={['Readers', 'Reached its place', 'Subscriptions', 'Rate']}
          empty=""
          note={liftText(found.groups)}
          rows={found.groups.map(({ group, reached, subscriptions }) => ({
            key: group,
            cells: [groupLabels[group], countText(reached), countText(subscriptions), rateText(subscriptions, reached)],
          }))}
        />
      )}
      <Vitals found={found} />
    </>
  )
}

function Vitals({ found: { vitals } }: { found: Breakdown }) {
  const kinds = [...new Set(vitals.map(({ kind }) => kind))]
  return (
    <NumbersTable
      title="Web vitals (75th percentile)"
      isWide
      columns={['Kind of page', ...vitalMetrics.map((metric) => vitalLabels[metric])]}
      empty="Measured in one of ten page views, and shown here by the kind of page."
      rows={kinds.map((kind) => ({
        key: kind,
        cells: [
          pageLabels[kind],
          ...vitalMetrics.map((metric) => {
            const vital = vitals.find((one) => one.kind === kind && one.metric === metric)
            if (!vital) return '—'
            return `${vitalText(metric, vital.value)}${vital.value <= goodVitals[metric] ? ' (good)' : ''}`
          }),
        ],
      }))}
    />
  )
}
