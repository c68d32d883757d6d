import { z } from 'zod'

const text = z.string().min(1)
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${min} to ${max}` })
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)

// `The Ledger <desk@ledger.example>`, or the address alone.
const sender = z.string().transform((text, { addIssue }) => {
  const [, name = '', inBrackets, alone] = /^(?:([^<>]*?)\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim()) ?? []
  const email = z.email().safeParse(inBrackets ?? alone)
  if (email.success) return { name: name.replace(/^"(.*)"$/, '$1'), address: email.data }
  addIssue({
    code: 'custom',
    message: 'must be an e-mail address, or a name with one: The Ledger <desk@ledger.example>',
  })
  return z.NEVER
})

// As it names itself: a slash at its end belongs to the name.
const issuer = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with https://' })
  .refine(
    (url) => url.startsWith('https:') || ['localhost', '127.0.0.1'].includes(new URL(url).hostname),
    'must begin with https://, except on this machine',
  )

const listOf = (text: string, separator: string) =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')

// `newsdesk=Editor; owners=Administrator`; a name of a group may have equals signs, as those of directories do.
const groupRoles = z.string().transform((text, { addIssue }) =>
  listOf(text, ';').map((pair) => {
    const [, group = '', role = ''] = /^(.+)=([^=]+)$/.exec(pair) ?? []
    if (group.trim() === '' || role.trim() === '') {
      addIssue({
        code: 'custom',
        message: `must name groups and roles as newsdesk=Editor; owners=Administrator, not "${pair}"`,
      })
    }
    return { group: group.trim(), role: role.trim() }
  }),
)

const domains = z
  .string()
  .transform((text) => listOf(text.toLowerCase(), ','))
  .pipe(
    z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'must be domains with commas between, as ledger.example')),
  )

/**
 * Services of others that the back office can work with (docs/spec/newsroom.md#adapters). Each is off until its
 * variables are set; nothing else breaks without it.
 */
export const serviceVariables = {
  S3_BUCKET: text.optional().describe('S3 store for files of the library. Without one they lie on the disk.'),
  S3_REGION: text.default('us-east-1').describe('Region of the S3 store.'),
  S3_ENDPOINT: webAddress.optional().describe('Address of the S3 store, where it is not Amazon’s.'),
  S3_ACCESS_KEY_ID: text.optional().describe('Key of the S3 store.'),
  S3_SECRET_ACCESS_KEY: text.optional().describe('Secret of that key.'),
  CANTO_HOST: webAddress.optional().describe('Media library at Canto. Without it the built-in one is used.'),
  CANTO_OAUTH_URL: webAddress.default('https://oauth.canto.com').describe('Address at which Canto gives out tokens.'),
  CANTO_APP_ID: text.optional().describe('Identifier of this application at Canto.'),
  CANTO_APP_SECRET: text.optional().describe('Secret of that application.'),
  ANTHROPIC_API_KEY: text
    .optional()
    .describe('Key of the service that answers readers and suggests alternative texts for pictures.'),
  ANTHROPIC_MODEL: text.default('claude-haiku-4-5').describe('Model that suggests alternative texts.'),
  ANTHROPIC_BASE_URL: webAddress.optional().describe('Another address of that service.'),
  ASSISTANT_ANSWERS_AT_ONCE: z.coerce
    .number({ error: 'must be a whole number from 1 to 200' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(200, 'must be at most 200')
    .default(8)
    .describe('Answers to readers that a back office makes at a time; others wait in a queue.'),
  DATAWRAPPER_TOKEN: text.optional().describe('Token of Datawrapper, for charts to choose from.'),
  DATAWRAPPER_URL: webAddress.default('https://api.datawrapper.de').describe('Address of Datawrapper.'),
  DOCUMENTCLOUD_USERNAME: text.optional().describe('Account at DocumentCloud, for documents to choose from.'),
  DOCUMENTCLOUD_PASSWORD: text.optional().describe('Password of that account.'),
  DOCUMENTCLOUD_URL: webAddress.default('https://api.www.documentcloud.org').describe('Address of DocumentCloud.'),
  DOCUMENTCLOUD_ACCOUNTS_URL: webAddress
    .default('https://accounts.muckrock.com')
    .describe('Address at which DocumentCloud gives out tokens.'),
  BROADSTREET_TOKEN: text.optional().describe('Token of Broadstreet, for synchronising advertisers.'),
  BROADSTREET_URL: webAddress.default('https://api.broadstreetads.com/api/1').describe('Address of Broadstreet’s API.'),
  CHAT_CHECK: z
    .enum(['altcha', 'turnstile', 'recaptcha', 'none'], {
      error: 'must be altcha, turnstile, recaptcha or none',
    })
    .default('altcha')
    .describe('Check against programs before a message to an assistant; the reader site needs the same value.'),
  TURNSTILE_SITE_KEY: text.optional().describe('Key of Turnstile for pages.'),
  TURNSTILE_SECRET_KEY: text.optional().describe('Secret of that key.'),
  TURNSTILE_URL: webAddress.default('https://challenges.cloudflare.com').describe('Address of Turnstile.'),
  RECAPTCHA_SITE_KEY: text.optional().describe('Key of reCAPTCHA v3 for pages.'),
  RECAPTCHA_SECRET_KEY: text.optional().describe('Secret of that key.'),
  RECAPTCHA_URL: webAddress.default('https://www.google.com').describe('Address of reCAPTCHA.'),
  MEILISEARCH_URL: webAddress
    .optional()
    .describe('Meilisearch, for the search of readers. Without it PostgreSQL searches.'),
  MEILISEARCH_KEY: text.optional().describe('Key of Meilisearch for the index, its documents, settings and tasks.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address of a mail server: smtps://user:password@host:465' })
    .optional()
    .describe('Mail server, as smtps://user:password@host:465. Without one, e-mail is written to the log.'),
  EMAIL_FROM: sender.optional().describe('Sender of e-mail, as The Ledger <desk@ledger.example>.'),
  OIDC_ISSUER: issuer
    .optional()
    .describe('Provider of single sign-on by OpenID Connect, as https://accounts.google.com. Without one: passwords.'),
  OIDC_CLIENT_ID: text.optional().describe('Identifier of this application at that provider.'),
  OIDC_CLIENT_SECRET: text.optional().describe('Secret of that application, where the provider gives one.'),
  OIDC_NAME: text.default('Single sign-on').describe('The provider, as people know it: on the button of the log-in.'),
  OIDC_SCOPES: text
    .default('openid email profile')
    .refine((scopes) => scopes.split(' ').includes('openid'), 'must have openid among its words')
    .describe('Scopes that are asked for.'),
  OIDC_GROUPS_CLAIM: text.default('groups').describe('Claim with a person’s groups.'),
  OIDC_ROLES: groupRoles
    .optional()
    .describe('Roles that follow groups at each log-in, as newsdesk=Editor; owners=Administrator. Others stay.'),
  OIDC_DOMAINS: domains
    .optional()
    .describe('Domains, with commas between, whose verified addresses get an account at their first log-in.'),
  POSTMARK_TOKEN: text
    .optional()
    .describe('Token of a server at Postmark, which then sends newsletters. Without one, SMTP_URL sends them.'),
  POSTMARK_URL: webAddress.default('https://api.postmarkapp.com').describe('Address of Postmark.'),
  POSTMARK_STREAM: text.default('broadcast').describe('Message stream of Postmark for newsletters.'),
  NEWSLETTERS_PER_SECOND: wholeNumber(1, 10_000).default(20).describe('Mails of newsletters in a second at most.'),
  NEWSLETTERS_PER_DAY: wholeNumber(1, 100_000_000)
    .optional()
    .describe('Mails of newsletters in a day (UTC) at most. Without it there is no cap.'),
  NEWSLETTERS_WARM_UP_SINCE: z.iso
    .date('must be a day, as 2026-11-25')
    .optional()
    .describe('First day of a new sender: 500 mails are sent on it, and twice as many on each day after.'),
  NEWSLETTER_CONNECTIONS: wholeNumber(1, 50)
    .default(4)
    .describe('Connections for newsletters that a back office has open at a time.'),
  MAIL_INTAKE_SECRET: z
    .string()
    .min(24, 'must have at least 24 characters')
    .optional()
    .describe('Secret with which a mail server or Postmark reports bounces and complaints.'),
  MAIL_INTAKE_ADDRESS: z
    .email('must be an e-mail address')
    .optional()
    .describe(
      'Address whose mail comes to the intake: bounces and requests to unsubscribe, as bounces@ledger.example.',
    ),
  MAIL_INTAKE_IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: 'must be an address of a mailbox: imaps://user:password@host:993/INBOX' })
    .optional()
    .describe('Mailbox of that address, read each minute, as imaps://user:password@imap.ledger.example/INBOX.'),
  DKIM_DOMAIN: text.optional().describe('Domain that signs newsletters with DKIM. Without it the mail server signs.'),
  DKIM_SELECTOR: text.optional().describe('Selector of that key.'),
  DKIM_PRIVATE_KEY: text
    .transform((key) => key.replaceAll('\\n', '\n'))
    .optional()
    .describe('Private key for DKIM in PEM; line breaks may be written as \\n.'),
  ACTIVITY_KEEP_DAYS: wholeNumber(30, 36_500)
    .optional()
    .describe('Days that the content of activity is kept. Without it: for good.'),
  ACTIVITY_ANCHOR_FILE: text
    .optional()
    .describe('File to which the head of the activity log is added each day; best where lines can only be added.'),
  ACTIVITY_ANCHOR_MAIL: z
    .email('must be an e-mail address')
    .optional()
    .describe('Address that gets the head of the activity log each day.'),
  ACTIVITY_ANCHOR_URL: webAddress
    .optional()
    .describe('Address that gets the head of the activity log each day, as a signed call.'),
  ACTIVITY_ANCHOR_SECRET: z
    .string()
    .min(24, 'must have at least 24 characters')
    .optional()
    .describe('Secret that signs those calls.'),
}

// Variables of which all have to be set or none.
const sets = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
  ['SMTP_URL', 'EMAIL_FROM'],
  ['MEILISEARCH_URL', 'MEILISEARCH_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID'],
  ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'],
  ['ACTIVITY_ANCHOR_URL', 'ACTIVITY_ANCHOR_SECRET'],
] as const

// The variables that a check against programs needs.
const keysOfChecks = {
  turnstile: ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'],
  recaptcha: ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
} as const

type Given = Partial<
  Record<
    | (typeof sets)[number][number]
    | 'CHAT_CHECK'
    | 'POSTMARK_TOKEN'
    | 'MAIL_INTAKE_ADDRESS'
    | 'MAIL_INTAKE_IMAP_URL'
    | 'MAIL_INTAKE_SECRET',
    unknown
  >
>

/** Half a service is a mistake, and so is a chosen one without its keys: the line names what is missing. */
export function checkServices(values: Given, context: z.RefinementCtx): void {
  const missing = (name: keyof Given, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message: `is missing; ${message}` })
  const { CHAT_CHECK: check } = values
  const chosen = check === 'turnstile' || check === 'recaptcha' ? keysOfChecks[check] : []
  // Readers confirm their subscriptions by mail of the newsroom itself.
  if (values.POSTMARK_TOKEN !== undefined && values.SMTP_URL === undefined)
    missing('SMTP_URL', 'POSTMARK_TOKEN cannot do without')
  if (values.MAIL_INTAKE_IMAP_URL !== undefined && values.MAIL_INTAKE_ADDRESS === undefined)
    missing('MAIL_INTAKE_ADDRESS', 'MAIL_INTAKE_IMAP_URL cannot do without')
  const isRead = values.MAIL_INTAKE_SECRET !== undefined || values.MAIL_INTAKE_IMAP_URL !== undefined
  if (values.MAIL_INTAKE_ADDRESS !== undefined && !isRead)
    missing('MAIL_INTAKE_SECRET', 'MAIL_INTAKE_ADDRESS needs it, or MAIL_INTAKE_IMAP_URL')
  for (const names of sets) {
    const given = names.filter((name) => values[name] !== undefined)
    if (given.length === names.length) continue
    if (given.length === 0) {
      for (const name of names)
        if (chosen.some((key) => key === name)) missing(name, `CHAT_CHECK=${check} cannot do without`)
      continue
    }
    for (const name of names.filter((other) => values[other] === undefined))
      missing(name, `${given.join(' and ')} cannot do without`)
  }
}
