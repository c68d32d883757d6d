'use client'

import { Gutter } from '@payloadcms/ui'
import { formatInTimeZone } from 'date-fns-tz'
import { unpublishedStatuses, waitingStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { Dashboard } from '#plugins/dashboard/dashboard.schema.ts'
import { ZoneNote } from '../clock/ZoneNote.tsx'
import { listDate } from '../kit/listDates.ts'
import { StatusBadge } from '../kit/StatusBadge.tsx'
import { DashboardList } from './DashboardList.tsx'
import { QuickCreate } from './QuickCreate.tsx'
import { StoryLink } from './StoryLink.tsx'
import { useDashboard } from './useDashboard.ts'
import { WaitingForMe } from './WaitingForMe.tsx'
import { WorkedOn } from './WorkedOn.tsx'
import './dashboard.css'

/** Renders the dashboard: what the person has to do, and what the newsroom is doing. */
export function DashboardScreen({ initial }: { initial: Dashboard }) {
  const { dashboard, error } = useDashboard(initial)
  const { now, timeZone, atRisk, drafts, goingOut, published } = dashboard
  return (
    <main className="dashboard">
      <Gutter>
        <div className="dashboard__head">
          <h1>Dashboard</h1>
          <p>{formatInTimeZone(now, timeZone, 'EEEE, MMMM d')}</p>
          <QuickCreate />
        </div>
        <ZoneNote />
        {error && (
          <p className="dashboard__error" role="alert">
            The dashboard could not be refreshed: {error.message}
          </p>
        )}
        <div className="dashboard__columns">
          <div>
            <WaitingForMe atRisk={atRisk} timeZone={timeZone} />
            {drafts && <Drafts {...drafts} timeZone={timeZone} />}
          </div>
          <div>
            <GoingOut items={goingOut} now={now} timeZone={timeZone} />
            <WorkedOn />
            <Published items={published} timeZone={timeZone} />
          </div>
        </div>
      </Gutter>
    </main>
  )
}

function Drafts({ items, totalItems, timeZone }: NonNullable<Dashboard['drafts']> & { timeZone: string }) {
  return (
    <DashboardList
      title="My drafts"
      note={totalItems > items.length ? `${items.length} of ${totalItems.toLocaleString('en-US')}` : undefined}
      more={{ label: 'All my drafts', path: `/collections/posts?own=true&publishStatus=${unpublishedStatuses.join()}` }}
      empty="You have no drafts. Stories that you begin or that have your by-line appear here until they are published."
    >
      {items.map((item) => (
        <StoryLink
          key={`${item.collection} ${item.id}`}
          story={item}
          end={<span className="dashboard-line__go">Continue</span>}
        >
          <StatusBadge status={item.publishStatus} /> Changed {listDate(item.updatedAt, timeZone)}
        </StoryLink>
      ))}
    </DashboardList>
  )
}

function GoingOut({ items, now, timeZone }: { items: Dashboard['goingOut']; now: string; timeZone: string }) {
  return (
    <DashboardList
      title="Going out today"
      more={{ label: 'All scheduled', path: `/collections/posts?publishStatus=${waitingStatuses.join()}` }}
      empty="Nothing is scheduled for today. To schedule a story, open it and choose Schedule beside Publish."
    >
      {items.map((item) => (
        <StoryLink
          key={`${item.collection} ${item.id}`}
          story={item}
          end={<time dateTime={item.dueAt}>{formatInTimeZone(item.dueAt, timeZone, 'hh:mmaaa')}</time>}
        >
          <StatusBadge status={item.publishStatus} /> {item.dueAt < now && 'Due now'}
        </StoryLink>
      ))}
    </DashboardList>
  )
}

function Published({ items, timeZone }: { items: Dashboard['published']; timeZone: string }) {
  return (
    <DashboardList
      title="Just published"
      more={{ label: 'All published', path: '/collections/posts?publishStatus=PUBLISHED&sort=-publishDateTime' }}
      empty="Nothing is published yet. Posts appear here as soon as readers can see them."
    >
      {items.map((item) => (
        <StoryLink
          key={item.id}
          story={item}
          end={`${item.views.toLocaleString('en-US')} ${item.views === 1 ? 'view' : 'views'}`}
        >
          {listDate(item.publishDateTime, timeZone)}
        </StoryLink>
      ))}
    </DashboardList>
  )
}
