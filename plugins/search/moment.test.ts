import { describe, expect, it } from '@jest/globals'
import type { SearchSnippet } from '#contract/search.schema.ts'
import { momentOf } from './moment.find.ts'

const vtt = (text: string) => ({ type: 'text/vtt' as const, text })

const transcript = vtt(`WEBVTT

00:00:01.000 --> 00:00:04.000
<v Wendell Pike>The  lead line hung on the wall.

00:02:10.000 --> 00:02:14.000
<v Ada Crane>It said forty fathoms, in paint.`)

const snippet = (text: string): SearchSnippet =>
  text.split('*').map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 }))

describe('the moment of a snippet', () => {
  it('is the start of the part that has its first match', () => {
    expect(momentOf(transcript, snippet('… line hung on the *wall*.'))).toBe(1)
    expect(momentOf(transcript, snippet('on the wall. Ada Crane: It said forty *fathoms*, …'))).toBe(130)
  })

  it('is that of the first stretch that is said', () => {
    expect(momentOf(transcript, snippet('A story about *fathoms* … said forty *fathoms*, in paint.'))).toBe(130)
  })

  it('is that of a snippet that begins in the text of the story', () => {
    expect(momentOf(transcript, snippet('A wall. Ada Crane: It said *forty* fathoms, in paint.'))).toBe(130)
  })

  it('is unknown for words of the story itself, and without times', () => {
    expect(momentOf(transcript, snippet('Nobody knows *fathoms* today.'))).toBeNull()
    const plain = { type: 'text/plain' as const, text: 'Ada Crane: It said forty fathoms, in paint.' }
    expect(momentOf(plain, snippet('It said forty *fathoms*'))).toBeNull()
  })
})
