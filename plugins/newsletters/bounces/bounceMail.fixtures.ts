import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { query } from '#database/sql.ts'
import { taggedAddress } from '../sending/readerMail.ts'
import { app, createIssue, isIn, send, workUntil } from '../sending/sendingNewsroom.fixtures.ts'

/** Sends an issue to all subscribers. @returns the issue, and the newest row of the outbox */
export async function sendOne() {
  const issue = await createIssue()
  await send(issue)
  await workUntil(isIn(issue, 'finished'))
  const statement = sql`SELECT id FROM sending.outbox ORDER BY id DESC LIMIT 1`
  const [newest] = await query({ payload: app.payload }, statement, z.object({ id: z.coerce.number() }))
  return { issue, row: newest?.id ?? 0 }
}

/** Builds the report of a mail server that a mail of the test newsroom could not be delivered. */
export function bounceMail(row: number, status: string, id = '1'): string {
  return [
    `To: <${taggedAddress({ address: 'bounces@times.test', secret: 'own' }, 'b', row)}>`,
    `Message-ID: <${id}@mx.test>`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=cut',
    'MIME-Version: 1.0',
    '',
    '--cut\r\nContent-Type: text/plain\r\n\r\nCould not be delivered.',
    `--cut\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; x\r\nAction: failed\r\nStatus: ${status}\r\nDiagnostic-Code: smtp; 550 ${status} No\r\n--cut--`,
  ].join('\r\n')
}
