import { describe, expect, it } from '@jest/globals'
import { smtpOutcome } from './smtpOutcome.ts'

const failure = (code: string, command: string, response?: string) => ({
  message: 'Connection closed unexpectedly',
  code,
  command,
  ...(response && { response, responseCode: Number(response.slice(0, 3)) }),
})

describe('the outcome of a failed SMTP session', () => {
  it.each([
    ['no connection', failure('ECONNECTION', 'CONN'), false, 'unreachable'],
    ['a connection that ended before the mail', failure('ECONNECTION', 'CONN'), false, 'unreachable'],
    ['a connection that ended after the mail', failure('ECONNECTION', 'CONN'), true, 'unknown'],
    ['silence after the mail', failure('ETIMEDOUT', 'CONN'), true, 'unknown'],
    ['a goodbye that answers no mail', failure('ECONNECTION', 'CONN', '421 4.3.2 Closing'), true, 'unknown'],
    ['a refused log-in', failure('EAUTH', 'AUTH PLAIN', '535 5.7.8 Bad credentials'), false, 'stopped'],
    ['a log-in that is put off', failure('EAUTH', 'AUTH PLAIN', '454 4.7.0 Later'), false, 'unreachable'],
    ['a refused sender', failure('EENVELOPE', 'MAIL FROM', '550 5.7.1 Not yours'), false, 'stopped'],
    ['a refused reader', failure('EENVELOPE', 'RCPT TO', '550 5.1.1 No such user'), false, 'refused'],
    ['a full mailbox', failure('EENVELOPE', 'RCPT TO', '452 4.2.2 Full'), false, 'later'],
    ['a refused mail', failure('EMESSAGE', 'DATA', '554 5.7.1 Spam'), true, 'refused'],
    ['a mail that is put off', failure('EMESSAGE', 'DATA', '451 4.7.1 Greylisted'), true, 'later'],
    ['an address that is none', failure('EENVELOPE', 'API'), false, 'refused'],
  ])('%s', (_what, error, hasLeft, kind) => {
    expect(smtpOutcome(error, hasLeft).kind).toBe(kind)
  })
})
