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
  S3_BUCKET: text.optional().describe('S3 store for files of the library. Without one they lie on the disk.'),
  S3_REGION: text.default('us-east-1').describe('Region of the S3 store.'),
  S3_ENDPOINT: webAddress.optional().describe('Address of the S3 store, where it is not Amazon’s.'),
  S3_ACCESS_KEY_ID: text.optional().describe('Key of the S3 store.'),
  S3_SECRET_ACCESS_KEY: text.optional().describe('Secret of that key.'),
  CANTO_HOST: webAddress.optional().describe('Media library at Canto. Without it the built-in one is used.'),
  CANTO_OAUTH_URL: webAddress.default('https://oauth.canto.com').describe('Address at which Canto gives out tokens.'),
  CANTO_APP_ID: text.optional().describe('Identifier of this application at Canto.'),
  CANTO_APP_SECRET: text.optional().describe('Secret of that application.'),
  ANTHROPIC_API_KEY: text.optional().describe('Key of the service that suggests alternative texts for pictures.'),
  ANTHROPIC_MODEL: text.default('claude-haiku-4-5').describe('Model that suggests them.'),
  ANTHROPIC_BASE_URL: webAddress.optional().describe('Another address of that service.'),
  DATAWRAPPER_TOKEN: text.optional().describe('Token of Datawrapper, for charts to choose from.'),
  DATAWRAPPER_URL: webAddress.default('https://api.datawrapper.de').describe('Address of Datawrapper.'),
  DOCUMENTCLOUD_USERNAME: text.optional().describe('Account at DocumentCloud, for documents to choose from.'),
  DOCUMENTCLOUD_PASSWORD: text.optional().describe('Password of that account.'),
  DOCUMENTCLOUD_URL: webAddress.default('https://api.www.documentcloud.org').describe('Address of DocumentCloud.'),
  DOCUMENTCLOUD_ACCOUNTS_URL: webAddress
    .default('https://accounts.muckrock.com')
    .describe('Address at which DocumentCloud gives out tokens.'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address of a mail server: smtps://user:password@host:465' })
    .optional()
    .describe('Mail server, as smtps://user:password@host:465. Without one, e-mail is written to the log.'),
  EMAIL_FROM: sender.optional().describe('Sender of e-mail, as The Ledger <desk@ledger.example>.'),
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
