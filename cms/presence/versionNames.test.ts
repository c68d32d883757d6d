import { describe, expect, it } from '@jest/globals'
import { nameRule } from './versionNames.ts'

describe('the name of a version in the list of versions', () => {
  it('stands behind the link to it', () => {
    expect(nameRule({ id: '12', name: 'What June wrote' })).toBe(
      ".versions a[href$='/versions/12']::after { content: 'What June wrote'; }",
    )
  })

  it('is a text, whatever it says', () => {
    const rule = nameRule({ id: '1', name: "a'; } </style> é" })
    expect(rule).toContain("content: 'a\\27 \\3b  \\7d  \\3c \\2f style\\3e  é';")
  })
})
