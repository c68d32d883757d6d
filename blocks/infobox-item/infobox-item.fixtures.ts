import { type BlockFixtures, blockFixture, hostileHrefs, hostileTexts, textRun } from '../core/block.fixtures.ts'
import type { Block } from '../core/block.types.ts'
import { infoboxTypes } from './infobox-item.schema.ts'

const inBox = (...children: Block[]) => [blockFixture('infobox', { children })]
const item = (type: string, content: string, link = '') =>
  blockFixture('infobox-item', { id: `${type}-${content}`, props: { type, link }, content })

export const infoboxItemFixtures: BlockFixtures = {
  valid: inBox(
    item('website', 'The theater’s page', 'https://regent.example/'),
    item('phone_number', '(707) 555-0123'),
    item('address', '12 Quay Street', 'https://maps.example/?q=12+Quay+Street'),
    item('address', '14 Quay Street'),
    item('ticket_price', '$12'),
    item('opening_hours', 'Daily from 2 p.m.'),
    item('date_time', 'March 14'),
    item('instagram', 'https://instagram.com/regenttheater'),
  ),
  minimal: inBox(item('opening_hours', 'Always')),
  invalid: [
    item('opening_hours', 'Without a box'),
    ...inBox(item('website', 'No link')),
    ...inBox(item('phone_number', 'call us')),
    ...inBox(item('instagram', '@regenttheater')),
    ...inBox(item('address', 'Half a link', 'www.example')),
    ...inBox(item('weather', 'Of no known type')),
    ...inBox(blockFixture('infobox-item')),
  ],
  hostile: [
    ...hostileTexts.flatMap((text, index) =>
      infoboxTypes.flatMap((type) =>
        inBox(blockFixture('infobox-item', { id: `${type}-${index}`, props: { type, link: text }, content: text })),
      ),
    ),
    ...hostileHrefs.flatMap((href, index) =>
      infoboxTypes.flatMap((type) =>
        inBox(
          blockFixture('infobox-item', {
            id: `${type}-href-${index}`,
            props: { type, link: href },
            content: [textRun(href, { type: 'link', href })],
          }),
        ),
      ),
    ),
  ],
}
