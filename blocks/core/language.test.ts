import { describe, expect, it } from '@jest/globals'
import { languageOf } from './language.ts'

describe('a language', () => {
  it.each([
    ['he', 'rtl'],
    ['ar', 'rtl'],
    ['fa', 'rtl'],
    ['ur', 'rtl'],
    ['yi', 'rtl'],
    ['dv', 'rtl'],
    ['pa-Arab', 'rtl'],
    ['pa', 'ltr'],
    ['en', 'ltr'],
    ['zh-Hant', 'ltr'],
  ])('%s is written %s', (lang, dir) => {
    expect(languageOf(lang)).toEqual({ lang, dir })
  })
})
