import { describe, expect, it } from '@jest/globals'
import { languageOf } from './language.ts'

const ofPost = (language: string) => languageOf({ collection: 'posts', language }, 'en')

describe('the language of an imported story', () => {
  it.each([
    ['fr-FR', 'fr'],
    ['zh_TW', 'zh-Hant'],
    ['zh-CN', 'zh-Hans'],
    ['pt-BR', 'pt'],
    ['iw', 'he'],
    ['en-US', null],
    ['', null],
  ])('%j is %j, where the publication is English', (said, language) => {
    expect(ofPost(said)).toEqual({ language, remarks: [] })
  })

  it.each(['tlh', 'not a language!'])('%j is reported, and none is set', (said) => {
    expect(ofPost(said)).toEqual({
      language: null,
      remarks: [{ kind: 'changed', what: `language that is not known here: ${said}` }],
    })
  })

  it('of a page has a line, because pages have none', () => {
    expect(languageOf({ collection: 'pages', language: 'fr' }, 'en').remarks).toHaveLength(1)
  })
})
