import { postmarkTransport } from '#plugins/newsletters/sending/postmark.transport.ts'
import type { SendingOptions } from '#plugins/newsletters/sending/sending.options.ts'
import { smtpTransport } from '#plugins/newsletters/sending/smtp.transport.ts'
import type { CmsEnvironment } from './environment.ts'

/** Returns how newsletters are sent, as the environment says: by Postmark, by a mail server, or not at all. */
export function sendingServices(
  environment: CmsEnvironment,
): Pick<SendingOptions, 'transport' | 'from' | 'pace' | 'connections' | 'intake'> {
  const { EMAIL_FROM: from, MAIL_INTAKE_SECRET: secret, MAIL_INTAKE_ADDRESS: address = null } = environment
  return {
    transport: from ? transportOf(environment, from) : null,
    from: from ?? { name: '', address: '' },
    pace: {
      perSecond: environment.NEWSLETTERS_PER_SECOND,
      perDay: environment.NEWSLETTERS_PER_DAY ?? null,
      warmUpSince: environment.NEWSLETTERS_WARM_UP_SINCE ?? null,
    },
    connections: environment.NEWSLETTER_CONNECTIONS,
    intake: secret ? { secret, address } : null,
  }
}

function transportOf(environment: CmsEnvironment, from: SendingOptions['from']): SendingOptions['transport'] {
  const { POSTMARK_TOKEN: token, POSTMARK_URL: url, POSTMARK_STREAM: stream, SMTP_URL: smtpUrl } = environment
  if (token) return postmarkTransport({ url, token, stream, from })
  if (!smtpUrl) return null
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: privateKey } = environment
  const dkim = domainName && keySelector && privateKey ? { domainName, keySelector, privateKey } : null
  return smtpTransport({ url: smtpUrl, from, dkim })
}
