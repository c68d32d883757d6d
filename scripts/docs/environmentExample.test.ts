import { parseEnv } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import { cmsEnvironment } from '#cms/environment.ts'
import { siteEnvironment } from '#site/environment.ts'
import { writeEnvironmentExample } from './environmentExample.write.ts'

const example = writeEnvironmentExample()

describe('.env.example', () => {
  it('describes each variable', () => {
    expect(example).not.toContain('undefined')
  })

  it('names each variable once', () => {
    const names = [...example.matchAll(/^#([A-Z0-9_]+)=/gm)].map(([, name]) => name)
    expect(names).toEqual([...new Set(names)])
    expect(names).toEqual(expect.arrayContaining(['DATABASE_URL', 'SITE_PORT', 'CITYDESK_DEMO', 'S3_BUCKET']))
  })

  it('sets nothing as it stands', () => {
    expect(parseEnv(example)).toEqual({})
  })

  it('gives away no secret', () => {
    expect(example).toMatch(/^#PAYLOAD_SECRET=$/m)
  })

  it('shows the defaults', () => {
    const set = parseEnv(example.replace(/^#(?=[A-Z0-9_]+=)/gm, ''))
    const database = { DATABASE_URL: 'postgres://x' }
    expect(cmsEnvironment({ ...set, ...database })).toEqual(cmsEnvironment(database))
    expect(siteEnvironment(Object.fromEntries(Object.entries(set)))).toEqual(siteEnvironment({}))
  })
})
