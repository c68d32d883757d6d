import { describe, expect, it } from '@jest/globals'
import { rpcEndpoints } from '#cms/procedures/rpc.endpoint.ts'
import { prepareAll } from './sending.plugin.ts'
import {
  answers,
  app,
  createIssue,
  isIn,
  look,
  move,
  options,
  send,
  sent,
  subscribe,
  withSendingNewsroom,
  workUntil,
} from './sendingNewsroom.fixtures.ts'

withSendingNewsroom(rpcEndpoints)

const batch = options.connections * 8
const names = (count: number) => Array.from({ length: count }, (_, index) => `reader-${String(index).padStart(3, '0')}`)
// Returns how often each reader got the mail, without those who got it once.
const notOnce = (readers: string[]) =>
  readers.filter((name) => sent.filter(({ to }) => to === `${name}@harbour.test`).length !== 1)

describe('an issue is not sent twice', () => {
  it('where a schedule and a person ask for it at once, and two processes prepare it', async () => {
    const readers = names(20)
    await subscribe(...readers)
    const issue = await createIssue({ sendWhenPublished: true })
    expect((await send(issue)).status).toBe(409)
    await Promise.all([prepareAll(app.payload, options), prepareAll(app.payload, options)])
    await workUntil(isIn(issue, 'finished'))
    expect(notOnce(readers)).toEqual([])
  })

  it('where two workers start on it in the same moment', async () => {
    const readers = names(batch * 4)
    await subscribe(...readers)
    const issue = await createIssue()
    await send(issue)
    await Promise.all([1, 2].map(() => workUntil(isIn(issue, 'finished'))))
    expect(notOnce(readers)).toEqual([])
  })

  it('where one mail of a batch is refused with 554', async () => {
    const readers = names(batch)
    await subscribe(...readers)
    const issue = await createIssue()
    await send(issue)
    answers.push({ kind: 'refused', response: '554 5.7.1 Message rejected' })
    await workUntil(isIn(issue, 'finished'))
    expect(notOnce(readers)).toEqual([])
    expect(await look(issue)).toMatchObject({ send: { counts: { accepted: batch - 1, refused: 1, unknown: 0 } } })
  })

  it('where the answers to a batch are lost', async () => {
    const readers = names(batch)
    await subscribe(...readers)
    const issue = await createIssue()
    await send(issue)
    const lost = { kind: 'unknown', response: 'Connection closed' } as const
    // Never three in a row, which would pause the send.
    for (let pair = 0; pair < batch / 4; pair += 1) answers.push(lost, { kind: 'accepted', response: '250 Queued' })
    await workUntil(isIn(issue, 'finished'))
    expect(notOnce(readers)).toEqual([])
    expect(await look(issue)).toMatchObject({ send: { counts: { unknown: batch / 4, accepted: (batch * 3) / 4 } } })
  })

  it('where as many readers are put off as a batch holds: the others get it meanwhile', async () => {
    const readers = names(batch * 2)
    await subscribe(...readers)
    const issue = await createIssue()
    await send(issue)
    for (let reader = 0; reader < batch; reader += 1)
      answers.push({ kind: 'later', response: '452 4.2.2 The mailbox is full' })
    const counts = async () => (await look(issue)).send?.counts
    await workUntil(async () => (await counts())?.accepted === batch)
    expect(await counts()).toMatchObject({ accepted: batch, waiting: batch, refused: 0 })
    expect(notOnce(readers)).toEqual([])
  })

  it('where it is paused and resumed over and over while it is being sent', async () => {
    const readers = names(batch * 8)
    await subscribe(...readers)
    const issue = await createIssue()
    await send(issue)
    let stops = 0
    await workUntil(async () => {
      if (stops < 5 && (await move(issue, 'pause')).status === 200) {
        stops += 1
        await move(issue, 'resume')
      }
      return isIn(issue, 'finished')()
    })
    expect(stops).toBeGreaterThan(0)
    expect(notOnce(readers)).toEqual([])
  })
})
