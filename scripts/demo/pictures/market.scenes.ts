import { windowPane } from './buildings.props.ts'
import { sky } from './landscape.props.ts'
import { coral, ink, lamp, meadow, moss, mustard, paper, plum, rust, teal, umber, wood } from './palette.ts'
import { person } from './people.props.ts'
import { ball, down, type Sheet, slant } from './sheet.draw.ts'

export function marketStalls(s: Sheet) {
  sky(s, { top: '#a9c4c4', bottom: '#f3e6c6' })
  s.rect(0, 120, 1500, 500, '#8b6a52', { shade: down(-0.2, 0.1) })
  for (let at = 0; at < 8; at += 1)
    s.path(`M${at * 200 - 20} 120L${at * 200 + 80} 40L${at * 200 + 180} 120Z`, '#6b4d3d', { shade: slant(0.3, -0.4) })
  for (let at = 0; at < 6; at += 1) windowPane(s, 90 + at * 240, 170, 130, 150, '#cfe0d3', true, '#5b4033')
  s.rect(0, 620, 1500, 400, '#b9a88c', { shade: down(0.3, -0.4) })
  for (let at = 0; at < 40; at += 1)
    s.line(`M0 0`, ink, 0).circle(38 + at * 38, 130 + Math.sin(at * 0.52) * 26, 7, lamp)
  const stalls = [
    [60, coral, moss],
    [560, mustard, rust],
    [1060, teal, '#d9b14a'],
  ] as const
  for (const [x, awning, goods] of stalls) {
    person(s, x + 190, 720, 300, {
      coat: s.random.pick(['#e8ddc6', '#4b6a78', '#7c4a3b']),
      skin: s.random.pick(['#d9a07c', '#8a5a40', '#c99272']),
      arm: 'out',
    })
    s.rect(x, 330, 12, 440, umber).rect(x + 368, 330, 12, 440, umber)
    for (let stripe = 0; stripe < 8; stripe += 1)
      s.path(
        `M${x - 24 + stripe * 54} 400L${x + 10 + stripe * 46} 320h46L${x + 30 + stripe * 54} 400q-27 34 -54 0Z`,
        stripe % 2 ? paper : awning,
        { shade: down(0.3, -0.5) },
      )
    s.rect(x - 10, 660, 400, 130, wood, { shade: down(0.4, -0.5) })
    for (let crate = 0; crate < 4; crate += 1) {
      const left = x + crate * 98
      for (let fruit = 0; fruit < 11; fruit += 1)
        s.circle(
          left + 12 + (fruit % 5) * 17 + s.random.between(-3, 3),
          650 - Math.floor(fruit / 5) * 16,
          13,
          crate % 2 ? goods : s.random.pick([rust, mustard, meadow, '#8d3f56']),
          { shade: ball(0.35, 0.3, 0.5, -0.6) },
        )
      s.poly(
        [
          [left - 4, 656],
          [left + 90, 656],
          [left + 84, 706],
          [left + 2, 706],
        ],
        '#cfa06a',
        { shade: down(0.3, -0.4) },
      ).line(
        [
          [left, 680],
          [left + 87, 680],
        ],
        umber,
        3,
      )
    }
  }
  person(s, 500, 940, 360, { coat: plum, hat: mustard, arm: 'down' })
  person(s, 590, 930, 220, { coat: coral, hair: '#b98a52' })
  person(s, 1010, 950, 370, { coat: '#41586c', hair: '#c7bfb2', skin: '#c99272', arm: 'out' })
}
