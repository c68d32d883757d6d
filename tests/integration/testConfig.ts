import path from 'node:path'
import { lexicalEditor } from '@payloadcms/richtext-lexical'
import type { Config, SanitizedConfig } from 'payload'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { contentModel } from '#collections/contentModel.ts'
import { resilientPostgres } from '#database/resilientPostgres.ts'
import { lifecycle } from '#plugins/lifecycle/lifecycle.plugin.ts'
import type { LifecycleOptions } from '#plugins/lifecycle/lifecycle.types.ts'
import { refusals } from '#plugins/refusals/refusals.plugin.ts'
import { withTemplate } from './templateDatabase.ts'

export interface TestConfigOptions {
  databaseUrl: string
  /** A folder of the test's own. */
  folder: string
  /** True: the database is made when Payload connects, with the tables of the config. False: it is there. */
  isCopied: boolean
  /** What the lifecycle asks before it decides; left out: nothing. */
  beforeDecision?: LifecycleOptions['beforeDecision']
}

/**
 * Returns the config of a small Payload.
 * @param overrides what the test needs beside or instead of the content model, for example its own collections.
 */
export function testConfig(
  { databaseUrl, folder, isCopied, beforeDecision }: TestConfigOptions,
  overrides: Partial<Config> = {},
): Promise<SanitizedConfig> {
  const editor = lexicalEditor()
  const adapter = resilientPostgres({ pool: { connectionString: databaseUrl }, push: false, migrationDir: folder })
  return buildConfig({
    ...contentModel({
      bodyEditor: () => editor,
      dekEditor: editor,
      proseEditor: editor,
      mediaDir: path.join(folder, 'media'),
      siteUrl: 'https://paper.test',
    }),
    editor,
    secret: 'only-for-tests',
    db: isCopied ? withTemplate(adapter, databaseUrl) : adapter,
    sharp,
    telemetry: false,
    typescript: { autoGenerate: false },
    // Refusals are what many tests are about; they need not be read in the log as well.
    logger: { options: { level: 'fatal' } },
    ...overrides,
    // Actions have their calls in every test; publications that come due are run by hand, when a test says so.
    plugins: [lifecycle({ isRunningJobs: false, beforeDecision }), refusals(), ...(overrides.plugins ?? [])],
  })
}
