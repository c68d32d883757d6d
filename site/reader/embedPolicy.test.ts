import { describe, expect, it } from '@jest/globals'
import { embedPolicy } from './embedPolicy.ts'

const policy = "default-src 'none'; sandbox allow-scripts"

describe('the policy of an embed', () => {
  it('takes its origin away from it on the site', () => {
    expect(embedPolicy(policy, 'paper.example', {})).toBe(policy)
    expect(embedPolicy(policy, 'paper.example', { EMBED_URL: 'https://embeds.paper.example' })).toBe(policy)
    expect(embedPolicy(policy, undefined, { EMBED_URL: 'https://embeds.paper.example' })).toBe(policy)
  })

  it('leaves it its origin where that is different from the site’s and the back office’s', () => {
    expect(embedPolicy(policy, 'embeds.paper.example', { EMBED_URL: 'https://embeds.paper.example' })).toBe(
      "default-src 'none'; sandbox allow-scripts allow-same-origin",
    )
  })

  it('is none without a sandbox', () => {
    expect(embedPolicy('', 'paper.example', {})).toBeNull()
    expect(embedPolicy("default-src 'none'", 'paper.example', {})).toBeNull()
  })
})
