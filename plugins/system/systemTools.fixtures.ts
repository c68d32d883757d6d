/** A newsroom with all parts that the system tools look at: a site, a real-time server and a mail server of the test. */

import { Resolver } from 'node:dns/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Endpoint } from 'payload'
import { smtpEmail } from '#plugins/email/smtpEmail.ts'
import { mediaLibrary } from '#plugins/media-library/mediaLibrary.plugin.ts'
import { folderTransport } from '#plugins/newsletters/sending/folder.transport.ts'
import { newsletterSending } from '#plugins/newsletters/sending/sending.plugin.ts'
import { MailFolder } from '#plugins/newsletters/written/mailFolder.store.ts'
import { revalidation } from '#plugins/revalidation/revalidation.plugin.ts'
import { search } from '#plugins/search/search.plugin.ts'
import { startMailbox } from '#tests/integration/mailbox.ts'
import { createAdministrator, createPerson } from '#tests/integration/people.ts'
import { signIn } from '#tests/integration/restClient.ts'
import { rpcClient } from '#tests/integration/rpcClient.ts'
import { bootSharedNewsroom } from '#tests/integration/sharedRoom.ts'
import { startStandIn } from '#tests/integration/standInServer.ts'
import { notedMail } from './mail/notedMail.ts'
import { systemTools } from './system.plugin.ts'

const from = { name: 'Times', address: 'desk@times.test' }
const secret = 'shared-by-the-processes'

export type Site = { isUp: boolean; purges: string[][] }

/** Starts a stand-in for a reader site, which takes purges while it is up. */
async function startSite(site: Site) {
  return startStandIn(async (req, res) => {
    if (!site.isUp) return void res.destroy()
    if (req.method === 'GET') return void res.writeHead(200).end(JSON.stringify({ status: 'ok' }))
    const chunks = await req.toArray()
    site.purges.push(JSON.parse(Buffer.concat(chunks).toString()).tags)
    res.writeHead(200).end('{}')
  })
}

/** Boots the newsroom. `operator` holds SYSTEM_TOOLS and no other permission; `unlocker` may end locks as well. */
export async function bootWatchedNewsroom(endpoints: Endpoint[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-system-'))
  const site: Site = { isUp: true, purges: [] }
  const server = await startSite(site)
  const mailbox = await startMailbox()
  const mailFolder = new MailFolder(path.join(folder, 'mails'))
  const realtime = { url: '' }
  const room = await bootSharedNewsroom({
    endpoints,
    email: notedMail(smtpEmail({ url: mailbox.url, from })),
    plugins: [
      revalidation({ sites: [server.url], secret }),
      search({ siteUrl: 'https://times.test', isKeepingUp: false, meilisearch: null }),
      mediaLibrary({
        ...{ cmsUrl: 'http://localhost:3000', dataDir: folder, mediaDir: path.join(folder, 'media'), secret },
        ...{ objectStore: null, altText: null, canto: null, isCleaningUp: false },
      }),
      newsletterSending({
        ...{
          renderIssue: () => Promise.reject(new Error('No issue is sent here')),
          transport: folderTransport({ from, dkim: null }, mailFolder),
          mailFolder,
        },
        ...{ from, dns: new Resolver(), siteUrl: 'https://times.test', secret, siteSecret: secret, intake: null },
        sender: { from: from.address, envelopeDomain: 'times.test', smtp: null, dkim: null },
        pace: { perSecond: 1, perDay: null, warmUpSince: null },
        ...{ connections: 1, isSending: false },
      }),
      systemTools({
        ...{ root: '.', dataDir: folder, secret, isWorking: false },
        get realtimeUrl() {
          return realtime.url
        },
        settings: () => [{ name: 'PAYLOAD_SECRET', description: 'Signs', state: 'set', danger: null }],
      }),
    ],
  })
  realtime.url = `http://127.0.0.1:${room.port}`
  const administrator = await createAdministrator(room.payload)
  const operator = await createPerson(room.payload, ['SYSTEM_TOOLS'])
  const unlocker = await createPerson(room.payload, ['SYSTEM_TOOLS', 'UNLOCK_DOCUMENT', 'UPDATE_POST', 'PUBLISH_POST'])
  const writer = await createPerson(room.payload, ['UPDATE_POST', 'PUBLISH_POST'])
  const clientOf = async (person: { email?: string }) => rpcClient(await signIn(room, person.email))
  return {
    ...{ room, site, siteUrl: server.url, mailbox, folder, secret },
    people: { administrator, operator, unlocker, writer },
    as: {
      operator: await clientOf(operator),
      unlocker: await clientOf(unlocker),
      writer: await clientOf(writer),
    },
    stop: async () => {
      await room.stop()
      await server.stop()
      await mailbox.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
