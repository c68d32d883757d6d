import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type { Payload } from 'payload'
import { createLocalReq, getPayload } from 'payload'
import pg from 'pg'
import { z } from 'zod'
import { up } from '#cms/migrations/20261128_030000_activity_chain.ts'
import { recordActivity } from '#collections/activity/recordActivity.ts'
import { readSignedCall, signatureHeader } from '#contract/signedCalls.ts'
import { nothing, query } from '#database/sql.ts'
import { bootTestPayload, type TestPayload } from '#tests/integration/bootPayload.ts'
import { closePool } from '#tests/integration/closePool.ts'
import { makeTablesIn } from '#tests/integration/ownTables.ts'
import { createAdministrator } from '#tests/integration/people.ts'
import { testConfig } from '#tests/integration/testConfig.ts'
import { onServer } from '#tests/integration/testDatabase.ts'
import { anchorChain } from './anchors.service.ts'
import { beginning, type ChainHead, nextRow } from './chain.rules.ts'
import { beginRound, lastAnchors, newestRow, rowsAfter } from './chain.store.ts'
import { expireEntries } from './expire.service.ts'
import { sealEntries } from './seal.service.ts'
import { verifyChain } from './verify.service.ts'

let app: TestPayload
let payload: Payload
let folder: string
let file: string

beforeAll(async () => {
  app = await bootTestPayload()
  payload = app.payload
  await createAdministrator(payload)
  await makeTablesIn(payload)
  folder = await mkdtemp(path.join(tmpdir(), 'citydesk-anchors-'))
  file = path.join(folder, 'anchors.jsonl')
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await app?.stop()
})

const add = async (title: string) =>
  recordActivity(await createLocalReq({}, payload), {
    action: 'update',
    outcome: 'done',
    source: 'system',
    collection: { slug: 'tags', admin: { useAsTitle: 'title' } },
    document: { id: 1, title },
    from: null,
    to: null,
    by: null,
    detail: { title, none: null, number: 1.5 },
  })

const addSealed = async (...titles: string[]) => {
  for (const title of titles) await add(title)
  await sealEntries(payload)
}

const run = (statement: ReturnType<typeof sql>) => query({ payload }, statement, nothing)

