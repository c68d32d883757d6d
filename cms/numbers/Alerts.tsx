import { Link, useConfig } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { Alert } from '#plugins/numbers/alerts/alerts.schema.ts'
import { countText } from './numbers.words.ts'

/** Renders what an editor should look at; nothing on a usual day. */
export function Alerts({ alerts }: { alerts: readonly Alert[] }) {
  return (
    // A live region has to be there before what it says.
    <ul className="numbers-alerts" aria-label="To look at" aria-live="polite" hidden={alerts.length === 0}>
      {alerts.map((alert) => (
        <li key={keyOf(alert)}>
          <AlertText alert={alert} />
        </li>
      ))}
    </ul>
  )
}

const keyOf = (alert: Alert): string =>
  alert.kind === 'story' ? `story ${alert.post}` : alert.kind === 'place' ? alert.place : alert.kind

function AlertText({ alert }: { alert: Alert }) {
  const { admin } = useConfig().config.routes
  if (alert.kind === 'site')
    return (
      <>
        <strong>{timesText(alert.views / alert.usual)} the usual readers.</strong> {countText(alert.views)} views in an
        hour, usually {countText(alert.usual)}.
      </>
    )
  if (alert.kind === 'story')
    return (
      <>
        <strong>
          <Link href={formatAdminURL({ adminRoute: admin, path: `/collections/posts/${alert.post}` })} prefetch={false}>
            {alert.title}
          </Link>{' '}
          takes off.
        </strong>{' '}
        {countText(alert.views)} views in an hour, {countText(alert.before)} in the hour before.
      </>
    )
  return (
    <>
      <strong>{placeText(alert)} has few clicks.</strong> {countText(alert.clicks)} in an hour, usually{' '}
      {countText(alert.usual)}; for {alert.minutes} minutes.
    </>
  )
}

const timesText = (times: number): string => `${Math.floor(times)} times`

function placeText({ place, title }: Extract<Alert, { kind: 'place' }>): string {
  const [, nth = '', row = ''] = place.split(' ')
  return `${title} ${nth} of the home page, in row ${row},`
}
