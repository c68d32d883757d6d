import { z } from 'zod'
import { holds } from '#collections/permissions/actor.ts'
import { createRouter, procedure } from '#plugins/rpc/rpc.base.ts'
import { cmsEnvironment } from '../environment.ts'

export const assistantServiceRouter = createRouter({
  getService: procedure({
    summary:
      'Whether the newsroom has a key of the service that writes answers; without one assistants quote. Null for people who are not administrators.',
    permissions: [],
  })
    .input(z.object({}))
    .output(z.object({ hasModel: z.boolean().nullable() }))
    .query(({ ctx: { actor } }) => ({
      hasModel: holds(actor, 'SYSTEM_TOOLS') ? Boolean(cmsEnvironment(process.env).ANTHROPIC_API_KEY) : null,
    })),
})
