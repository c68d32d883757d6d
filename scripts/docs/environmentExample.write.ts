import type { z } from 'zod'
import { cmsVariableSchemas } from '#cms/environment.ts'
import { newsroomVariableSchemas } from '#scripts/start/newsroom.environment.ts'
import { siteVariableSchemas } from '#site/environment.ts'

const head = `# Written by \`npm run generate\` out of the schemas of the environment. Copy it to .env, which npm start reads, and set
# what differs: a line with # in front is not set, and shows the default.
`

const groups: readonly (readonly [title: string, schemas: Record<string, z.ZodType>])[] = [
  ['The back office and the real-time server', cmsVariableSchemas],
  ['The reader site', siteVariableSchemas],
  ['npm start and npm run dev', newsroomVariableSchemas],
]

// A secret that is known does not protect anything: its default is left out.
function defaultOf(name: string, schema: z.ZodType): string {
  const { data } = schema.safeParse(undefined)
  return data === undefined || name.endsWith('_SECRET') ? '' : String(data)
}

/** Returns .env.example: each variable of the environment with its purpose and its default, under its first reader. */
export function writeEnvironmentExample(): string {
  const written = new Set(['NODE_ENV'])
  const sections = groups.map(([title, schemas]) => {
    const lines = Object.entries(schemas).flatMap(([name, schema]) => {
      if (written.has(name)) return []
      written.add(name)
      return [`# ${schema.description}`, `#${name}=${defaultOf(name, schema)}`]
    })
    return [`# ${title}`, '', ...lines, ''].join('\n')
  })
  return [head, ...sections].join('\n')
}