// Does what the owner of the tables can do: without the triggers.
const byHand = async (...statements: ReturnType<typeof sql>[]) => {
  const tables = [sql`activity`, sql`activity_chain.rows`]
  for (const table of tables) await run(sql`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  for (const statement of statements) await run(statement)
  for (const table of tables) await run(sql`ALTER TABLE ${table} ENABLE TRIGGER USER`)
}

const newestEntry = async () => {
  const { docs } = await payload.find({ collection: 'activity', sort: '-id', limit: 1, depth: 0 })
  return Number(docs[0]?.id)
}

const fault = async () => (await verifyChain(payload, file)).fault

describe('the chain of the activity log', () => {
  it('has an entry for each that is committed, and checks green', async () => {
    await addSealed('a', 'b')
    await add('c')
    expect(await verifyChain(payload, file)).toEqual({ fault: null, entries: 3 })
  })

  it('seals an entry that commits after later ones', async () => {
    const late = await createLocalReq({}, payload)
    late.transactionID = (await payload.db.beginTransaction()) ?? undefined
    await query(
      late,
      sql`INSERT INTO activity (action, outcome, door, kind, document_id) VALUES ('update', 'done', 'system', 'tags', '2')`,
      nothing,
    )
    await addSealed('after the late one')
    const { sequence } = await newestRow({ payload })
    if (late.transactionID !== undefined) await payload.db.commitTransaction(late.transactionID)
    await sealEntries(payload)
    expect((await newestRow({ payload })).sequence).toBe(sequence + 1)
    expect(await fault()).toBeNull()
  })

  it('is one when two processes seal at once, and goes on where one of them ended', async () => {
    const other = await getPayload({
      config: await testConfig({ databaseUrl: app.databaseUrl, folder, isCopied: false }, {}),
      key: `${app.databaseUrl} again`,
      disableOnInit: true,
    })
    try {
      for (let number = 0; number < 20; number += 1) await add(`entry ${number}`)
      await Promise.all([sealEntries(payload), sealEntries(other), sealEntries(payload), sealEntries(other)])
      await add('written by a process that ends before it seals')
      await sealEntries(other)
      expect(await fault()).toBeNull()
    } finally {
      await other.destroy()
      closePool(other)
    }
  })
})

describe('the tables of the activity log', () => {
  it.each(['activity', 'activity_chain.rows'])('%s refuse changes, deletions and truncation by SQL', async (table) => {
    const column = sql.raw(table === 'activity' ? 'title' : 'hash')
    for (const statement of [
      sql`UPDATE ${sql.raw(table)} SET ${column} = 'x'`,
      sql`DELETE FROM ${sql.raw(table)}`,
      sql`TRUNCATE ${sql.raw(table)} CASCADE`,
    ])
      await expect(run(statement)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('only ever added') },
      })
  })

  it('keep the person of an entry when the account is deleted', async () => {
    const person = await payload.create({
      collection: 'users',
      data: { name: 'Gone', email: 'gone@citydesk.test', password: 'only-for-tests' },
      draft: false,
    })
    const req = await createLocalReq({}, payload)
    await recordActivity(req, {
      action: 'logIn',
      outcome: 'done',
      source: 'screen',
      collection: payload.collections.users.config,
      document: person,
      from: null,
      to: null,
      by: { id: person.id, name: person.name },
    })
    await sealEntries(payload)
    await payload.delete({ collection: 'users', id: person.id })
    expect(await fault()).toBeNull()
  })
})

describe('a check', () => {
  it('finds an entry that was changed', async () => {
    await addSealed('to change')
    const id = await newestEntry()
    await byHand(sql`UPDATE activity SET title = 'changed' WHERE id = ${id}`)
    expect(await fault()).toBe(`Entry ${id} was changed after it was sealed.`)
    await byHand(sql`UPDATE activity SET title = 'to change' WHERE id = ${id}`)
    expect(await fault()).toBeNull()
  })

  it('finds an entry that was inserted past the chain', async () => {
    await byHand(
      sql`INSERT INTO activity (id, action, outcome, door, kind, document_id)
          VALUES (900, 'update', 'done', 'system', 'tags', '3')`,
    )
    expect(await fault()).toBe('Entry 900 was inserted past the chain.')
    await byHand(sql`DELETE FROM activity WHERE id = 900`)
  })

  it('finds an entry that was removed before it was sealed', async () => {
    await add('unsealed')
    const id = await newestEntry()
    await byHand(sql`DELETE FROM activity WHERE id = ${id}`)
    expect(await fault()).toBe(`Entry ${id} was removed before it was sealed.`)
    await run(sql`DELETE FROM activity_chain.waiting WHERE entry_id = ${id}`)
    expect(await fault()).toBeNull()
  })

  it('finds rows that changed places', async () => {
    await addSealed('one', 'two')
    const { sequence } = await newestRow({ payload })
    const swap = sql`UPDATE activity_chain.rows SET sequence = -sequence WHERE sequence >= ${sequence - 1}`
    const place = sql`UPDATE activity_chain.rows SET sequence = ${2 * sequence - 1} + sequence WHERE sequence < 0`
    await byHand(swap, place)
    expect(await fault()).toMatch(new RegExp(`^Row ${sequence - 1} of the chain`))
    await byHand(swap, place)
    expect(await fault()).toBeNull()
  })
})

describe('retention', () => {
  it('removes the content of old entries, says so, and leaves the chain green', async () => {
    await addSealed('kept')
    expect(await expireEntries(payload, 30, new Date())).toBe(0)
    const removed = await expireEntries(payload, 30, new Date(Date.now() + 31 * 86_400_000))
    expect(removed).toBeGreaterThan(20)
    expect(await fault()).toBeNull()
    const { docs } = await payload.find({ collection: 'activity', depth: 0 })
    expect(docs.map(({ action, detail }) => ({ action, detail }))).toEqual([
      { action: 'expire', detail: { removed, until: expect.any(String), through: expect.any(Number) } },
    ])
  })

  it('does not excuse an entry that was removed by hand', async () => {
    await addSealed('to remove', 'after it')
    const id = (await newestEntry()) - 1
    await byHand(sql`DELETE FROM activity WHERE id = ${id}`)
    expect(await fault()).toBe(`Entry ${id} was removed.`)
    await byHand(sql`DELETE FROM activity_chain.rows WHERE entry_id = ${id}`)
    expect(await fault()).toMatch(/^Row \d+ of the chain was removed\.$/)
  })
})

describe('anchors', () => {
  it('find a chain that was written again as a whole, and one that was cut', async () => {
    // The test before has left a hole: it is closed as an attacker would.
    const rewrite = async () => {
      const rows = await rowsAfter({ payload }, 0, 10_000)
      let head: ChainHead = beginning
      const again = rows.map(({ entryId, foundHash, entryHash, sealedAt }) => {
        const row = nextRow(head, { entryId, entryHash: foundHash ?? entryHash, sealedAt })
        head = row
        return row
      })
      await byHand(
        sql`DELETE FROM activity_chain.rows`,
        sql`INSERT INTO activity_chain.rows (sequence, entry_id, entry_hash, previous_hash, hash, sealed_at)
            SELECT "sequence", "entryId", "entryHash", "previousHash", "hash", "sealedAt"
            FROM jsonb_to_recordset(${JSON.stringify(again)}::jsonb) AS given ("sequence" bigint, "entryId" integer,
              "entryHash" text, "previousHash" text, "hash" text, "sealedAt" timestamptz)`,
      )
    }
    await rewrite()
    expect(await fault()).toBeNull()
    await addSealed('anchored')
    await anchorChain(payload, { file })
    expect(await lastAnchors({ payload })).toMatchObject([{ way: 'file', error: null }])
    expect(await fault()).toBeNull()
    const id = await newestEntry()
    await byHand(sql`UPDATE activity SET title = 'another' WHERE id = ${id}`)
    await rewrite()
    expect(await fault()).toMatch(/^The chain was written again: its row \d+ /)
    await byHand(
      sql`DELETE FROM activity_chain.rows WHERE entry_id = ${id}`,
      sql`DELETE FROM activity WHERE id = ${id}`,
    )
    expect(await fault()).toMatch(/^Row \d+ of the chain, anchored at .+, was removed\.$/)
  })

  it('say which line of the file is none', async () => {
    const text = await readFile(file, 'utf8')
    await writeFile(file, `${text}{"sequence":`)
    await expect(verifyChain(payload, file)).rejects.toThrow('Line 2')
    await writeFile(file, text)
  })

  it('are kept with their error where they fail, and sent by mail', async () => {
    await anchorChain(payload, { file: path.join(folder, 'no', 'folder'), mail: 'chief@citydesk.test' })
    const ways = await lastAnchors({ payload })
    expect(ways.find(({ way }) => way === 'file')?.error).toContain('ENOENT')
    expect(ways.find(({ way }) => way === 'mail')?.error).toBeNull()
  })

  it('are missed when their file is gone', async () => {
    await anchorChain(payload, { file })
    const text = await readFile(file, 'utf8')
    await rm(file)
    expect(await fault()).toMatch(/^The anchors that were written to .+ are gone\.$/)
    await writeFile(file, text)
  })

  it('are called out with a signature, to an address that can check it', async () => {
    const calls: { body: string; signature: string | undefined }[] = []
    const server = createServer((request, response) => {
      let body = ''
      request.on('data', (piece) => {
        body += piece
      })
      request.on('end', () => {
        calls.push({ body, signature: [request.headers[signatureHeader]].flat()[0] })
        response.writeHead(calls.length === 1 ? 204 : 500).end()
      })
    })
    await new Promise<void>((resolve) => server.listen(0, resolve))
    const url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}/anchors`
    const call = { url, secret: 'shared-by-both-ends-of-it' }
    await anchorChain(payload, { call })
    await anchorChain(payload, { call })
    server.close()
    const [first] = calls
    const schema = z.object({ sequence: z.number(), hash: z.string() })
    const read = readSignedCall('/anchors', schema, {
      body: '',
      signature: null,
      ...first,
      secret: call.secret,
      now: Date.now(),
    })
    const { sequence, hash } = await newestRow({ payload })
    expect(read).toEqual({ ok: true, value: { sequence, hash } })
    const ways = await lastAnchors({ payload })
    expect(ways.find(({ way }) => way === 'call')?.error).toBe('The address answered 500.')
  })

  it('are written by one process a day', async () => {
    const begun = await Promise.all([1, 2, 3].map(() => beginRound({ payload }, 'daily')))
    expect(begun.filter(Boolean)).toHaveLength(1)
  })
})

