import path from 'node:path'
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
): Pick<SendingOptions, 'transport' | 'from' | 'pace' | 'connections' | 'intake' | 'mailFolder'> {
  const { EMAIL_FROM, MAIL_INTAKE_SECRET: secret, MAIL_INTAKE_ADDRESS: address = null } = environment
  const from = EMAIL_FROM ?? { name: '', address: `newsletters@${new URL(environment.SITE_URL).hostname}` }
  const mailFolder = new MailFolder(path.join(dataDir, 'mails'))
  return {
    transport: transportOf(environment, from, mailFolder),
    from,
    mailFolder,
    pace: {
      perSecond: environment.NEWSLETTERS_PER_SECOND,
      perDay: environment.NEWSLETTERS_PER_DAY ?? null,
      warmUpSince: environment.NEWSLETTERS_WARM_UP_SINCE ?? null,
    },
    connections: environment.NEWSLETTER_CONNECTIONS,
    intake: secret ? { secret, address } : null,
  }
}

function transportOf(
  environment: CmsEnvironment,
  from: SendingOptions['from'],
  mailFolder: MailFolder,
): SendingOptions['transport'] {
  const { POSTMARK_TOKEN: token, POSTMARK_URL: url, POSTMARK_STREAM: stream, SMTP_URL: smtpUrl } = environment
  if (token) return postmarkTransport({ url, token, stream, from })
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = environment
  const dkim = domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : null
  return smtpUrl ? smtpTransport({ url: smtpUrl, from, dkim }) : folderTransport({ from, dkim }, mailFolder)
}
