import { afterEach, describe, expect, it } from '@jest/globals'
import type { Payload } from 'payload'
import { smtpEmail } from '#plugins/email/smtpEmail.ts'
import { type MailFault, type MailServer, startMailServer } from './mailServer.ts'

let server: MailServer
afterEach(() => server.stop())

const from = { name: 'The Ellery Ledger', address: 'desk@ledger.test' }
const message = { to: 'editor@ledger.test', subject: 'Not published: Café', text: 'A dek is missing.' }

// The adapter asks nothing of Payload.
const adapterFor = (url: string) => smtpEmail({ url, from })({ payload: {} as Payload })

const send = async (fault?: MailFault) => {
  server = await startMailServer(fault)
  return adapterFor(server.url).sendEmail(message)
}

describe('e-mail by SMTP', () => {
  it('is handed over with sender, recipient, subject and text', async () => {
    await send()
    const [mail] = server.received
    expect(mail).toMatchObject({ from: 'desk@ledger.test', to: ['editor@ledger.test'] })
    expect(mail?.text).toContain('From: The Ellery Ledger <desk@ledger.test>')
    expect(mail?.text).toContain('Subject: =?UTF-8?Q?Not_published=3A_Caf=C3=A9?=')
    expect(mail?.text).toContain('A dek is missing.')
  })

  it('comes from whom a message says, where it says so', async () => {
    server = await startMailServer()
    await adapterFor(server.url).sendEmail({ ...message, from: { name: 'Letters', address: 'letters@ledger.test' } })
    expect(server.received[0]).toMatchObject({ from: 'letters@ledger.test' })
  })

  it.each([
    ['loginRefused', 'Wrong password'],
    ['recipientRefused', 'No such person here'],
    ['busy', 'Too many connections'],
    ['cut', ''],
  ] as const)('is not taken for sent when the server fails: %s', async (fault, words) => {
    await expect(send(fault)).rejects.toThrow(words)
    expect(server.received).toEqual([])
  })

  it('is not taken for sent when no server is there', async () => {
    server = await startMailServer()
    await server.stop()
    await expect(adapterFor(server.url).sendEmail(message)).rejects.toThrow('ECONNREFUSED')
    server = await startMailServer()
  })
})
