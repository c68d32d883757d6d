import type { SettingReport } from '#plugins/system/system.options.ts'
import { type CmsEnvironment, cmsVariableSchemas } from '../environment.ts'

type Danger = SettingReport['danger']

// What is dangerous about a variable, given all of them.
const dangers: Record<string, (environment: CmsEnvironment) => Danger> = {
  NODE_ENV: ({ NODE_ENV }) =>
    NODE_ENV === 'production' ? null : { text: 'is not production.', todo: 'Set NODE_ENV=production for readers.' },
  CMS_URL: ({ CMS_URL }) => insecure(CMS_URL, 'Log-ins travel in the open.'),
  SITE_URL: ({ SITE_URL }) => insecure(SITE_URL, 'What readers enter travels in the open.'),
  PROXIES: ({ PROXIES, CMS_URL }) =>
    PROXIES > 0 || !CMS_URL.startsWith('https:')
      ? null
      : { text: 'is 0, and the back office has https.', todo: 'Set it to the number of proxies in front.' },
  SMTP_URL: ({ SMTP_URL }) =>
    SMTP_URL ? null : { text: 'is not set: mail is not sent.', todo: 'Set SMTP_URL and EMAIL_FROM.' },
  PAYLOAD_SECRET_BEFORE: ({ PAYLOAD_SECRET_BEFORE }) =>
    PAYLOAD_SECRET_BEFORE
      ? { text: 'still lets earlier secrets in.', todo: 'Remove it once no sent mail needs its links.' }
      : null,
  SECURITY_CONTACT: ({ SECURITY_CONTACT }) =>
    SECURITY_CONTACT
      ? null
      : { text: 'is not set: nothing says where to report a weakness.', todo: 'Set it to an address of mail.' },
}

// A newsroom on the own machine needs no certificate.
function insecure(url: string, text: string): Danger {
  const { protocol, hostname } = new URL(url)
  if (protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return null
  return { text: `begins with http. ${text}`, todo: 'Put a proxy with a certificate in front, and use https.' }
}

/** Returns which variables are set, and what is dangerous about them. No value is part of it. */
export function settingsReport(
  environment: CmsEnvironment,
  given: Record<string, string | undefined>,
): SettingReport[] {
  const effective: Record<string, unknown> = environment
  return Object.entries(cmsVariableSchemas).map(([name, { description = '' }]) => ({
    name,
    description,
    state: given[name] ? 'set' : effective[name] === undefined ? 'not set' : 'default',
    danger: dangers[name]?.(environment) ?? null,
  }))
}
