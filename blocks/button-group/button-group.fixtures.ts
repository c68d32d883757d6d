import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const button = (content: string, props: Record<string, unknown> = {}) =>
  blockFixture('button', { id: content, props: { link: 'https://harbour.example/join', ...props }, content })

export const buttonGroupFixtures: BlockFixtures = {
  valid: [
    blockFixture('button-group', { children: [button('Read the report'), button('Subscribe', { style: 'outline' })] }),
    ...['xs', 'md', 'lg', 'xl'].map((buttonSize) =>
      blockFixture('button-group', {
        id: buttonSize,
        props: { buttonSize, alignButtons: 'center', anchor: `size-${buttonSize}` },
        children: [button(`Size ${buttonSize}`)],
      }),
    ),
    blockFixture('button-group', {
      id: 'filled',
      props: { buttonWidth: 'fill', wrap: false, alignButtons: 'right' },
      children: [button('Yes'), button('No')],
    }),
  ],
  minimal: [blockFixture('button-group', { children: [button('Read the report')] })],
  invalid: [
    blockFixture('button-group'),
    blockFixture('button-group', {
      id: 'no-button',
      children: [blockFixture('paragraph', { content: 'Not a button' })],
    }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('button-group', {
      id: `text-${index}`,
      props: { anchor: text, className: text, buttonSize: text },
      children: [button(text, { color: text })],
    }),
  ),
}
