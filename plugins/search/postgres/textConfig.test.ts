import { describe, expect, it } from '@jest/globals'
import { configOf } from './textConfig.ts'

describe('the configuration of a document', () => {
  it.each([
    [null, 'en', 'search.english'],
    ['en', 'en', 'search.english'],
    ['en-GB', 'en-US', 'search.english'],
    ['es', 'en', 'search.simple'],
    [null, 'es', 'search.spanish'],
    [null, 'pa-Arab', 'search.simple'],
    [null, "en'; DROP", 'search.simple'],
    [null, 'constructor', 'search.simple'],
  ])('in %j, of a publication in %j, is %s', (language, ofPublication, config) => {
    expect(configOf(language, ofPublication)).toBe(config)
  })
})
