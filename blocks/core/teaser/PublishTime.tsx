import { fullDateTime } from '../publicationDate.ts'
import { relativeTime } from './relativeTime.ts'

interface Props {
  // ISO 8601.
  published: string
  now: Date
  timeZone: string
}

/** Renders the age of a story; the whole date is in its title and, for machines, in its attribute. */
export function PublishTime({ published, now, timeZone }: Props) {
  const date = new Date(published)
  return (
    <time className="publish-time" dateTime={date.toISOString()} title={fullDateTime(date, timeZone)}>
      {relativeTime(date, now)}
    </time>
  )
}
