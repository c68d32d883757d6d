import { coral, ink, mustard, navy, paper, plum, rust } from './palette.ts'
import { person } from './people.props.ts'
import { ball, down, type Sheet, slant } from './sheet.draw.ts'

export function gymFloor(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#38506a', bottom: '#6c8794' }, { shade: ball(0.5, 0.2, 0.35, -0.6) })
  for (let at = 0; at < 8; at += 1)
    s.line(
      [
        [at * 214, 0],
        [750 + (at * 214 - 750) * 0.6, 170],
      ],
      ink,
      8,
      { opacity: 0.5 },
    )
  for (let at = 0; at < 6; at += 1) {
    s.glow(200 + at * 220, 90, 150, '#fff3cf', 0.5)
    s.rect(160 + at * 220, 78, 80, 20, '#fff3cf', { radius: 6 })
  }
  for (let at = 0; at < 7; at += 1)
    s.path(`M${330 + at * 128} 190h84v120l-42 26l-42 -26Z`, at % 3 === 0 ? rust : at % 3 === 1 ? paper : mustard, {
      shade: slant(0.4, -0.4),
    })
  for (let row = 0; row < 6; row += 1) {
    s.rect(140 - row * 24, 400 + row * 40, 1220 + row * 48, 40, row % 2 ? '#b77a4d' : '#c98d5c', {
      shade: down(0.3, -0.5),
    })
    for (let seat = 0; seat < 26; seat += 1) {
      if (s.random.next() < 0.42) continue
      const x = 170 - row * 20 + seat * (46 + row * 1.5)
      s.path(
        `M${x - 17} ${442 + row * 40}q0 -36 17 -36q17 0 17 36Z`,
        s.random.pick([rust, navy, mustard, plum, '#5d7a55', '#8f8a80']),
        { shade: slant(0.3, -0.5) },
      ).circle(x, 398 + row * 40, 11, s.random.pick(['#d9a07c', '#8a5a40', '#c99272', '#5a3826']), {
        shade: slant(0.3, -0.4),
      })
    }
  }
  s.rect(-10, 640, 1520, 370, '#d39a5c', { shade: down(0.5, -0.3) })
  for (let at = -14; at < 30; at += 1)
    s.line(
      [
        [750 + (at - 8) * 74, 640],
        [750 + (at - 8) * 190, 1010],
      ],
      '#b07a42',
      2,
      { opacity: 0.6 },
    )
  s.line(
    [
      [-10, 700],
      [1510, 700],
    ],
    paper,
    6,
  )
    .line('M470 1010Q480 800 750 790Q1020 800 1030 1010', paper, 7)
    .path('M620 700L570 1010H930L880 700Z', rust, { opacity: 0.75 })
  s.rect(690, 330, 18, 320, ink)
    .rect(610, 250, 280, 180, paper, { radius: 8, shade: slant(0.3, -0.2) })
    .rect(690, 320, 120, 84, 'none')
    .line('M690 400V320H810V400Z', rust, 7)
  s.line('M690 430H810', coral, 10)
  for (let at = 0; at < 7; at += 1)
    s.line(
      [
        [694 + at * 19, 432],
        [712 + at * 13, 520],
      ],
      paper,
      3,
    ).line(
      [
        [806 - at * 19, 432],
        [788 - at * 13, 520],
      ],
      paper,
      3,
    )
  s.circle(860, 300, 40, '#d9763a', { shade: ball(0.3, 0.3, 0.5, -0.6) }).line(
    'M822 296Q860 310 898 292M850 262Q870 300 856 339',
    ink,
    4,
  )
  person(s, 960, 880, 330, { coat: paper, legs: navy, arm: 'up', lean: -4, skin: '#8a5a40' })
  person(s, 560, 900, 310, { coat: rust, legs: rust, arm: 'out', skin: '#d9a07c', hair: '#6b3f26' })
  person(s, 1190, 900, 300, { coat: rust, legs: rust, arm: 'down', skin: '#c99272' })
}
