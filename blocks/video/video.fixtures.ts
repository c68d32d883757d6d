import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const alignments = ['none', 'left', 'center', 'right', 'wide', 'full']

export const videoFixtures: BlockFixtures = {
  valid: [
    ...alignments.map((alignment) =>
      blockFixture('video', {
        id: `video-${alignment}`,
        props: { contentId: 'crossing', posterId: 'harbour', alignment },
      }),
    ),
    blockFixture('video', {
      id: 'video-silent',
      props: {
        contentId: 'crossing',
        caption: 'Five minutes in the fog, without a word.',
        credit: 'Ines Okafor',
        autoplay: true,
        loop: true,
        muted: true,
        showPlaybackControls: true,
        anchor: 'crossing',
        className: 'is-style-framed',
      },
    }),
    blockFixture('video', { id: 'video-bare', props: { contentId: 'crossing', hideCaption: true, hideCredit: true } }),
  ],
  minimal: [blockFixture('video', { props: { contentId: 'crossing' } })],
  invalid: [
    blockFixture('video'),
    blockFixture('video', { id: 'gone', props: { contentId: 'deleted-long-ago' } }),
    blockFixture('video', { id: 'no-film', props: { contentId: 'harbour' } }),
    blockFixture('video', { id: 'no-poster', props: { contentId: 'crossing', posterId: 'deleted-long-ago' } }),
    blockFixture('video', { id: 'film-as-poster', props: { contentId: 'crossing', posterId: 'crossing' } }),
    blockFixture('video', { id: 'prototype', props: { contentId: '__proto__', posterId: 'constructor' } }),
    blockFixture('video', { id: 'wrong', props: { contentId: 'crossing', autoplay: 'yes' } }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('video', {
        id: `text-${index}`,
        props: { contentId: 'crossing', posterId: text, caption: text, credit: text, anchor: text, className: text },
      }),
    ),
    blockFixture('video', { id: 'library', props: { contentId: 'hostile-film', posterId: 'hostile-texts' } }),
  ],
}
