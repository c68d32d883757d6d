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
  ports: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
})
const read = (name: string): { services: unknown; configs?: unknown } =>
  parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'), { merge: true, logLevel: 'error' })
const file = read('docker-compose.yml')
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

describe('docker-compose.many.yml', () => {
  const many = read('docker-compose.many.yml')
  const changed = z.record(z.string(), service).parse(many.services)
  const { content } = z.object({ 'realtime-proxy': z.object({ content: z.string() }) }).parse(many.configs)[
    'realtime-proxy'
  ]

  it('lets the real-time servers hear of each other, and browsers and the back office come by the proxy', () => {
    expect(changed.realtime?.environment?.REDIS_URL).toBe('redis://redis:6379')
    expect(changed.cms?.environment?.REALTIME_CALL_URL).toBe('http://realtime-proxy:3002')
    expect(changed['realtime-proxy']?.ports).toEqual(services.realtime?.ports)
  })

  it('asks the health of the servers where they listen', () => {
    expect(content).toContain('httpchk GET /health')
    expect(content).toContain(`realtime:${services.realtime?.environment?.REALTIME_PORT}`)
  })
})
