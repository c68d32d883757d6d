import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { createLocalReq, initTransaction, killTransaction } from 'payload'
import { editorsDesk } from '#tests/integration/editorsDesk.ts'
import { queue } from './schedule.service.ts'
import { publishDue } from './schedulePublishDue.ts'
import { publishOverdue, releaseJobs } from './scheduleWatchdog.ts'

const { app, editor, desk } = editorsDesk()

beforeEach(() => {
  jest.restoreAllMocks()
})

const scheduleOf = async (id: number) => {
  const where = { kind: { equals: 'posts' }, documentId: { equals: String(id) } }
  const { docs } = await app().payload.find({ collection: 'schedules', where, sort: '-id', limit: 1, depth: 0 })
  const [schedule] = docs
  if (!schedule) throw new Error(`Post ${id} has no schedule`)
  return schedule
}

// The time comes: what waits is due from now on.
const letComeDue = async (id: number, dueAt = new Date(Date.now() - 1000)) => {
  const schedule = await scheduleOf(id)
  const data = { dueAt: dueAt.toISOString() }
  await app().payload.update({ collection: 'schedules', id: schedule.id, data })
  return String(schedule.id)
}

const inAnHour = () => new Date(Date.now() + 3_600_000)
const publish = (schedule: string) => publishDue(app().payload, schedule, {})

const publications = async (id: number) => {
  const where = { documentId: { equals: String(id) }, action: { equals: 'fire' } }
  const { docs } = await app().payload.find({ collection: 'activity', where, sort: 'id', depth: 0 })
  return docs
}

describe('a scheduled publication', () => {
  it('has a job in the queue that waits for its time, made in the same transaction', async () => {
    const { id } = await desk().createPost()
    const dueAt = inAnHour()
    await desk().schedule(id, dueAt)
    const { docs } = await app().payload.find({ collection: 'payload-jobs', sort: '-id', limit: 1 })
    expect(docs[0]).toMatchObject({
      taskSlug: 'publish-scheduled',
      input: { schedule: String((await scheduleOf(id)).id) },
      waitUntil: dueAt.toISOString(),
    })
  })

  it('goes live at its time, under its date', async () => {
    const { id } = await desk().createPost({ headline: 'In time' })
    await desk().schedule(id, inAnHour())
    const dueAt = new Date('2026-01-02T20:00:00.000Z')
    expect(await publish(await letComeDue(id, dueAt))).toBe('published')
    expect(await desk().newest(id)).toMatchObject({
      publishStatus: 'PUBLISHED',
      publishDateTime: dueAt.toISOString(),
      path: '/2026/01/02/in-time',
    })
    expect(await publications(id)).toMatchObject([
      { outcome: 'late', door: 'job', from: 'SCHEDULED', to: 'PUBLISHED', byName: editor().name },
    ])
    expect(await scheduleOf(id)).toMatchObject({ state: 'done', waitingKey: null })
  })

  it('is bound to its version: later edits stay out of it, and stay', async () => {
    const { id } = await desk().createPost({ headline: 'As scheduled', note: 'First' })
    await desk().schedule(id, inAnHour())
    expect(await desk().update(id, { headline: 'Edited later', note: 'Second' })).toMatchObject({
      publishStatus: 'UNSCHEDULED_CHANGES',
    })
    expect(await publish(await letComeDue(id))).toBe('published')
    expect(await desk().liveText(id)).toBe('As scheduled')
    expect(await desk().newest(id)).toMatchObject({
      headline: 'Edited later',
      note: 'Second',
      publishStatus: 'UNPUBLISHED_CHANGES',
      path: expect.stringMatching(/as-scheduled$/),
    })
  })

  it('keeps what it is bound to even when its version is cleared away', async () => {
    const { id } = await desk().createPost({ headline: 'Kept' })
    await desk().schedule(id, inAnHour())
    await desk().update(id, { headline: 'Newer' })
    const { version } = await scheduleOf(id)
    await app().payload.db.deleteVersions({ collection: 'posts', where: { id: { equals: version } } })
    expect(await publish(await letComeDue(id))).toBe('published')
    expect(await desk().liveText(id)).toBe('Kept')
  })

  it('of a live post replaces what readers have, and moves the date only when asked', async () => {
    const { id, publishDateTime } = await desk().createLive({ headline: 'Before' })
    await desk().update(id, { headline: 'After' })
    expect(await desk().schedule(id, inAnHour())).toMatchObject({ publishStatus: 'SCHEDULED_CHANGES' })
    expect(await desk().liveText(id)).toBe('Before')
    await publish(await letComeDue(id))
    expect(await desk().newest(id)).toMatchObject({ headline: 'After', publishStatus: 'PUBLISHED', publishDateTime })

    await desk().update(id, { headline: 'Later still' })
    await desk().schedule(id, inAnHour(), true)
    const dueAt = new Date(Date.now() - 5000)
    await publish(await letComeDue(id, dueAt))
    expect(await desk().newest(id)).toMatchObject({ publishDateTime: dueAt.toISOString() })
  })

  it('does not publish before its time', async () => {
    const { id } = await desk().createPost()
    await desk().schedule(id, inAnHour())
    expect(await publish(String((await scheduleOf(id)).id))).toBe('settled')
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'SCHEDULED' })
  })

  it.each([
    ['published by hand', (id: number) => desk().publish(id), 'PUBLISHED'],
    ['unscheduled', (id: number) => desk().act(id, { action: 'unschedule', input: {} }), 'DRAFT'],
    ['put in the trash', (id: number) => desk().trash(id), 'TRASHED'],
    ['put in the trash on a screen of Payload’s', (id: number) => desk().update(id, { deletedAt: 'now' }), 'TRASHED'],
    ['scheduled for another time', (id: number) => desk().schedule(id, inAnHour()), 'SCHEDULED'],
  ])('never publishes once the post was %s', async (_what, change, status) => {
    const { id } = await desk().createPost()
    await desk().schedule(id, inAnHour())
    const schedule = await letComeDue(id)
    await change(id)
    expect(await publish(schedule)).toBe('settled')
    const found = await app().payload.findByID({ collection: 'posts', id, draft: true, trash: true })
    expect(found.publishStatus).toBe(status)
    expect(await publications(id)).toEqual([])
  })
})

