import { resolve } from 'node:path'
import { z } from 'zod'
import { cmsEnvironment, EnvironmentError, parseEnvironment } from '#cms/environment.ts'

/** The four ports with the variables that move them; messages about ports name these. */
export const portVariables = {
  CMS_PORT: { what: 'the back office', byDefault: 3000 },
  SITE_PORT: { what: 'the reader site', byDefault: 3001 },
  REALTIME_PORT: { what: 'the real-time server', byDefault: 3002 },
  POSTGRES_PORT: { what: 'PostgreSQL', byDefault: 3003 },
} as const

export type PortVariable = keyof typeof portVariables

/** The configuration of the whole newsroom: its addresses and folders, and the options given from outside. */
export interface NewsroomEnvironment {
  ports: Record<PortVariable, number>
  dataFolder: string
  mediaFolder: string
  /** An external PostgreSQL; without it an embedded one is started. */
  databaseUrl: string | undefined
  cmsUrl: string
  siteUrl: string
  realtimeUrl: string
  /** Secrets from outside; what is missing is made at random and kept in the data folder. */
  payloadSecret: string | undefined
  revalidateSecret: string | undefined
  /** True: make a demo wherever. False: nowhere. Undefined: in an embedded database that was just created. */
  isDemoWanted: boolean | undefined
}

const port = ({ what, byDefault }: (typeof portVariables)[PortVariable]) =>
  z.coerce
    .number({ error: 'must be a port: a whole number from 1 to 65535' })
    .int('must be a whole number')
    .min(1, 'must be at least 1')
    .max(65535, 'must be at most 65535')
    .default(byDefault)
    .describe(`Port of ${what}.`)

const variables = z
  .object({
    CMS_PORT: port(portVariables.CMS_PORT),
    SITE_PORT: port(portVariables.SITE_PORT),
    REALTIME_PORT: port(portVariables.REALTIME_PORT),
    POSTGRES_PORT: port(portVariables.POSTGRES_PORT),
    CITYDESK_DATA: z.string().default('.data'),
    MEDIA_DIR: z.string().optional(),
    DATABASE_URL: z.string().optional(),
    CMS_URL: z.string().optional(),
    SITE_URL: z.string().optional(),
    REALTIME_URL: z.string().optional(),
    PAYLOAD_SECRET: z.string().optional(),
    REVALIDATE_SECRET: z.string().optional(),
    CITYDESK_DEMO: z
      .enum(['0', '1'], { error: 'must be 1 (make the demo newsroom) or 0 (do not)' })
      .optional()
      .describe('1 makes the demo paper in any database, 0 in none. Without it: in a new database of npm start.'),
  })
  .superRefine((values, context) => {
    const seen = new Map<number, PortVariable>()
    for (const name of portNames) {
      const other = seen.get(values[name])
      if (other) {
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `is ${values[name]}, but so is ${other}: each needs its own`,
        })
      }
      seen.set(values[name], name)
    }
  })

/** Each variable that is read here, with its description where no process of the newsroom reads it too. */
export const newsroomVariableSchemas: Record<string, z.ZodType> = variables.shape

const portNames: PortVariable[] = ['CMS_PORT', 'SITE_PORT', 'REALTIME_PORT', 'POSTGRES_PORT']

/**
 * Reads the environment of `npm start` and `npm run dev`. What the back office itself will check is checked here too, so
 * that a mistake shows before anything slow begins.
 * @param root the project's folder, which relative folders are relative to
 * @throws EnvironmentError with one line a mistake
 */
export function newsroomEnvironment(env: Record<string, string | undefined>, root: string): NewsroomEnvironment {
  const mistakes: string[] = []
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof EnvironmentError)) throw error
      mistakes.push(...error.message.split('\n'))
      return undefined
    }
  }
  const values = attempt(() => parseEnvironment(variables, env))
  const isPublic = env.NODE_ENV === 'production' && Boolean(env.DATABASE_URL)
  const common = attempt(() =>
    cmsEnvironment({
      ...env,
      NODE_ENV: isPublic ? 'production' : 'development',
      DATABASE_URL: env.DATABASE_URL || 'postgres://embedded',
    }),
  )
  if (!values || !common) throw new EnvironmentError([...new Set(mistakes)].join('\n'))

  const dataFolder = resolve(root, values.CITYDESK_DATA)
  return {
    ports: values,
    dataFolder,
    mediaFolder: values.MEDIA_DIR ? resolve(root, values.MEDIA_DIR) : resolve(dataFolder, 'media'),
    databaseUrl: values.DATABASE_URL,
    cmsUrl: values.CMS_URL ? common.CMS_URL : `http://localhost:${values.CMS_PORT}`,
    siteUrl: values.SITE_URL ? common.SITE_URL : `http://localhost:${values.SITE_PORT}`,
    realtimeUrl: values.REALTIME_URL ? common.REALTIME_URL : `ws://localhost:${values.REALTIME_PORT}`,
    payloadSecret: values.PAYLOAD_SECRET,
    revalidateSecret: values.REVALIDATE_SECRET,
    isDemoWanted: values.CITYDESK_DEMO === undefined ? undefined : values.CITYDESK_DEMO === '1',
  }
}
