import { describe, expect, it } from '@jest/globals'
import { requestKind } from './requestKind.ts'

describe('the kind of a request', () => {
  it.each([
    ['/', 'page'],
    ['/feed.xml', 'page'],
    ['/iconic-theatre', 'page'],
    ['/media/a/b.jpg', 'page'],
    ['/_next/static/chunks/a.js', 'asset'],
    ['/islands/loader-A1.js', 'asset'],
    ['/_next/image?url=%2Fmedia%2F..%2Fa.jpg&w=256&q=75', 'other'],
    ['/media/a.jpg', 'other'],
    ['/share/50-50/a.jpg', 'other'],
    ['/share/50-50/16x9/a.jpg', 'other'],
    ['/share/50-50/16x9/b/a.jpg', 'page'],
    ['/favicon.ico', 'other'],
    ['/apple-touch-icon.png', 'other'],
    ['/icon-513.png', 'page'],
    ['/site.webmanifest', 'page'],
    ['/api/ad?zone=1', 'other'],
    ['/api/unknown', 'other'],
    ['/embed?id=1', 'other'],
    ['/api/chat/', 'other'],
    ['/api/chat/thread?threadId=a', 'other'],
    ['/chat/city-guide?thread=a', 'other'],
    ['/chat/forum/3', 'other'],
    ['/chat', 'page'],
    ['/chat/a/b', 'page'],
    ['/search?q=boats', 'other'],
    ['/search/', 'page'],
    ['/search-party', 'page'],
    ['/preview/a.b.c?view=social', 'other'],
    ['/preview', 'page'],
    ['/_next/data/x.json', 'internal'],
    ['/api/render/feed', 'internal'],
    ['/api/media/a.jpg', 'internal'],
    ['/api/icon/favicon.ico', 'internal'],
    ['/api/x/../render/feed', 'refused'],
    ['/api/%2e%2e/2026/11/17/a', 'refused'],
    ['/media/..%2fsection/news', 'refused'],
    ['/islands/../section/news', 'refused'],
    ['/api/./health', 'refused'],
  ])('%s is %s', (url, kind) => {
    expect(requestKind(url)).toBe(kind)
  })
})
