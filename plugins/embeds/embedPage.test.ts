import { describe, expect, it } from '@jest/globals'
import { playerOf } from './embedPage.ts'

describe('what a provider gave', () => {
  it.each([
    ['<iframe width="200" src="https://www.youtube.com/embed/a?feature=oembed" allowfullscreen></iframe>'],
    ['\n <iframe src="//www.youtube.com/embed/a?feature=oembed"> </iframe>\n'],
  ])('is a player when it is a frame and nothing else: %s', (html) => {
    expect(playerOf(html)).toBe('https://www.youtube.com/embed/a?feature=oembed')
  })

  it.each([
    ['a post with a script', '<blockquote>Look</blockquote><script src="https://post.example/a.js"></script>'],
    [
      'a frame with a script',
      '<iframe src="https://post.example/1"></iframe><script src="https://post.example/a.js"></script>',
    ],
    ['a frame with words', '<iframe src="https://post.example/1"></iframe>A film'],
    ['a frame within something', '<div><iframe src="https://post.example/1"></iframe></div>'],
    ['a frame of an unsafe address', '<iframe src="http://post.example/1"></iframe>'],
    ['a frame of a script', '<iframe src="javascript:alert(1)"></iframe>'],
    ['a frame of a page of ours', '<iframe src="/admin"></iframe>'],
    ['a frame of nothing', '<iframe srcdoc="<script>alert(1)</script>"></iframe>'],
    ['nothing', ''],
  ])('is none when it is %s', (_what, html) => {
    expect(playerOf(html)).toBeNull()
  })
})
