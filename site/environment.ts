import { z } from 'zod'
import { securityContact } from '#contract/securityTxt.ts'

const httpUrl = z
  .url({ protocol: /^https?$/u, message: 'has to be an http or https address' })
  .transform((url) => url.replace(/\/+$/u, ''))

// For trying things out; production needs one of its own, the same as the back office's.
const secretOfDevelopment = 'citydesk-development-revalidate-secret'

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  CMS_URL: httpUrl.default('http://localhost:3000').describe('Address of the back office.'),
  SITE_URL: httpUrl.default('http://localhost:3001').describe('Public address of the reader site.'),
  EMBED_URL: httpUrl
    .optional()
    .describe(
      'Another name of the reader site, for pages of embeds: https://embeds.paper.example. Some networks need one.',
    ),
  SITE_PORT: z.coerce.number().int().min(1).max(65535).default(3001).describe('Port of the reader site.'),
  PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of trusted reverse proxies, whose X-Forwarded-For is believed.'),
  CHAT_CHECK: z
    .enum(['altcha', 'turnstile', 'recaptcha', 'none'], { error: 'has to be altcha, turnstile, recaptcha or none' })
    .default('altcha')
    .describe('Check against programs before a message to an assistant; the reader site needs the same value.'),
  CONSENT_PLATFORM_URL: z
    .url({ protocol: /^https$/u, message: 'has to be an https address' })
    .optional()
    .describe(
      'Script of a bought consent platform (TCF or GPP), which asks readers in place of the site’s own dialog.',
    ),
  REVALIDATE_SECRET: z.string().default(secretOfDevelopment).describe('Signs calls of the back office.'),
  PERSONALISATION_URL: httpUrl
    .optional()
    .describe('Endpoint that decides what readers see in their slots. Without one the site’s own rule does.'),
  PERSONALISATION_TOKEN: z.string().optional().describe('Sent to that endpoint as a bearer token.'),
  PERSONALISATION_PROVIDER: z
    .string()
    .regex(/^[a-z0-9]{1,30}$/u, 'has to be lower-case letters and digits')
    .default('provider')
    .describe('Name of that provider in reports.'),
  ANALYTICS: z
    .enum(['none', 'plausible', 'umami'], { error: 'has to be none, plausible or umami' })
    .default('none')
    .describe('Service of web analytics that gets the events of readers as well, besides the back office.'),
  ANALYTICS_URL: httpUrl.optional().describe('Address of that service: https://plausible.io'),
  ANALYTICS_SITE: z
    .string()
    .min(1)
    .optional()
    .describe('The site there: its domain in Plausible, the id of its website in Umami.'),
  SECURITY_CONTACT: securityContact
    .optional()
    .describe('Who is told of weaknesses, in security.txt: an e-mail address or the address of a page.'),
  CITYDESK_DATA: z.string().min(1).default('.data').describe('Folder of everything that is kept on disk.'),
})

// On the site's own origin, a script of another site could act for the site.
const isApart = ({ EMBED_URL, SITE_URL, CMS_URL }: { EMBED_URL?: string; SITE_URL: string; CMS_URL: string }) =>
  !EMBED_URL || ![SITE_URL, CMS_URL].some((url) => new URL(url).host === new URL(EMBED_URL).host)
const apart = { path: ['EMBED_URL'], error: 'has to be another host than SITE_URL and CMS_URL' }

const isNamed = ({ ANALYTICS, ANALYTICS_URL, ANALYTICS_SITE }: SiteEnvironment) =>
  ANALYTICS === 'none' || (ANALYTICS_URL !== undefined && ANALYTICS_SITE !== undefined)
const named = { path: ['ANALYTICS'], error: 'needs ANALYTICS_URL and ANALYTICS_SITE' }

const schemaOfProduction = schema.extend({
  REVALIDATE_SECRET: z
    .string()
    .min(32, 'has to have at least 32 characters; make one with `openssl rand -hex 32`')
    .refine((secret) => secret !== secretOfDevelopment, 'is the one of development'),
})

/** Each variable that is read here, with its description. */
export const siteVariableSchemas: Record<string, z.ZodType> = schema.shape

export type SiteEnvironment = z.output<typeof schema>

/** @throws with one line a mistake, each beginning with the name of the variable */
export function siteEnvironment(env: Record<string, string | undefined> = process.env): SiteEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = (given.NODE_ENV === 'production' ? schemaOfProduction : schema)
    .refine(isApart, apart)
    .refine(isNamed, named)
    .safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return given[name] === undefined ? `${name} is missing` : `${name} ${message}`
  })
  throw new Error(lines.join('\n'))
}
