import { describe, expect, it } from '@jest/globals'
import { nothingConfigured } from './freshNewsroom.ts'

describe('a newsroom for tests and measurements', () => {
  it.each([
    'DATABASE_URL',
    'SMTP_URL',
    'ANTHROPIC_API_KEY',
    'S3_BUCKET',
    'CANTO_APP_SECRET',
    'REDIS_URL',
    'EMBED_URL',
    'MEDIA_DIR',
  ])('does not get the %s of the user who starts it', (name) => {
    expect(nothingConfigured[name]).toBe('')
  })
})
