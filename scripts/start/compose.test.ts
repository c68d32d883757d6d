import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import { newsroomEnvironment } from './newsroom.environment.ts'
import { childEnvironment, newsroomVariables, servingPlans } from './newsroom.plans.ts'
import { migrateCommand } from './newsroom.ts'

const service = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
})
const file = parse(readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8'), { merge: true })
const services = z.record(z.string(), service).parse(file.services)

const environment = newsroomEnvironment({}, '/project')
const settled = { databaseUrl: 'postgres://x', payloadSecret: 'p', revalidateSecret: 'r' }
const plans = servingPlans(
  environment,
  childEnvironment(newsroomVariables(environment, settled), 'start', process.env),
  'start',
)

describe('docker-compose.yml', () => {
  it.each([
    ['cms', 'back office'],
    ['site', 'reader site'],
    ['realtime', 'real-time server'],
  ])(
    'runs %s by the command with which npm start runs the %s, and asks the same address for its health',
    (name, plan) => {
      const started = plans.find((candidate) => candidate.name === plan)
      expect(services[name]?.command).toEqual(['node', ...(started?.command ?? [])])
      const url = started?.ready.by === 'address' ? started.ready.url : ''
      expect(services[name]?.healthcheck?.test.join(' ')).toContain(`'${url}'`)
    },
  )

  it('migrates by the command of npm start', () => {
    expect(services.migrate?.command).toEqual(['node', ...migrateCommand])
  })

  it('has no secret of its own: each must be given', () => {
    const secrets = Object.values(services).flatMap(({ environment: variables = {} }) =>
      Object.entries(variables).filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name)),
    )
    expect(secrets.length).toBeGreaterThan(0)
    for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:\?/)
  })

  it('gives the reader site neither the database nor the secret that signs log-ins', () => {
    expect(Object.keys(services.site?.environment ?? {})).not.toContain('DATABASE_URL')
    expect(Object.keys(services.site?.environment ?? {})).not.toContain('PAYLOAD_SECRET')
  })
})
