import { house } from './buildings.props.ts'
import { cloudBank, forestRidge, ridge, sky } from './landscape.props.ts'
import { blush, brick, ink, mistBlue, mustard, paper, pine, plum, slate } from './palette.ts'
import { person } from './people.props.ts'
import { across, down, type Sheet } from './sheet.draw.ts'

export function hillsideHomes(s: Sheet) {
  sky(s, { top: '#7ca3b5', middle: '#d3d9c9', bottom: '#f7dfb2' })
  cloudBank(s, 420, 140, 700, paper, 0.85)
  ridge(s, 420, 150, '#93aaa4')
  forestRidge(s, 470, 70, 60, '#56786a')
  const rows = [
    [520, 78, '#8ba37a'],
    [620, 104, '#7a9468'],
    [740, 138, '#6a8459'],
  ] as const
  for (const [ground, size, grass] of rows) {
    s.path(`M-10 ${ground - 30}Q600 ${ground - 90} 1510 ${ground - 10}V1010H-10Z`, grass, { shade: down(0.25, -0.35) })
    for (let x = 30; x < 1480; x += size * s.random.between(1.25, 1.7))
      house(s, x, ground - 34 + Math.abs(x - 700) * 0.02, size, size * s.random.between(1.05, 1.35), {
        wall: s.random.pick([paper, blush, mistBlue, '#d9b27e', '#c98d74', '#a9b89a']),
        roof: s.random.pick([brick, slate, plum, pine]),
        lit: 0.2,
      })
  }
  s.path('M-10 860Q750 760 1510 850V1010H-10Z', '#b58e63', { shade: down(0.3, -0.5) })
  for (const x of [330, 640, 950]) {
    const frame = '#e2bd86'
    s.rect(x, 880, 250, 20, '#8d8577')
    for (let post = 0; post < 6; post += 1) s.rect(x + post * 48, 690, 9, 190, frame, { shade: across(0.4, -0.5) })
    s.rect(x, 684, 250, 10, frame)
      .rect(x, 786, 250, 9, frame)
      .line(
        [
          [x - 14, 690],
          [x + 125, 570],
          [x + 264, 690],
        ],
        frame,
        10,
      )
    for (let rafter = 1; rafter < 5; rafter += 1)
      s.line(
        [
          [x + rafter * 50, 690],
          [x + rafter * 50, 690 - (rafter < 3 ? rafter * 44 : (5 - rafter) * 44)],
        ],
        frame,
        6,
      )
  }
  person(s, 560, 930, 150, { coat: '#e8c33f', hat: paper, arm: 'out' })
  person(s, 900, 935, 150, { coat: '#e07a35', hat: mustard, arm: 'up', skin: '#8a5a40' })
  s.line(
    [
      [1260, 900],
      [1260, 240],
    ],
    mustard,
    16,
  )
    .line(
      [
        [1010, 270],
        [1440, 250],
      ],
      mustard,
      12,
    )
    .line(
      [
        [1260, 200],
        [1020, 268],
      ],
      mustard,
      4,
    )
    .line(
      [
        [1260, 200],
        [1430, 250],
      ],
      mustard,
      4,
    )
    .line(
      [
        [1070, 268],
        [1070, 470],
      ],
      ink,
      3,
    )
    .rect(1020, 470, 100, 12, '#e2bd86')
}
