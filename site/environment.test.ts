import { describe, expect, it } from '@jest/globals'
import { siteEnvironment } from './environment.ts'

const mistakesIn = (env: Record<string, string>): string[] => {
  try {
    siteEnvironment(env)
    return []
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : []
  }
}

describe('the environment of the reader site', () => {
  it('needs nothing while developing, and takes empty variables for missing ones', () => {
    expect(siteEnvironment({ SITE_PORT: '' })).toMatchObject({ CMS_URL: 'http://localhost:3000', SITE_PORT: 3001 })
  })

  it('takes addresses without their trailing slash', () => {
    expect(siteEnvironment({ SITE_URL: 'https://paper.example/' }).SITE_URL).toBe('https://paper.example')
  })

  it.each([
    ['short', 'abc'],
    ['that of development', 'citydesk-development-revalidate-secret'],
    ['missing', ''],
  ])('refuses a production start when the secret is %s', (_, REVALIDATE_SECRET) => {
    expect(mistakesIn({ NODE_ENV: 'production', REVALIDATE_SECRET })).toEqual([
      expect.stringMatching(/^REVALIDATE_SECRET /u),
    ])
  })

  it('refuses embeds on the site’s own name: their scripts would act for the site', () => {
    const SITE_URL = 'https://paper.example'
    expect(mistakesIn({ SITE_URL, EMBED_URL: 'https://paper.example/' })).toEqual([
      expect.stringMatching(/^EMBED_URL /u),
    ])
    expect(mistakesIn({ SITE_URL, EMBED_URL: 'https://embeds.paper.example' })).toEqual([])
  })

  it('needs the address and the site of a service of web analytics', () => {
    expect(mistakesIn({ ANALYTICS: 'umami', ANALYTICS_URL: 'https://umami.example' })).toEqual([
      'ANALYTICS needs ANALYTICS_URL and ANALYTICS_SITE',
    ])
    const named = { ANALYTICS_URL: 'https://plausible.example', ANALYTICS_SITE: 'paper.example' }
    expect(mistakesIn({ ANALYTICS: 'plausible', ...named })).toEqual([])
    expect(mistakesIn({ ANALYTICS: 'other', ...named })).toEqual(['ANALYTICS has to be none, plausible or umami'])
  })

  it('tells every mistake at once, a line each, beginning with the variable', () => {
    const mistakes = mistakesIn({ CMS_URL: 'localhost', SITE_PORT: '70000' })
    expect(mistakes.map((line) => line.split(' ')[0])).toEqual(['CMS_URL', 'SITE_PORT'])
  })
})