describe('exactly once', () => {
  it('when eight servers publish the same schedule at once', async () => {
    const { id } = await desk().createPost()
    await desk().schedule(id, inAnHour())
    const schedule = await letComeDue(id)
    const results = await Promise.all(Array.from({ length: 8 }, () => publish(schedule)))
    expect(results.filter((result) => result === 'published')).toHaveLength(1)
    expect(await publications(id)).toHaveLength(1)
  })

  it('when a publication breaks off in the middle: nothing of it stays, and the next one does it', async () => {
    const { id } = await desk().createPost()
    await desk().schedule(id, inAnHour())
    const schedule = await letComeDue(id)
    const checksOf = () => Promise.reject(new Error('The machine went away'))
    await expect(publishDue(app().payload, schedule, { checksOf })).rejects.toThrow('went away')
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'SCHEDULED' })
    expect(await publish(schedule)).toBe('published')
    expect(await publications(id)).toHaveLength(1)
  })

  it('what came due while everything was down is published at the next start, and logged as late', async () => {
    const { id } = await desk().createPost()
    await desk().schedule(id, inAnHour())
    await letComeDue(id, new Date(Date.now() - 7_200_000))
    await publishOverdue(app().payload, {}, 0)
    await publishOverdue(app().payload, {}, 0)
    expect(await publications(id)).toMatchObject([{ outcome: 'late' }])
  })

  it('a fault that may pass is kept beside the schedule, which waits on', async () => {
    const { id } = await desk().createPost()
    await desk().schedule(id, inAnHour())
    await letComeDue(id)
    const checksOf = () => Promise.reject(new Error('The database is away'))
    await publishOverdue(app().payload, { checksOf }, 0)
    expect(await scheduleOf(id)).toMatchObject({ state: 'waiting', attempts: 1, lastError: 'The database is away' })
    await publishOverdue(app().payload, {}, 0)
    expect(await scheduleOf(id)).toMatchObject({ state: 'done' })
  })

  it('an action that is under way comes first; the publication waits for it', async () => {
    const { id } = await desk().createPost()
    await desk().schedule(id, inAnHour())
    const schedule = await letComeDue(id)
    const other = await createLocalReq({}, app().payload)
    await initTransaction(other)
    const { claimAction } = await import('#collections/lifecycle/documentLock.ts')
    expect(await claimAction(other, 'posts', id)).toBe(true)
    const publication = publish(schedule)
    await killTransaction(other)
    expect(await publication).toBe('published')
  })
})

