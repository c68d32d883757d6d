import { describe, expect, it } from '@jest/globals'
import { podcastGuidOf } from './podcastGuid.ts'

describe('the identity of a podcast', () => {
  it('is that of the specification of podcast:guid, whatever the scheme and the slash at the end', () => {
    const guid = '917393e3-1b1e-5cef-ace4-edaa54e1f810'
    expect(podcastGuidOf('https://mp3s.nashownotes.com/pc20rss.xml')).toBe(guid)
    expect(podcastGuidOf('http://mp3s.nashownotes.com/pc20rss.xml/')).toBe(guid)
  })
})
