import { conifer, forestRidge, gull, reflection, ridge, sky, sun, water } from './landscape.props.ts'
import { brick, ink, meadow, mustard, paper, rust, sand, teal, umber } from './palette.ts'
import { person } from './people.props.ts'
import { across, down, type Sheet } from './sheet.draw.ts'

export function bayBench(s: Sheet) {
  sky(s, { top: '#8fb3bd', middle: '#d9dccb', bottom: '#f7dcae' })
  sun(s, 1120, 330, 44, '#fff3cf', '#ffe0a0')
  ridge(s, 480, 170, '#a3b3ae')
  s.mist(400, 120, '#fbecc8', 0.6)
  forestRidge(s, 520, 50, 40, '#5d7f75')
  water(s, 535, { top: '#d5d7bf', bottom: '#4a8288' }, '#fff3d3', teal)
  reflection(s, 1120, 540, 60, 200, '#fff3cf', 0.7)
  sailLine(s)
  s.path('M-10 800Q700 730 1510 790V1010H-10Z', meadow, { shade: down(0.35, -0.5) })
  s.path('M-10 900Q700 850 1510 890V1010H-10Z', sand, { shade: down(0.3, -0.4) })
  s.rect(470, 770, 480, 18, umber, { shade: down(0.4, -0.4) })
    .rect(470, 690, 480, 16, umber)
    .rect(470, 726, 480, 16, umber)
    .rect(500, 690, 14, 210, ink)
    .rect(906, 690, 14, 210, ink)
  person(s, 640, 860, 250, { coat: rust, seated: true, hair: '#d8d2c6', skin: '#d9a07c' })
  person(s, 790, 860, 240, { coat: '#3f5a72', seated: true, hat: mustard, skin: '#8a5a40' })
  s.rect(470, 690, 480, 16, umber, { shade: down(0.4, -0.4) }).rect(470, 726, 480, 16, umber, {
    shade: down(0.4, -0.4),
  })
  conifer(s, 170, 880, 640)
  conifer(s, 300, 860, 420, '#2c564a')
  gull(s, 900, 250, 40)
  gull(s, 1000, 200, 26)
}

function sailLine(s: Sheet) {
  for (const [x, size] of [
    [420, 60],
    [620, 40],
    [860, 52],
    [1330, 46],
  ] as const)
    s.poly(
      [
        [x, 560],
        [x, 560 - size],
        [x + size * 0.5, 560],
      ],
      paper,
      { shade: across(0.3, -0.4) },
    ).path(`M${x - size * 0.3} 562h${size}l-${size * 0.2} 10h-${size * 0.6}Z`, brick)
}
