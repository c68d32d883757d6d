import { z } from 'zod'
import { securityContact } from '#contract/securityTxt.ts'
import { checkServices, serviceVariables } from './services.environment.ts'

export type CmsEnvironment = z.infer<typeof cmsVariables>

// Minimum characters of a secret; `openssl rand -hex 32` gives twice as many.
const minSecretLength = 32

// Matches placeholders: the words of examples and templates, including our own.
const placeholder = /change.?me|default|example|replace|password|placeholder|your.?secret|development|citydesk/i

const secretsOfDevelopment = {
  PAYLOAD_SECRET: 'citydesk-development-payload-secret',
  REVALIDATE_SECRET: 'citydesk-development-revalidate-secret',
}

const howToMakeOne = 'make one with `openssl rand -hex 32`'
const secretOfProduction = z
  .string({ error: `is missing; ${howToMakeOne}` })
  .min(minSecretLength, `must have at least ${minSecretLength} characters; ${howToMakeOne}`)
  .refine((secret) => !placeholder.test(secret), `looks like an example; ${howToMakeOne}`)
  .refine((secret) => new Set(secret).size >= 10, `repeats too few characters; ${howToMakeOne}`)

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))

const cmsVariables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: (issue) =>
        issue.input === undefined
          ? 'is missing; it says where PostgreSQL is, as postgres://user:password@host:port/database'
          : 'must be an address of PostgreSQL: postgres://user:password@host:port/database',
    })
    .describe('PostgreSQL, as postgres://user:password@host:port/database. Without it npm start runs one of its own.'),
  PAYLOAD_SECRET: z
    .string()
    .default(secretsOfDevelopment.PAYLOAD_SECRET)
    .describe('Signs log-ins. npm start makes one and keeps it in CITYDESK_DATA; production needs one of its own.'),
  PAYLOAD_SECRET_BEFORE: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .optional()
    .describe(
      'Earlier values of PAYLOAD_SECRET, the newest first, with commas between. Log-ins and links of them go on.',
    ),
  REVALIDATE_SECRET: z
    .string()
    .default(secretsOfDevelopment.REVALIDATE_SECRET)
    .describe('Signs calls between the processes. Made and kept like PAYLOAD_SECRET, and another one.'),
  CMS_URL: address.default('http://localhost:3000').describe('Public address of the back office.'),
  SITE_URL: address.default('http://localhost:3001').describe('Public address of the reader site.'),
  SITE_PURGE_URLS: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .pipe(z.array(address))
    .optional()
    .describe(
      'Addresses, separated by commas, where each instance of the reader site is told of changes. Without it: SITE_URL.',
    ),
  REALTIME_URL: z
    .url({ protocol: /^wss?$/, error: 'must be an address that begins with ws:// or wss://' })
    .default('ws://localhost:3002')
    .describe('Public address of the real-time server.'),
  REALTIME_CALL_URL: address
    .optional()
    .describe('Address at which the back office reaches the real-time server, where it is not the public one.'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be an address that begins with redis:// or rediss://' })
    .optional()
    .describe('Redis, through which several real-time servers hear of each other. One alone needs none.'),
  REALTIME_PORT: z.coerce
    .number({ error: 'must be a port: a whole number from 1 to 65535' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(65535, 'must be at most 65535')
    .default(3002)
    .describe('Port of the real-time server.'),
  PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of trusted reverse proxies, whose X-Forwarded-For is believed.'),
  SECURITY_CONTACT: securityContact
    .optional()
    .describe('Who is told of weaknesses, in security.txt: an e-mail address or the address of a page.'),
  CITYDESK_DATA: z
    .string()
    .min(1, 'must name a folder')
    .default('.data')
    .describe('Folder of everything that is kept on disk: database, uploads, caches, secrets.'),
  MEDIA_DIR: z
    .string()
    .min(1, 'must name a folder')
    .optional()
    .describe('Folder of uploads, if they are not to lie in CITYDESK_DATA.'),
  ...serviceVariables,
})

/** Each variable that is read here, with its description. */
export const cmsVariableSchemas: Record<string, z.ZodType> = cmsVariables.shape

// A strict form for production, where a guessable secret lets an attacker log in as any user.
const productionVariables = cmsVariables
  .extend({ PAYLOAD_SECRET: secretOfProduction, REVALIDATE_SECRET: secretOfProduction })
  .refine((values) => values.PAYLOAD_SECRET !== values.REVALIDATE_SECRET, {
    path: ['REVALIDATE_SECRET'],
    error: 'must differ from PAYLOAD_SECRET: the reader site knows this one and must not be able to sign log-ins',
  })
  .superRefine(checkServices)

/**
 * Returns the configuration of a process that may reach the database.
 * In production it refuses secrets that are missing, short or known; elsewhere it has defaults for all but
 * DATABASE_URL. Empty variables count as missing, because Compose and CI pass those on as empty strings.
 * @throws EnvironmentError with one line a mistake, each beginning with the variable's name
 */
export function cmsEnvironment(env: Record<string, string | undefined>): CmsEnvironment {
  return parseEnvironment(
    env.NODE_ENV === 'production' ? productionVariables : cmsVariables.superRefine(checkServices),
    env,
  )
}

/** Mistakes in the environment, for the person who set it: no stack trace is needed to correct them. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/**
 * Reads variables with a schema.
 * @throws EnvironmentError with one line a mistake: the variable's name, then what is wrong with it
 */
export function parseEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const lines = new Map<string, string>()
  for (const { path, message } of result.error.issues) {
    const name = path.join('.')
    // The first mistake in a variable explains the others.
    if (!lines.has(name)) lines.set(name, `${name} ${message}`)
  }
  throw new EnvironmentError([...lines.values()].join('\n'))
}
