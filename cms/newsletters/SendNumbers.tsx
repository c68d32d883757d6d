'use client'

import { complaintLevel, complaintRate } from '#plugins/newsletters/bounces/bounce.rules.ts'
import { shareText } from '../desk/desk.words.ts'
import { ScrollingTable } from '../desk/ScrollingTable.tsx'
import { listDate } from '../kit/listDates.ts'
import type { Sending } from './SendProgress.tsx'

interface Props {
  sending: Sending
  send: NonNullable<Sending['send']>
  timeZone: string
}

const complaints = 'Complaints'

/** Shows what became of the mails of the newest send. */
export function SendNumbers({ sending: { bounces }, send, timeZone }: Props) {
  const { counts, read, audience, requestedAt, requestedBy, finishedAt, state } = send
  const level = complaintLevel(bounces.complaint, counts.accepted)
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
    [complaints, bounces.complaint],
    ['Openings', read.opens ?? 0, read.opens !== null],
  ]
  return (
    <>
      <h2>{state === 'finished' ? 'Sent' : state === 'cancelled' ? 'Cancelled' : 'So far'}</h2>
      <p className="desk__about">
        {requestedBy ? `By ${requestedBy}, ` : ''}
        {listDate(requestedAt, timeZone)}
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
                <td>
                  {label === complaints && count > 0
                    ? complaintRate(count, counts.accepted)
                    : shareText(count, audience)}
                </td>
              </tr>
            ))}
        </tbody>
      </ScrollingTable>
      {level !== 'fine' && (
        <p className="desk__problem" role="alert">
          {complaintRate(bounces.complaint, counts.accepted)} of the readers complained.{' '}
          {level === 'warn'
            ? 'At 0.3% a send is paused, because mail services begin to refuse the sender.'
            : 'Mail services begin to refuse a sender at 0.3%.'}
        </p>
      )}
      {read.links && <LinkClicks links={read.links} />}
    </>
  )
}

function LinkClicks({ links }: { links: NonNullable<Props['send']['read']['links']> }) {
  return (
    <>
      <h2>Clicks</h2>
      <ScrollingTable label="Clicks by link">
        <thead>
          <tr>
            <th scope="col" className="desk__words">
              Link
            </th>
            <th scope="col">Clicks</th>
          </tr>
        </thead>
        <tbody>
          {links.map(({ href, clicks }) => (
            <tr key={href}>
              <th scope="row" className="desk__words">
                <a href={href} target="_blank" rel="noreferrer">
                  {href}
                </a>
              </th>
              <td>{clicks.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </ScrollingTable>
    </>
  )
}
