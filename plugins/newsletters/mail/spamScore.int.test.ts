import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { blockFixture } from '#blocks/core/block.fixtures.ts'
import { fixtures } from '#blocks/registry/fixtures.ts'
import { isBlockType, schemas } from '#blocks/registry/schemas.ts'
import { spamAssassinPath } from '#scripts/test/systemPrograms.ts'
import { mailComposer } from '../sending/composeMail.ts'
import { readerMail } from '../sending/readerMail.ts'
import { issueFixture } from './issue.fixtures.ts'
import { issueMail } from './issueMail.ts'

jest.setTimeout(120_000)

const from = { name: 'The Harbour Post', address: 'desk@harbour.example' }
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const compose = mailComposer({ from, dkim: { domainName: 'harbour.example', keySelector: 'news', privateKey } })
const words = blockFixture('paragraph', {
  content: 'The ferry left at seven, as it has since 1931, with eleven passengers, a dog and the post for the island.',
})

// The mail with these blocks as it lies in a reader's mailbox.
async function arrivedMail(blocks: Parameters<typeof issueFixture>[0]): Promise<string> {
  const envelope = {
    subject: 'What the tide brought',
    previewText: 'Eleven passengers and a dog',
    postalAddress: '1 Quay Street\nHarbour City',
  }
  const content = await issueMail(issueFixture([words, ...blocks, words]), envelope, new Date())
  const mail = readerMail(
    { issueId: 7, listName: 'First Boat Out', ...content },
    { subscription: 3, email: 'ana@reader.example', row: 12 },
    {
      from,
      links: {
        unsubscribe: 'https://harbour.example/subscription/unsubscribe?token=a.b-c',
        preferences: 'https://harbour.example/subscription?token=a.b-c',
      },
      intake: { address: 'bounces@harbour.example', secret: 'own' },
    },
  )
  const received = `Received: from mail.harbour.example (mail.harbour.example [93.184.216.34])\r\n\tby mx.reader.example with ESMTPS id 4F1\r\n\tfor <ana@reader.example>; ${new Date().toUTCString().replace('GMT', '+0000')}\r\n`
  return received + (await compose(mail)).toString()
}

describe('SpamAssassin, without a network', () => {
  let folder: string
  beforeAll(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    folder = await mkdtemp(path.join(tmpdir(), 'citydesk-spam-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  // Returns the score of each mail, with the rules that it meets.
  async function judge(mails: readonly string[]): Promise<{ score: number; rules: string }[]> {
    const program = spamAssassinPath()
    if (!program)
      throw new Error('SpamAssassin is missing: install it, on Debian or Ubuntu with: apt-get install spamassassin')
    const preferences = path.join(folder, 'preferences')
    await writeFile(preferences, 'use_bayes 0\nuse_auto_welcomelist 0\nfold_headers 0\n')
    const box = path.join(folder, 'box')
    const entry = (mail: string) =>
      `From desk@harbour.example Sat Mar 14 12:00:00 2026\n${mail.replaceAll('\r\n', '\n')}\n`
    await writeFile(box, mails.map(entry).join(''))
    const { stdout } = await promisify(execFile)(
      program,
      ['--local', '--nocreate-prefs', `--prefs-file=${preferences}`, '--mbox', box],
      { maxBuffer: 100_000_000 },
    )
    const status = /^X-Spam-Status: \w+, score=(-?[\d.]+) .*? tests=(\S+)/gm
    return [...stdout.matchAll(status)].map(([, score, rules]) => ({ score: Number(score), rules: rules ?? '' }))
  }

  it('gives the mail of each block at most 1.0', async () => {
    const types = Object.keys(schemas).filter(isBlockType)
    const mails = await Promise.all(
      types.map((type) =>
        arrivedMail(
          type === 'list-item' ? [blockFixture('list', { children: fixtures[type].valid })] : fixtures[type].valid,
        ),
      ),
    )
    const verdicts = await judge(mails)
    expect(verdicts).toHaveLength(types.length)
    expect(types.map((type, at) => ({ type, ...verdicts[at] })).filter(({ score = 9 }) => score > 1)).toEqual([])
  })

  it('would give more to a mail of the kind that it is made for', async () => {
    const mail = (await arrivedMail([])).replace(/^Subject: .*$/m, 'Subject: MAKE MONEY FAST!!! VIAGRA $$$')
    expect((await judge([mail]))[0]?.score).toBeGreaterThan(1)
  })
})
