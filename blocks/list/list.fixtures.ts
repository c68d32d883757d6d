import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const item = (content: string) => blockFixture('list-item', { id: content, content })

export const listFixtures: BlockFixtures = {
  valid: [
    blockFixture('list', {
      children: [
        item('Line 4 runs every eight minutes'),
        item('Line 9 stops at the market again'),
        blockFixture('list', { id: 'stops', children: [item('Saturdays from six'), item('Sundays from eight')] }),
        item('Night buses stay as they are'),
      ],
    }),
    blockFixture('list', {
      id: 'ordered',
      props: { unordered: false, start: 3, type: 'lower-roman', anchor: 'sign-up', className: 'is-style-steps' },
      children: [item('Sign up by Friday'), item('Bring your own gloves')],
    }),
  ],
  minimal: [blockFixture('list', { children: [item('One thing')] })],
  invalid: [
    blockFixture('list'),
    blockFixture('list', { props: { start: 0, type: 'greek', unordered: false }, children: [item('Counts from 1')] }),
    blockFixture('list', { children: [blockFixture('paragraph', { content: 'No item' })] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('list', {
      id: `text-${index}`,
      props: { type: text, anchor: text, className: text },
      children: [item(text)],
    }),
  ),
}
