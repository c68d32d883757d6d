import { streetLamp } from './buildings.props.ts'
import { forestRidge, reflection, ridge, sky, water } from './landscape.props.ts'
import { coral, foam, ink, mustard, navy, paper, pine, teal, umber } from './palette.ts'
import { person } from './people.props.ts'
import { across, down, type Sheet, slant } from './sheet.draw.ts'

export function salmonRun(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#79b3a9', middle: '#2f7a80', bottom: '#123f4f' }, { shade: down(0.5, -0.4) })
  for (let at = 0; at < 9; at += 1)
    s.poly(
      [
        [s.random.between(0, 1500), -10],
        [s.random.between(0, 1500), -10],
        [s.random.between(-200, 1600), 900],
        [s.random.between(-200, 1600), 900],
      ],
      '#d9efd2',
      { opacity: 0.08, ghost: true },
    )
  for (let at = 0; at < 34; at += 1)
    s.ellipse(
      s.random.between(-20, 1520),
      s.random.between(880, 1010),
      s.random.between(40, 110),
      s.random.between(26, 60),
      s.random.pick(['#4a5a58', '#5f6a5c', '#38494f', '#786c58']),
      { shade: slant(0.4, -0.7) },
    )
  const fish = (x: number, y: number, size: number, tilt: number, red: boolean) =>
    s.group(`translate(${x} ${y}) rotate(${tilt}) scale(${size})`, () => {
      const body = red ? '#b8452f' : '#8d9c94'
      s.path('M-150 0L-205 -52Q-190 0 -205 52Z', red ? '#7c3128' : '#5e6f6c', { shade: slant(0.2, -0.6) })
      s.path('M-10 -52Q20 -92 62 -46Z', red ? '#6f4a33' : '#4f6060').path(
        'M-20 50Q0 84 26 46Z',
        red ? '#6f4a33' : '#4f6060',
      )
      s.path('M-160 0Q-90 -56 20 -54Q110 -52 168 -8Q178 4 164 10Q110 54 20 52Q-90 50 -160 0Z', body, {
        shade: down(0.15, -0.5),
      })
      s.path('M-160 0Q-60 40 60 40Q120 36 164 10Q110 54 20 52Q-90 50 -160 0Z', red ? '#e2a387' : '#d7dcc9', {
        opacity: 0.8,
        ghost: true,
      })
      s.path('M96 -44Q118 0 92 44Q150 34 168 10Q180 2 168 -8Q140 -34 96 -44Z', red ? '#5c6a4a' : '#6d7e79', {
        shade: down(0.2, -0.5),
      })
      s.circle(132, -14, 8, paper).circle(133, -14, 5, ink)
      for (let spot = 0; spot < 16; spot += 1)
        s.circle(s.random.between(-110, 70), s.random.between(-42, -12), s.random.between(2, 4.4), ink, {
          opacity: 0.55,
        })
    })
  fish(320, 300, 0.7, -8, false)
  fish(1150, 250, 0.85, -14, true)
  fish(1240, 590, 0.75, -6, false)
  fish(640, 480, 1.5, -12, true)
  fish(330, 740, 1.05, -5, false)
  fish(930, 780, 1.1, -9, true)
  for (let at = 0; at < 60; at += 1)
    s.circle(s.random.between(0, 1500), s.random.between(0, 900), s.random.between(2, 9), foam, {
      opacity: s.random.between(0.2, 0.6),
    })
}

export function bridgeWorks(s: Sheet) {
  sky(s, { top: '#86a9b8', bottom: '#ecdfc4' })
  ridge(s, 470, 160, '#90a7a4')
  forestRidge(s, 520, 60, 60, '#3f6557')
  water(s, 640, { top: '#8db5ae', bottom: '#1f5560' }, foam, teal)
  for (const x of [240, 690, 1140]) {
    reflection(s, x + 40, 800, 60, 150, ink, 0.4)
    s.poly(
      [
        [x - 6, 820],
        [x + 10, 520],
        [x + 76, 520],
        [x + 90, 820],
      ],
      '#b9ad98',
      { shade: across(0.4, -0.7) },
    )
  }
  for (let span = 0; span < 4; span += 1) {
    const x = -190 + span * 450
    s.line(`M${x} 470Q${x + 225} 180 ${x + 450} 470`, pine, 20)
    for (let at = 1; at < 9; at += 1) {
      const t = at / 9
      s.line(
        [
          [x + t * 450, 470 - 4 * t * (1 - t) * 145],
          [x + t * 450, 470],
        ],
        pine,
        7,
      )
    }
  }
  s.rect(-10, 466, 1520, 56, '#8c8577', { shade: down(0.4, -0.5) }).rect(-10, 452, 1520, 14, paper)
  const cars = [
    [90, coral],
    [260, navy],
    [430, mustard],
  ] as const
  for (const [x, colour] of cars)
    s.path(`M${x} 450v-26l22 -4l20 -24h52l24 24l20 6v24Z`, colour, { shade: down(0.3, -0.5) })
      .circle(x + 32, 450, 13, ink)
      .circle(x + 104, 450, 13, ink)
      .poly(
        [
          [x + 26, 420],
          [x + 44, 402],
          [x + 64, 402],
          [x + 64, 420],
        ],
        foam,
      )
  for (let x = 640; x < 1300; x += 74)
    s.poly(
      [
        [x - 15, 454],
        [x, 402],
        [x + 15, 454],
      ],
      coral,
      { shade: across(0.4, -0.4) },
    ).poly(
      [
        [x - 9, 434],
        [x - 5, 420],
        [x + 5, 420],
        [x + 9, 434],
      ],
      paper,
    )
  person(s, 960, 454, 128, { coat: '#e8c33f', hat: coral, arm: 'up' })
  person(s, 1120, 454, 124, { coat: '#e8c33f', hat: paper, arm: 'out', skin: '#8a5a40' })
  s.rect(820, 560, 170, 18, umber)
    .line(
      [
        [826, 560],
        [826, 522],
      ],
      ink,
      4,
    )
    .line(
      [
        [984, 560],
        [984, 522],
      ],
      ink,
      4,
    )
  person(s, 900, 562, 96, { coat: '#e07a35', hat: paper })
  streetLamp(s, 1390, 452, 210, false)
}
