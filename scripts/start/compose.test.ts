import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import { newsroomEnvironment } from './newsroom.environment.ts'
import { migrateCommand } from './newsroom.ts'
import { childEnvironment, newsroomVariables, servingPlans } from './newsroomPlans.ts'

// Left empty, they are as good as missing.
const optionalSecrets = ['PAYLOAD_SECRET_BEFORE', 'OIDC_CLIENT_SECRET']

const service = z.object({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  ports: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  image: z.string().optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown()).transform(Object.keys)]).optional(),
  security_opt: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  cpus: z.number().optional(),
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
      const url = started?.ready.by === 'address' ? started.ready.url : ''
      // Docker restarts a process that ends, not one that hangs: a watcher in the container has to end it.
      const watched = ['--import', 'tsx', 'scripts/start/watched.ts', url]
      expect(services[name]?.command).toEqual(['node', ...watched, ...(started?.command ?? [])])
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
    for (const [name, value] of secrets) {
      if (optionalSecrets.includes(name)) expect(value).toMatch(/^\$\{\w+:-\}$/)
      else expect(value).toMatch(/\$\{\w+:\?/)
    }
  })

  it('limits what each service may use, and lets none of them gain privileges', () => {
    for (const held of Object.values(services)) {
      expect(held).toMatchObject({
        security_opt: ['no-new-privileges:true'],
        cap_drop: ['ALL'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        cpus: expect.any(Number),
      })
    }
    for (const ours of Object.values(services).filter(({ image }) => image === 'citydesk'))
      expect(ours).toMatchObject({ read_only: true, tmpfs: [expect.stringMatching(/^\/tmp:size=/)] })
  })

  it('lets those reach PostgreSQL only who need it', () => {
    const onDatabase = Object.entries(services).filter(([, { networks }]) => networks?.includes('database'))
    expect(onDatabase.map(([name]) => name).sort()).toEqual(['cms', 'migrate', 'postgres', 'realtime'])
    expect(services.site?.networks).toEqual(['calls'])
    expect(services.postgres?.networks).toEqual(['database'])
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

  it('keeps the proxy from PostgreSQL and Redis, and Redis from everybody but the real-time servers', () => {
    expect(changed['realtime-proxy']?.networks).toEqual(['calls'])
    expect(changed.redis?.networks).toEqual(['rooms'])
    expect(changed.realtime?.networks).toEqual(['database', 'calls', 'rooms'])
  })

  it('limits what the services that it adds may use, and lets them write no file of their image', () => {
    for (const added of [changed.redis, changed['realtime-proxy']]) {
      expect(added).toMatchObject({
        security_opt: ['no-new-privileges:true'],
        cap_drop: ['ALL'],
        read_only: true,
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
        cpus: expect.any(Number),
      })
    }
  })

  it('asks the health of the servers where they listen', () => {
    expect(content).toContain('httpchk GET /health')
    expect(content).toContain(`realtime:${services.realtime?.environment?.REALTIME_PORT}`)
  })
})