describe('a newsroom whose role is no superuser', () => {
  it('has no right to change the log, even without the triggers, and expires entries all the same', async () => {
    const name = `newsroom_${randomBytes(4).toString('hex')}`
    await onServer(async (client) => {
      await client.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`)
      await client.query(`CREATE DATABASE ${name} OWNER ${name}`)
    })
    const url = new URL(app.databaseUrl)
    Object.assign(url, { pathname: name, username: name, password: name })
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    try {
      await client.query('CREATE TABLE activity (id serial PRIMARY KEY); INSERT INTO activity DEFAULT VALUES')
      await up({ db: drizzle({ client }), payload, req: await createLocalReq({}, payload) })
      await client.query(
        `INSERT INTO activity_chain.rows SELECT 1, id, 'a', 'b', 'c', now() FROM activity; INSERT INTO activity DEFAULT VALUES`,
      )
      await client.query('ALTER TABLE activity DISABLE TRIGGER refuse_change')
      await expect(client.query('DELETE FROM activity')).rejects.toThrow('permission denied')
      await expect(client.query('UPDATE activity SET id = 7')).rejects.toThrow('permission denied')
      await client.query('ALTER TABLE activity ENABLE TRIGGER refuse_change')
      const { rows } = await client.query('SELECT activity_chain.remove_through(1) AS removed')
      expect(rows).toEqual([{ removed: 1 }])
      await expect(client.query('DELETE FROM activity')).rejects.toThrow('permission denied')
    } finally {
      await client.end()
      await onServer(async (server) => {
        await server.query(`DROP DATABASE ${name} WITH (FORCE)`)
        await server.query(`DROP ROLE ${name}`)
      })
    }
  })
})
