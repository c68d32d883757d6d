import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { dataOf, rpcClient } from '#tests/integration/rpcClient.ts'
import { folderTransport } from '../sending/folder.transport.ts'
import {
  app,
  createIssue,
  isIn,
  look,
  options,
  publisher,
  send,
  sent,
  subscribe,
  withSendingNewsroom,
  workUntil,
  writer,
} from '../sending/sendingNewsroom.fixtures.ts'

withSendingNewsroom(rpcEndpoints)

const mails = z.object({
  items: z.array(z.object({ id: z.string(), to: z.string(), subject: z.string() })),
  total: z.number(),
  isWriting: z.boolean(),
})
const listed = async (words = '', page = 1) =>
  mails.parse(dataOf(await rpcClient(publisher).query('newsletter.getWrittenMails', { words, page })))
const opened = (id: string) => rpcClient(publisher).query('newsletter.getWrittenMail', { id })

// Sends an issue while there is no mail server.
async function writeTo(...names: string[]): Promise<string> {
  await subscribe(...names)
  const issue = await createIssue()
  await send(issue)
  await workUntil(isIn(issue, 'finished'))
  return issue
}

describe('a newsroom without a mail server', () => {
  const real = options.transport
  const withoutServer = async (work: () => Promise<void>) => {
    options.transport = folderTransport({ from: options.from, dkim: null }, options.mailFolder)
    await work().finally(() => {
      options.transport = real
    })
  }

  it('writes the mail of each reader to a folder, where it is found by its address and looked at', () =>
    withoutServer(async () => {
      const issue = await writeTo('ana', 'ben', 'cleo')
      expect(await look(issue)).toMatchObject({ isWriting: true, send: { counts: { accepted: 3 } } })
      expect(sent).toEqual([])
      const { items } = await listed()
      expect(items.map(({ to }) => to).toSorted()).toEqual(['ana', 'ben', 'cleo'].map((name) => `${name}@harbour.test`))
      const found = await listed('BEN@')
      expect(found).toMatchObject({ total: 1, isWriting: true, items: [{ to: 'ben@harbour.test' }] })
      expect(dataOf(await opened(found.items[0]?.id ?? ''))).toMatchObject({
        to: 'ben@harbour.test',
        subject: `Issue ${issue}`,
        html: expect.stringContaining('/subscription/unsubscribe?token='),
        text: expect.stringContaining('Version '),
        headers: expect.arrayContaining([
          { name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' },
          { name: 'To', value: 'ben@harbour.test' },
        ]),
      })
      expect(await listed('nobody')).toMatchObject({ total: 0, items: [] })
    }))

  it('forgets the mails of a reader whose data is deleted', () =>
    withoutServer(async () => {
      await writeTo('dora')
      const [mail] = (await listed('dora')).items
      await app.payload.delete({
        collection: 'newsletter-subscriptions',
        where: { email: { equals: 'dora@harbour.test' } },
      })
      expect((await listed('dora')).total).toBe(0)
      expect((await opened(mail?.id ?? '')).status).toBe(404)
    }))

  it('sends the issue to its readers once there is one', async () => {
    let issue = ''
    await withoutServer(async () => {
      issue = await writeTo('eva')
      expect(await look(issue)).toMatchObject({ audience: 0 })
    })
    expect(await look(issue)).toMatchObject({ audience: 1, refusal: null, isWriting: false })
    await send(issue)
    await workUntil(isIn(issue, 'finished'))
    expect(sent.map(({ to }) => to)).toEqual(['eva@harbour.test'])
    expect(await look(issue)).toMatchObject({ audience: 0 })
  })

  it('shows them to those who may change every newsletter, and nothing else of the disk', async () => {
    const asWriter = rpcClient(writer)
    expect((await asWriter.query('newsletter.getWrittenMails', { words: '', page: 1 })).status).toBe(403)
    expect((await asWriter.query('newsletter.getWrittenMail', { id: 'a' })).status).toBe(403)
    expect((await opened('../../etc/passwd')).status).toBe(400)
  })
})