describe('a job that a killed process left marked as running', () => {
  const jobOf = async (id: number) => {
    const schedule = String((await scheduleOf(id)).id)
    const { docs } = await app().payload.find({ collection: 'payload-jobs', sort: '-id', limit: 50, depth: 0 })
    const job = docs.find(({ input }) => JSON.stringify(input).includes(`"schedule":"${schedule}"`))
    if (!job) throw new Error(`Post ${id} has no job`)
    return job
  }
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)

  it('is given back to the queue after ten minutes, which then ends it', async () => {
    const { id } = await desk().createPost()
    await desk().schedule(id, inAnHour())
    const { id: job } = await jobOf(id)
    await app().payload.update({ collection: 'payload-jobs', id: job, data: { processing: true } })
    await releaseJobs(app().payload, inMinutes(9))
    expect(await jobOf(id)).toMatchObject({ processing: true })
    await releaseJobs(app().payload, inMinutes(11))
    expect(await jobOf(id)).toMatchObject({ processing: false, hasError: false })
    await letComeDue(id)
    await app().payload.update({ collection: 'payload-jobs', id: job, data: { waitUntil: new Date().toISOString() } })
    await app().payload.jobs.run({ queue, overrideAccess: true })
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'PUBLISHED' })
  })
})

describe('a publication that cannot be done', () => {
  it('is refused by the checks, reported in the log and by e-mail, and unscheduled', async () => {
    const sendEmail = jest.spyOn(app().payload, 'sendEmail').mockResolvedValue(undefined)
    const { id } = await desk().createPost({ headline: 'Not ready yet' })
    await desk().schedule(id, inAnHour())
    const schedule = await letComeDue(id)
    const check = { name: 'dek', label: 'Dek is longer than 20 characters', kind: 'Required', isPassed: false } as const
    const checksOf = () => Promise.resolve([check])
    expect(await publishDue(app().payload, schedule, { checksOf })).toBe('refused')
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'DRAFT', _status: 'draft' })
    expect(await scheduleOf(id)).toMatchObject({ state: 'failed', lastError: `Not ready: ${check.label}.` })
    expect(await publications(id)).toMatchObject([
      { outcome: 'refused', detail: { reason: `Not ready: ${check.label}.` } },
    ])
    expect(sendEmail).toHaveBeenCalledWith(
      expect.objectContaining({ to: editor().email, subject: 'Not published: Not ready yet' }),
    )
  })

  it('is refused where it does not fit any more, and readers keep what they have', async () => {
    jest.spyOn(app().payload, 'sendEmail').mockResolvedValue(undefined)
    const { id } = await desk().createLive({ headline: 'Live words' })
    await desk().update(id, { headline: 'New words', slug: 'wanted-by-two' })
    await desk().schedule(id, inAnHour())
    await desk().update(id, { slug: 'given-up' })
    await desk().createPost({ slug: 'wanted-by-two' })
    expect(await publish(await letComeDue(id))).toBe('refused')
    expect(await desk().liveText(id)).toBe('Live words')
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'UNPUBLISHED_CHANGES', slug: 'given-up' })
  })

  it('is done without what was deleted meanwhile', async () => {
    const tag = await app().payload.create({ collection: 'tags', data: { name: 'Short-lived' } })
    const { id } = await desk().createPost({ tags: [tag.id] })
    await desk().schedule(id, inAnHour())
    await app().payload.delete({ collection: 'tags', id: tag.id })
    expect(await publish(await letComeDue(id))).toBe('published')
    expect(await desk().newest(id)).toMatchObject({ publishStatus: 'PUBLISHED', tags: [] })
  })
})
