import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

const item = (type: string, content: string, link = '') =>
  blockFixture('infobox-item', { id: type, props: { type, link }, content })

export const infoboxFixtures: BlockFixtures = {
  valid: [
    blockFixture('infobox', {
      props: { title: 'Regent Theater', alignment: 'right', anchor: 'regent', className: 'is-style-framed' },
      children: [
        item('address', '12 Quay Street, Harbour City'),
        item('phone_number', '+1 (707) 555-0123'),
        item('opening_hours', 'Daily from 2 p.m.'),
        item('ticket_price', '$12, under 18 half'),
        item('date_time', 'March 14, 7:30 p.m.'),
        item('website', 'regent.example', 'https://regent.example/'),
        item('instagram', 'https://www.instagram.com/regenttheater/'),
      ],
    }),
    ...['none', 'left', 'center'].map((alignment) =>
      blockFixture('infobox', {
        id: `infobox-${alignment}`,
        props: { title: 'Seen by editors', showTitle: alignment !== 'none', alignment },
        children: [item('date_time', 'Saturday'), item('ticket_price', 'Free')],
      }),
    ),
  ],
  minimal: [blockFixture('infobox', { children: [item('opening_hours', 'Always')] })],
  invalid: [
    blockFixture('infobox'),
    blockFixture('infobox', { id: 'empty-items', children: [blockFixture('infobox-item'), item('address', ' ')] }),
    blockFixture('infobox', {
      id: 'no-item',
      children: [blockFixture('paragraph', { content: 'Not an item' })],
    }),
    blockFixture('infobox', { id: 'wide', props: { alignment: 'wide' }, children: [item('address', 'Here')] }),
  ],
  hostile: hostileTexts.map((text, index) =>
    blockFixture('infobox', {
      id: `text-${index}`,
      props: { title: text, anchor: text, className: text },
      children: [item('opening_hours', text)],
    }),
  ),
}
