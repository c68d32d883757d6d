import { windowPane } from './buildings.props.ts'
import { cloudBank, forestRidge, sky, streetTree } from './landscape.props.ts'
import { coral, ink, lamp, meadow, mustard, paper, plum, rust, sand, slate, teal } from './palette.ts'
import { person } from './people.props.ts'
import { across, down, type Sheet, slant } from './sheet.draw.ts'

export function schoolMorning(s: Sheet) {
  sky(s, { top: '#8db4c0', bottom: '#f6e3bd' })
  cloudBank(s, 1050, 170, 700, paper, 0.85)
  forestRidge(s, 520, 70, 90, '#6b8a78')
  s.rect(170, 300, 1160, 410, '#b5664a', { shade: across(0.3, -0.4) })
  s.rect(150, 282, 1200, 26, paper, { shade: down(0.4, -0.3) })
  s.poly(
    [
      [600, 300],
      [750, 190],
      [900, 300],
    ],
    '#c47757',
    { shade: across(0.3, -0.4) },
  ).line(
    [
      [592, 304],
      [750, 186],
      [908, 304],
    ],
    paper,
    14,
  )
  s.circle(750, 262, 30, paper, { shade: slant(0.3, -0.3) })
    .line(
      [
        [750, 262],
        [750, 242],
      ],
      ink,
      4,
    )
    .line(
      [
        [750, 262],
        [764, 268],
      ],
      ink,
      4,
    )
  for (let row = 0; row < 2; row += 1)
    for (let column = 0; column < 10; column += 1) {
      if (column > 3 && column < 6) continue
      windowPane(s, 214 + column * 110, 356 + row * 170, 70, 104, column % 4 === row ? lamp : '#35506a')
    }
  s.rect(640, 420, 220, 290, '#8e4a36', { shade: across(0.2, -0.4) })
    .rect(664, 520, 80, 190, teal, { shade: slant(0.4, -0.4) })
    .rect(756, 520, 80, 190, teal, { shade: slant(0.4, -0.4) })
  s.path('M664 500a86 86 0 0 1 172 0Z', lamp, { shade: down(0.3, -0.3) })
  s.path('M-10 706Q750 670 1510 706V1010H-10Z', meadow, { shade: down(0.3, -0.45) })
  s.poly(
    [
      [650, 706],
      [850, 706],
      [1180, 1010],
      [320, 1010],
    ],
    sand,
    { shade: down(0.3, -0.4) },
  )
  s.line(
    [
      [480, 720],
      [480, 150],
    ],
    slate,
    8,
  ).path('M484 156Q560 130 590 168T690 160V232Q620 250 590 232T484 240Z', coral, { shade: across(0.4, -0.5) })
  streetTree(s, 120, 760, 360, '#d08a3e')
  streetTree(s, 1370, 780, 400, '#b9602f')
  const bags = [coral, mustard, teal, plum, '#4b6a78', rust] as const
  const students = [
    [560, 860, 190],
    [650, 820, 160],
    [780, 900, 210],
    [880, 830, 170],
    [950, 850, 180],
    [470, 930, 220],
  ] as const
  for (const [at, [x, y, h]] of students.entries())
    person(s, x, y, h, {
      coat: bags[at] ?? teal,
      skin: ['#d9a07c', '#8a5a40', '#c99272'][at % 3],
      hair: ['#2b1f1c', '#6b3f26', '#b98a52'][at % 3],
      arm: at === 4 ? 'up' : 'down',
    })
}
