import { spawn } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { freePort } from '#scripts/start/ports.ts'
import { dovecotPath } from '#scripts/test/systemPrograms.ts'
import { until } from '#tests/until.ts'
import { isListening } from './isListening.ts'

export interface ImapServer {
  /** `imap://bounces:secret@127.0.0.1:…/INBOX` */
  url: string
  /** Delivers a mail, as a mail server does. */
  deliver: (raw: string) => Promise<void>
  /** Returns how many mails are unread. */
  unread: () => Promise<number>
  stop: () => Promise<void>
}

// Dovecot reads mails of no root: those of its own tests belong to "mail" there.
const mailUser = process.getuid?.() === 0 ? { uid: 8, gid: 8 } : { uid: userInfo().uid, gid: userInfo().gid }

const settings = (folder: string, port: number) => `
protocols = imap
base_dir = ${folder}/run
log_path = ${folder}/log
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
auth_mechanisms = plain
mail_location = maildir:${folder}/mail
first_valid_uid = 1
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${mailUser.uid} gid=${mailUser.gid} home=${folder}/home
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
${process.getuid?.() === 0 ? '' : `default_internal_user = ${userInfo().username}\ndefault_login_user = ${userInfo().username}`}
`

/**
 * Starts a Dovecot of a test's own, with one mailbox.
 * @throws Error where there is no Dovecot to start, or one that does not know the settings of 2.3
 */
export async function startImapServer(): Promise<ImapServer> {
  const program = dovecotPath()
  if (!program)
    throw new Error('Dovecot is missing: install it, on Debian or Ubuntu with: apt-get install dovecot-imapd')
  const folder = await mkdtemp(path.join(tmpdir(), 'citydesk-imap-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  const inbox = (part: string) => path.join(folder, 'mail', part)
  for (const part of ['new', 'cur', 'tmp']) await mkdir(inbox(part), { recursive: true })
  await mkdir(path.join(folder, 'home'))
  const owned = ['mail', 'mail/new', 'mail/cur', 'mail/tmp', 'home']
  for (const part of owned) await chown(path.join(folder, part), mailUser.uid, mailUser.gid)
  await writeFile(path.join(folder, 'dovecot.conf'), settings(folder, port))
  const server = spawn(program, ['-F', '-c', path.join(folder, 'dovecot.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = text(server.stderr)
  // One of another version may not know these settings.
  const refused = ended.then((said) => Promise.reject(new Error(`Dovecot ended: ${said}`)))
  await Promise.race([until('Dovecot listens', () => isListening(port)), refused])
  refused.catch(() => undefined)
  let count = 0
  return {
    url: `imap://bounces:secret@127.0.0.1:${port}/INBOX`,
    deliver: async (raw) => {
      count += 1
      const file = inbox(`new/${Date.now()}.${count}.test`)
      await writeFile(file, raw.replaceAll(/\r?\n/g, '\r\n'))
      await chown(file, mailUser.uid, mailUser.gid)
    },
    unread: async () => {
      const seen = (await readdir(inbox('cur'))).filter((name) => !/:2,.*S/.test(name))
      return seen.length + (await readdir(inbox('new'))).length
    },
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
