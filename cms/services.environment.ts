import { z } from 'zod'

const text = z.string().min(1)
const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))

/** `The Ledger <desk@ledger.example>`, or the address alone. */
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

/**
 * Services of others that the back office can work with (decisions 1). Each is off until its variables are set; nothing
 * else breaks without it.
 */
export const serviceVariables = {
  /** An S3-compatible store for the library's files; without it they lie on the disk. */
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  /** Of stores other than Amazon's. */
  S3_ENDPOINT: webAddress.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  /** The media library at Canto; without it the built-in one. */
  CANTO_HOST: webAddress.optional(),
  CANTO_OAUTH_URL: webAddress.default('https://oauth.canto.com'),
  CANTO_APP_ID: text.optional(),
  CANTO_APP_SECRET: text.optional(),
  /** Suggests alternative texts. */
  ANTHROPIC_API_KEY: text.optional(),
  ANTHROPIC_MODEL: text.default('claude-haiku-4-5'),
  ANTHROPIC_BASE_URL: webAddress.optional(),
  /** Charts. */
  DATAWRAPPER_TOKEN: text.optional(),
  DATAWRAPPER_URL: webAddress.default('https://api.datawrapper.de'),
  /** Documents. */
  DOCUMENTCLOUD_USERNAME: text.optional(),
  DOCUMENTCLOUD_PASSWORD: text.optional(),
  DOCUMENTCLOUD_URL: webAddress.default('https://api.www.documentcloud.org'),
  DOCUMENTCLOUD_ACCOUNTS_URL: webAddress.default('https://accounts.muckrock.com'),
  /** The mail server. Without one, what would be sent is written to the log. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address of a mail server: smtps://user:password@host:465' })
    .optional(),
  /** Who e-mail comes from. */
  EMAIL_FROM: sender.optional(),
}

/** Variables of which all have to be set or none. */
const sets = [
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'EMAIL_FROM'],
] as const

/** Half a service is a mistake: the line names what is missing. */
export const checkServices = (
  values: Partial<Record<(typeof sets)[number][number], unknown>>,
  context: z.RefinementCtx,
): void => {
  for (const names of sets) {
    const given = names.filter((name) => values[name] !== undefined)
    if (given.length === 0 || given.length === names.length) continue
    for (const name of names.filter((missing) => values[missing] === undefined))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is missing; ${given.join(' and ')} cannot do without`,
      })
  }
}
