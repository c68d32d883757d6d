import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'

export const codeFixtures: BlockFixtures = {
  valid: [
    blockFixture('code', {
      props: { anchor: 'tides', className: 'is-style-plain' },
      content: [
        textRun('curl https://tides.example/api/stations/9418/heights?from=2026-03-14&to=2026-03-21&unit=feet'),
        { type: 'hardBreak' },
        textRun('  | sort --numeric-sort'),
      ],
    }),
  ],
  minimal: [blockFixture('code', { content: 'npm start' })],
  invalid: [
    blockFixture('code'),
    blockFixture('code', { id: 'number', props: { anchor: 12 }, content: 'x' }),
    blockFixture('code', { id: 'holding', content: 'x', children: [blockFixture('separator')] }),
  ],
  hostile: [
    ...hostileTexts.map((text, index) =>
      blockFixture('code', { id: `text-${index}`, props: { anchor: text, className: text }, content: text }),
    ),
    ...hostileHrefs.map((href, index) =>
      blockFixture('code', { id: `href-${index}`, content: [textRun('harmless', { type: 'link', href })] }),
    ),
  ],
}
