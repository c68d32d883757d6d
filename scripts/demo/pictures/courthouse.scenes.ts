import { streetLamp, windowPane } from './buildings.props.ts'
import { cloudBank, forestRidge, sky } from './landscape.props.ts'
import { brick, ink, lamp, navy, paper, rust, umber } from './palette.ts'
import { person } from './people.props.ts'
import { across, down, type Sheet, slant } from './sheet.draw.ts'

export function courthouse(s: Sheet) {
  sky(s, { top: '#58708a', middle: '#b7b3ae', bottom: '#f0cfa0' })
  cloudBank(s, 300, 200, 700, '#d9cdbf', 0.8)
  forestRidge(s, 700, 40, 110, '#4a6460')
  s.rect(200, 360, 1100, 420, '#d8c7a8', { shade: across(0.35, -0.55) })
  s.poly(
    [
      [420, 330],
      [750, 190],
      [1080, 330],
    ],
    '#e2d3b6',
    { shade: across(0.35, -0.4) },
  ).poly(
    [
      [500, 318],
      [750, 214],
      [1000, 318],
    ],
    '#c3b08e',
    { shade: down(-0.3, 0.1) },
  )
  s.rect(180, 330, 1140, 44, '#eadcc2', { shade: down(0.4, -0.4) })
    .circle(750, 276, 34, paper)
    .line(
      [
        [750, 276],
        [750, 254],
      ],
      ink,
      5,
    )
    .line(
      [
        [750, 276],
        [768, 284],
      ],
      ink,
      5,
    )
  s.rect(690, 40, 120, 150, '#d8c7a8', { shade: across(0.3, -0.5) }).path(
    'M680 60Q690 -30 750 -40Q810 -30 820 60Z',
    '#6f9a8c',
    { shade: across(0.4, -0.6) },
  )
  for (let at = 0; at < 4; at += 1) {
    windowPane(s, 236 + at * 0 + (at % 2) * 96, at < 2 ? 430 : 600, 62, 110, at === 1 ? lamp : '#3d4f66')
    windowPane(s, 1106 + (at % 2) * 96, at < 2 ? 430 : 600, 62, 110, at === 2 ? lamp : '#3d4f66')
  }
  s.rect(430, 374, 640, 406, '#6a5a55', { shade: down(-0.6, 0) })
    .rect(680, 520, 140, 260, brick, { shade: slant(0.3, -0.4) })
    .rect(744, 520, 10, 260, umber)
  for (let at = 0; at < 6; at += 1)
    s.rect(440 + at * 113, 374, 54, 406, '#efe3cb', { shade: across(0.45, -0.7) })
      .rect(430 + at * 113, 374, 74, 22, '#efe3cb', { shade: down(0.4, -0.4) })
      .rect(430 + at * 113, 762, 74, 22, '#efe3cb', { shade: down(0.4, -0.4) })
  for (let step = 0; step < 6; step += 1)
    s.rect(380 - step * 34, 784 + step * 28, 740 + step * 68, 28, '#d9cbb0', { shade: down(0.55, -0.5) })
  s.rect(-10, 948, 1520, 70, '#8f8a7c', { shade: down(0.2, -0.3) })
  person(s, 640, 900, 190, { coat: navy, legs: ink, arm: 'out' })
  person(s, 860, 926, 200, { coat: '#7a5a4a', hair: '#b9b3a8', skin: '#8a5a40' })
  person(s, 300, 966, 220, { coat: rust, hat: ink })
  streetLamp(s, 140, 960, 340)
  streetLamp(s, 1370, 960, 340)
}
