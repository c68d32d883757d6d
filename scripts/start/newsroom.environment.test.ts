import { describe, expect, it } from '@jest/globals'
import { EnvironmentError } from '#cms/environment.ts'
import { newsroomEnvironment } from './newsroom.environment.ts'
import { childEnvironment, newsroomVariables, servingPlans, siteProcessEnvironment } from './newsroomPlans.ts'

const read = (env: Record<string, string | undefined>) => newsroomEnvironment(env, '/project')

const mistakesIn = (env: Record<string, string | undefined>): string[] => {
  try {
    read(env)
    return []
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message.split('\n')
    throw error
  }
}

describe('the environment of npm start', () => {
  it('needs nothing', () => {
    expect(read({})).toMatchObject({
      ports: { CMS_PORT: 3000, SITE_PORT: 3001, REALTIME_PORT: 3002, POSTGRES_PORT: 3003 },
      dataFolder: '/project/.data',
      mediaFolder: '/project/.data/media',
      databaseUrl: undefined,
      cmsUrl: 'http://localhost:3000',
    })
  })

  it('moves addresses along with ports, and media along with the data', () => {
    expect(read({ CMS_PORT: '4000', SITE_PORT: '4001', REALTIME_PORT: '4002', CITYDESK_DATA: 'second' })).toMatchObject(
      {
        cmsUrl: 'http://localhost:4000',
        siteUrl: 'http://localhost:4001',
        realtimeUrl: 'ws://localhost:4002',
        mediaFolder: '/project/second/media',
      },
    )
  })

  it('lets public addresses differ from ports', () => {
    expect(read({ SITE_URL: 'https://news.example/' }).siteUrl).toBe('https://news.example')
  })

  it('refuses one port for two processes, a default included', () => {
    expect(mistakesIn({ SITE_PORT: '3000' })).toEqual(['SITE_PORT is 3000, but so is CMS_PORT: each needs its own'])
  })

  it.each([
    ['CMS_PORT', '0'],
    ['SITE_PORT', 'eighty'],
    ['POSTGRES_PORT', '65536'],
    ['REALTIME_PORT', '3.5'],
    ['CITYDESK_DEMO', 'yes'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['CMS_URL', 'localhost:3000'],
    ['REALTIME_URL', 'http://localhost:3002'],
  ])('tells that %s=%s is a mistake, in one line that begins with its name', (name, value) => {
    expect(mistakesIn({ [name]: value })).toEqual([expect.stringMatching(`^${name} `)])
  })

  it('refuses a production start on a database of its own without secrets', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://user@host/newsroom' }
    expect(mistakesIn(production).map((line) => line.split(' ')[0])).toEqual(['PAYLOAD_SECRET', 'REVALIDATE_SECRET'])
  })

  it('makes secrets itself for an embedded database, whatever NODE_ENV is', () => {
    expect(mistakesIn({ NODE_ENV: 'production' })).toEqual([])
  })
})

describe('the environment of the processes', () => {
  const settled = { databaseUrl: 'postgres://x', payloadSecret: 'p', revalidateSecret: 'r' }
  const all = childEnvironment(newsroomVariables(read({}), settled), 'start', { PATH: '/bin', NODE_ENV: 'test' })

  it('is all that they need, and production whatever the outer NODE_ENV', () => {
    expect(all).toMatchObject({
      PATH: '/bin',
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://x',
      PAYLOAD_SECRET: 'p',
    })
  })

  it('leaves the reader site without the database and without the secret that signs log-ins', () => {
    const site = siteProcessEnvironment(all)
    expect(site).toMatchObject({ REVALIDATE_SECRET: 'r', CMS_URL: 'http://localhost:3000' })
    expect(Object.keys(site)).not.toEqual(expect.arrayContaining(['DATABASE_URL']))
    expect(Object.keys(site)).not.toEqual(expect.arrayContaining(['PAYLOAD_SECRET']))
    const before = siteProcessEnvironment({ ...all, PAYLOAD_SECRET_BEFORE: 'p', OIDC_CLIENT_SECRET: 'o' })
    expect(before).toEqual(site)
  })

  it('gives the reader site its own environment in the plan too', () => {
    const plan = servingPlans(read({}), all, 'start').find(({ name }) => name === 'reader site')
    expect(plan?.environment).toEqual(siteProcessEnvironment(all))
  })
})
