import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

export const audioFixtures: BlockFixtures = {
  valid: [
    ...['none', 'left', 'center', 'right'].map((alignment) =>
      blockFixture('audio', { id: `audio-${alignment}`, props: { contentId: 'foghorn', alignment } }),
    ),
    blockFixture('audio', {
      id: 'audio-own-words',
      props: {
        contentId: 'foghorn',
        caption: 'Listen for the second horn.',
        credit: 'Ines Okafor',
        loop: true,
        anchor: 'horn',
        className: 'is-style-framed',
      },
    }),
    blockFixture('audio', { id: 'audio-bare', props: { contentId: 'foghorn', hideCaption: true, hideCredit: true } }),
  ],
  minimal: [blockFixture('audio', { props: { contentId: 'foghorn' } })],
  invalid: [
    blockFixture('audio'),
    blockFixture('audio', { id: 'gone', props: { contentId: 'deleted-long-ago' } }),
    blockFixture('audio', { id: 'no-sound', props: { contentId: 'harbour' } }),
    blockFixture('audio', { id: 'prototype', props: { contentId: '__proto__' } }),
    blockFixture('audio', { id: 'wide', props: { contentId: 'foghorn', alignment: 'wide' } }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('audio', {
        id: `text-${index}`,
        props: { contentId: 'foghorn', caption: text, credit: text, anchor: text, className: text },
      }),
    ),
    blockFixture('audio', { id: 'library', props: { contentId: 'hostile-sound' } }),
  ],
}
