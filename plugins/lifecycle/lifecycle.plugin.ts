import type { Config, Plugin, SanitizedConfig } from 'payload'
import { lifecycleEndpoints } from './lifecycle.endpoints.ts'
import { isLifecycleSlug } from './lifecycle.schema.ts'
import type { LifecycleOptions } from './lifecycle.types.ts'
import { lifecycleStateEndpoint } from './lifecycleState.endpoint.ts'
import { restoreVersionEndpoint } from './restoreVersion.endpoint.ts'
import { queue } from './schedule.service.ts'
import { publishDue } from './schedulePublishDue.ts'
import { startWatchdog } from './scheduleWatchdog.ts'

// Each takes a connection of the pool while it runs; others need some, too.
const publishedAtOnce = 4

/** Returns the newsroom's options, for code that does actions apart from the calls of this plugin. */
export function lifecycleOptionsOf({ custom }: Pick<SanitizedConfig, 'custom'>): LifecycleOptions {
  return custom.lifecycle
}

/**
 * Adds the lifecycle's calls to every collection that has one, and what publishes when a time has come. The machine
 * itself is part of these collections.
 */
export function lifecycle(options: LifecycleOptions): Plugin {
  return (config): Config => ({
    ...config,
    custom: { ...config.custom, lifecycle: options },
    collections: (config.collections ?? []).map((collection) => {
      const { slug, endpoints } = collection
      if (!isLifecycleSlug(slug) || endpoints === false) return collection
      return {
        ...collection,
        endpoints: [
          ...(endpoints ?? []),
          ...lifecycleEndpoints(slug, options),
          lifecycleStateEndpoint(slug),
          restoreVersionEndpoint(slug),
        ],
      }
    }),
    jobs: {
      ...config.jobs,
      tasks: [
        ...(config.jobs?.tasks ?? []),
        {
          slug: 'publish-scheduled',
          label: 'Publish what was scheduled',
          inputSchema: [{ name: 'schedule', type: 'text', required: true }],
          handler: async ({ input, req }) => {
            await publishDue(req.payload, String(input.schedule), options)
            return { output: {} }
          },
        },
      ],
      ...(options.isRunningJobs
        ? { autoRun: [{ cron: '* * * * * *', queue, limit: publishedAtOnce, silent: { info: true } }] }
        : {}),
    },
    onInit: async (payload) => {
      await config.onInit?.(payload)
      if (options.isRunningJobs) startWatchdog(payload, options)
    },
  })
}
