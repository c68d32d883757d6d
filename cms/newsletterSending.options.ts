import { Resolver } from 'node:dns/promises'
import path from 'node:path'
import type { ComposeOptions } from '#plugins/newsletters/sending/composeMail.ts'
import { folderTransport } from '#plugins/newsletters/sending/folder.transport.ts'
import { postmarkTransport } from '#plugins/newsletters/sending/postmark.transport.ts'
import type { SendingOptions } from '#plugins/newsletters/sending/sending.options.ts'
import { smtpTransport } from '#plugins/newsletters/sending/smtp.transport.ts'
import { MailFolder } from '#plugins/newsletters/written/mailFolder.store.ts'
import type { CmsEnvironment } from './environment.ts'

/**
 * Returns how newsletters are sent, as the environment says: by Postmark, by a mail server, or into a folder.
 * @param dataDir the folder of everything that is kept on disk
 */
export function sendingServices(
  environment: CmsEnvironment,
  dataDir: string,
): Pick<SendingOptions, 'transport' | 'from' | 'pace' | 'connections' | 'intake' | 'mailFolder' | 'sender' | 'dns'> {
  const { EMAIL_FROM, MAIL_INTAKE_SECRET: secret = null, MAIL_INTAKE_ADDRESS: address = null } = environment
  const mailbox = environment.MAIL_INTAKE_IMAP_URL ? { url: environment.MAIL_INTAKE_IMAP_URL } : null
  const from = EMAIL_FROM ?? { name: '', address: `newsletters@${new URL(environment.SITE_URL).hostname}` }
  const mailFolder = new MailFolder(path.join(dataDir, 'mails'))
  const dkim = dkimOf(environment)
  const smtpUrl = environment.POSTMARK_TOKEN ? undefined : environment.SMTP_URL
  const domainOf = (mail: string) => mail.slice(mail.lastIndexOf('@') + 1)
  return {
    transport: transportOf(environment, { from, dkim }, mailFolder),
    from,
    dns: new Resolver({ timeout: 3000, tries: 2 }),
    sender: {
      from: from.address,
      envelopeDomain: domainOf(address ?? from.address),
      smtp: smtpUrl ? { url: smtpUrl, host: new URL(smtpUrl).hostname } : null,
      dkim: dkim && { domain: dkim.domainName, selector: dkim.keySelector, privateKey: dkim.privateKey },
    },
    mailFolder,
    pace: {
      perSecond: environment.NEWSLETTERS_PER_SECOND,
      perDay: environment.NEWSLETTERS_PER_DAY ?? null,
      warmUpSince: environment.NEWSLETTERS_WARM_UP_SINCE ?? null,
    },
    connections: environment.NEWSLETTER_CONNECTIONS,
    intake: secret || mailbox ? { secret, address, mailbox } : null,
  }
}

function transportOf(
  environment: CmsEnvironment,
  sender: ComposeOptions,
  mailFolder: MailFolder,
): SendingOptions['transport'] {
  const { POSTMARK_TOKEN: token, POSTMARK_URL: url, POSTMARK_STREAM: stream, SMTP_URL: smtpUrl } = environment
  if (token) return postmarkTransport({ url, token, stream, from: sender.from })
  return smtpUrl ? smtpTransport({ url: smtpUrl, ...sender }) : folderTransport(sender, mailFolder)
}

const dkimOf = (environment: CmsEnvironment): ComposeOptions['dkim'] => {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = environment
  return domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : null
}
