import { stringify } from 'yaml'
import { z } from 'zod'
import { publishStatuses } from '#collections/lifecycle/publishStatus.ts'
import type { LifecycleSlug, ServiceAction } from '#plugins/lifecycle/lifecycle.schema.ts'
import { actionInputs, lifecycleSlugs, serviceActions } from '#plugins/lifecycle/lifecycle.schema.ts'

const summaries: Record<ServiceAction, string> = {
  publish: 'Make the newest draft live',
  schedule: 'Have this version go out at a time in the future',
  unschedule: 'Cancel the schedule',
  unpublish: 'Take it off the site, and decide what its address answers',
  revert: 'Undo the last publication: readers get the version that they had before',
  trash: 'Move it to the trash',
  restore: 'Bring it back from the trash, as a draft',
}

const reference = (kind: 'schemas' | 'responses' | 'parameters', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})

const json = (schema: object) => ({ 'application/json': { schema } })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const hasRequired = (action: ServiceAction): boolean => !actionInputs[action].safeParse({}).success

const operation = (slug: LifecycleSlug, action: ServiceAction) => ({
  operationId: `${action}_${slug.replaceAll('-', '_')}`,
  summary: summaries[action],
  tags: [slug],
  parameters: [reference('parameters', 'id'), reference('parameters', 'idempotencyKey')],
  requestBody: { required: hasRequired(action), content: json(reference('schemas', capital(action))) },
  responses: {
    200: reference('responses', 'Done'),
    400: reference('responses', 'Refused'),
    401: reference('responses', 'Refused'),
    403: reference('responses', 'Refused'),
    404: reference('responses', 'Refused'),
    409: reference('responses', 'Refused'),
    422: reference('responses', 'Refused'),
    503: reference('responses', 'Refused'),
  },
})

const stateOperation = (slug: LifecycleSlug) => ({
  operationId: `lifecycle_${slug.replaceAll('-', '_')}`,
  summary: 'What can be done with it now, by whoever asks',
  tags: [slug],
  parameters: [reference('parameters', 'id')],
  responses: {
    200: { description: 'Its state', content: json(reference('schemas', 'LifecycleState')) },
    401: reference('responses', 'Refused'),
    403: reference('responses', 'Refused'),
    404: reference('responses', 'Refused'),
  },
})

const paths: Record<string, Record<string, object>> = Object.fromEntries(
  lifecycleSlugs.flatMap((slug) => [
    ...serviceActions.map((action) => [`/api/${slug}/{id}/${action}`, { post: operation(slug, action) }] as const),
    [`/api/${slug}/{id}/lifecycle`, { get: stateOperation(slug) }] as const,
  ]),
)

const status = { type: 'string', enum: [...publishStatuses] }
const text = { type: 'string' }
const moment = { type: 'string', format: 'date-time' }

const schemas = {
  ...Object.fromEntries(
    serviceActions.map((action) => {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(actionInputs[action], { io: 'input' })
      return [capital(action), schema]
    }),
  ),
  Done: {
    type: 'object',
    required: ['doc', 'status', 'warnings'],
    properties: {
      doc: { type: 'object', description: 'The document as it is now, relationships as ids' },
      status,
      warnings: { type: 'array', items: reference('schemas', 'Check'), description: 'Recommended checks that fail' },
    },
  },
  Check: {
    type: 'object',
    required: ['name', 'label', 'kind', 'isPassed'],
    properties: {
      name: text,
      label: text,
      kind: { type: 'string', enum: ['Required', 'Recommended'] },
      isPassed: { type: 'boolean' },
    },
  },
  LifecycleState: {
    type: 'object',
    required: ['status', 'isLive', 'livePath', 'actions', 'mayPublish', 'schedule', 'timeZone'],
    properties: {
      status,
      isLive: { type: 'boolean', description: 'Whether readers see it' },
      livePath: {
        type: ['string', 'null'],
        description: 'Where readers have it; null where it is not live, or has no page of its own',
      },
      actions: { type: 'array', items: { type: 'string', enum: [...serviceActions] } },
      mayPublish: { type: 'boolean', description: 'Whether they may publish it once there is something to publish' },
      schedule: {
        type: ['object', 'null'],
        required: ['dueAt', 'byName'],
        properties: { dueAt: moment, byName: { type: ['string', 'null'] } },
      },
      timeZone: { type: 'string', description: 'The publication’s, by its IANA name' },
    },
  },
  Errors: {
    type: 'object',
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        items: {
          type: 'object',
          required: ['message'],
          properties: {
            message: text,
            data: {
              type: ['object', 'null'],
              description: 'Why, for programs: `code`, and what belongs to it',
              properties: { code: text },
            },
          },
        },
      },
    },
  },
}

/** The calls of the lifecycle as an OpenAPI document, out of the same schemas that the server reads requests with. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Citydesk: the lifecycle',
    version: '1',
    description:
      'Written by `npm run generate`. What the actions mean is in lifecycle.md; reading and saving in apis.md.',
  },
  servers: [{ url: 'http://localhost:3000', description: 'The back office, see CMS_URL' }],
  security: [{ token: [] }, { session: [] }],
  paths,
  components: {
    securitySchemes: {
      token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`JWT <token>`' },
      session: { type: 'apiKey', in: 'cookie', name: 'payload-token' },
    },
    parameters: {
      id: { name: 'id', in: 'path', required: true, schema: text },
      idempotencyKey: {
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: 'The same key twice is the same request: it is answered again and not done again.',
        schema: { type: 'string', minLength: 1, maxLength: 200 },
      },
    },
    responses: {
      Done: {
        description: 'It is done, or was done before with this key',
        headers: { 'Idempotency-Replayed': { schema: { type: 'string', enum: ['true'] } } },
        content: json(reference('schemas', 'Done')),
      },
      Refused: {
        description: 'Nothing was changed',
        content: json(reference('schemas', 'Errors')),
      },
    },
    schemas,
  },
}

/** Returns the description as the text of a YAML file. */
export function writeOpenApi(): string {
  return stringify(openApi, { aliasDuplicateObjects: false })
}
