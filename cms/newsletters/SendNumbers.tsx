'use client'

import { shareText } from '../desk/desk.words.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { listDate } from '../posts-list/listDates.ts'
import type { Sending } from './SendIssue.tsx'

interface Props {
  sending: Sending
  send: NonNullable<Sending['send']>
  timeZone: string
}

/** Shows what became of the mails of the newest send. */
export function SendNumbers({ sending: { bounces }, send, timeZone }: Props) {
  const { counts, audience, askedAt, askedBy, finishedAt, state } = send
  const notSent = audience - Object.values(counts).reduce((sum, count) => sum + count, 0)
  const lines: [label: string, count: number, isShown?: boolean][] = [
    ['Accepted by the mail service', counts.accepted],
    ['Refused', counts.refused],
    ['Outcome unknown', counts.unknown],
    ['Unsubscribed in the meantime', counts.skipped, counts.skipped > 0],
    ['Waiting', counts.waiting, counts.waiting > 0],
    ['Cancelled', notSent, state === 'cancelled' && notSent > 0],
    ['Came back: no such address', bounces.hard],
    ['Came back: could not be delivered', bounces.soft],
    ['Complaints', bounces.complaint],
  ]
  return (
    <>
      <h2>{state === 'finished' ? 'Sent' : state === 'cancelled' ? 'Cancelled' : 'So far'}</h2>
      <p className="desk__about">
        {askedBy ? `By ${askedBy}, ` : ''}
        {listDate(askedAt, timeZone)}
        {finishedAt && ` to ${listDate(finishedAt, timeZone)}`}
      </p>
      <ScrollingTable label="Numbers of this send">
        <thead>
          <tr>
            <td />
            <th scope="col">Readers</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Audience</th>
            <td>{audience.toLocaleString('en-US')}</td>
            <td />
          </tr>
          {lines
            .filter(([, , isShown = true]) => isShown)
            .map(([label, count]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{count.toLocaleString('en-US')}</td>
                <td>{shareText(count, audience)}</td>
              </tr>
            ))}
        </tbody>
      </ScrollingTable>
    </>
  )
}
