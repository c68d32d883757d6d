'use client'

import { formatInTimeZone } from 'date-fns-tz'
import type { Dashboard } from '#plugins/dashboard/dashboard.schema.ts'
import { NoticeLine } from '../comments/NoticeLine.tsx'
import { useNotices } from '../comments/useNotices.ts'
import { listDate } from '../kit/listDates.ts'
import { DashboardList } from './DashboardList.tsx'
import { StoryLink } from './StoryLink.tsx'

/** Lists what the person has to act on: own stories that will not go out or did not, and unread notices. */
export function WaitingForMe({ atRisk, timeZone }: Pick<Dashboard, 'atRisk' | 'timeZone'>) {
  const { items, error } = useNotices()
  const notices = items?.filter(({ readAt }) => readAt === null) ?? []
  const empty = items
    ? 'Nothing is waiting. Mentions, replies and your stories that cannot go out appear here.'
    : (error?.message ?? 'Loading…')
  return (
    <DashboardList title="Waiting for me" empty={empty}>
      {[
        ...atRisk.map((item) => (
          <StoryLink
            key={`${item.collection} ${item.id}`}
            story={item}
            end={
              <time dateTime={item.dueAt}>
                {item.hasFailed ? listDate(item.dueAt, timeZone) : formatInTimeZone(item.dueAt, timeZone, 'hh:mmaaa')}
              </time>
            }
          >
            <strong className="dashboard-line__warning">
              {item.hasFailed ? 'Not published.' : 'Scheduled, but not ready.'}
            </strong>{' '}
            {item.reason}
          </StoryLink>
        )),
        ...notices.map((item) => (
          <li key={item.commentId}>
            <NoticeLine item={item} />
          </li>
        )),
      ]}
    </DashboardList>
  )
}
