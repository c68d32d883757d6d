import { describe, expect, it } from '@jest/globals'
import { cmsEnvironment } from '../environment.ts'
import { settingsReport } from './settingsReport.ts'

const given = {
  DATABASE_URL: 'postgres://citydesk:hunter-two@db:5432/citydesk',
  PAYLOAD_SECRET: 'a-secret-of-the-test-with-many-letters',
  CMS_URL: 'http://desk.ledger.example',
}

describe('the report of settings', () => {
  const reports = settingsReport(cmsEnvironment(given), given)
  const of = (name: string) => reports.find((report) => report.name === name)

  it('says what is set, what is at its default and what is not set', () => {
    expect(of('DATABASE_URL')?.state).toBe('set')
    expect(of('REALTIME_PORT')?.state).toBe('default')
    expect(of('REDIS_URL')?.state).toBe('not set')
  })

  it('has no value in it', () => {
    expect(JSON.stringify(reports)).not.toMatch(/hunter-two|a-secret-of-the-test|desk\.ledger/)
  })

  it('says what is dangerous', () => {
    expect(of('CMS_URL')?.danger?.text).toMatch(/begins with http/)
    expect(of('SITE_URL')?.danger).toBeNull()
    expect(of('NODE_ENV')?.danger?.text).toBe('is not production.')
  })
})
