import { forestRidge, sky } from './landscape.props.ts'
import { brick, ink, mustard, navy, paper, rust } from './palette.ts'
import { audience, person } from './people.props.ts'
import { across, down, type Sheet, slant } from './sheet.draw.ts'

export function footballLights(s: Sheet) {
  sky(s, { top: '#0f1a38', middle: '#2c3f6b', bottom: '#7a6a8a' })
  forestRidge(s, 470, 60, 90, '#1d2a48')
  for (const [x, height] of [
    [160, 430],
    [480, 350],
    [1020, 350],
    [1340, 430],
  ] as const) {
    s.rect(x - 6, 500 - height, 12, height, '#3d4a66')
    s.glow(x, 490 - height, 330, '#fff3cf', 0.75)
    for (let bulb = 0; bulb < 8; bulb += 1)
      s.circle(x - 48 + (bulb % 4) * 32, 480 - height + Math.floor(bulb / 4) * 28, 13, '#fffaf0')
    s.poly(
      [
        [x - 60, 500 - height],
        [x + 60, 500 - height],
        [x + 520, 1000],
        [x - 520, 1000],
      ],
      '#fff3cf',
      { opacity: 0.06, ghost: true },
    )
  }
  s.rect(0, 430, 1500, 110, '#4a5573', { shade: down(0.2, -0.5) })
  for (let row = 0; row < 4; row += 1)
    for (let at = 0; at < 88; at += 1)
      s.circle(
        8 + at * 17 + (row % 2) * 8,
        446 + row * 24,
        8,
        s.random.pick([rust, mustard, paper, '#8a6a5a', navy, '#c99272']),
        { shade: slant(0.3, -0.4) },
      )
  s.rect(0, 538, 1500, 470, { top: '#4f8a5a', bottom: '#2a5c45' }, { shade: down(0.45, -0.4) })
  for (let band = 0; band < 6; band += 1)
    s.poly(
      [
        [250 * band + 125, 540],
        [250 * band + 250, 540],
        [750 + (250 * band - 500) * 1.9, 1010],
        [750 + (250 * band - 625) * 1.9, 1010],
      ],
      '#5f9a66',
      { opacity: 0.35 },
    )
  for (let at = 0; at < 9; at += 1)
    s.line(
      [
        [750 + (at - 4) * 190, 540],
        [750 + (at - 4) * 400, 1010],
      ],
      paper,
      5,
      { opacity: 0.85 },
    )
  s.line(
    [
      [0, 620],
      [1500, 620],
    ],
    paper,
    3,
    { opacity: 0.6 },
  ).line(
    [
      [0, 780],
      [1500, 780],
    ],
    paper,
    4,
    { opacity: 0.6 },
  )
  const player = (x: number, y: number, h: number, shirt: string, lean: number, arm: 'up' | 'out' | 'down') => {
    s.ellipse(x + 10, y + 2, h * 0.3, h * 0.05, ink, { opacity: 0.4 })
    person(s, x, y, h, {
      coat: shirt,
      legs: shirt === rust ? paper : navy,
      hat: shirt === rust ? mustard : navy,
      lean,
      arm,
      skin: '#a9745a',
    })
  }
  player(420, 700, 150, '#d9dfe0', 8, 'out')
  player(560, 730, 160, rust, -8, 'out')
  player(980, 700, 150, '#d9dfe0', -10, 'out')
  player(1110, 760, 170, '#d9dfe0', -12, 'up')
  player(860, 800, 210, rust, 10, 'out')
  player(330, 860, 220, rust, -6, 'up')
  player(1220, 900, 230, rust, 6, 'down')
  s.ellipse(640, 400, 34, 20, '#8a4a2c', { shade: slant(0.5, -0.5) }).line(
    [
      [626, 394],
      [654, 402],
    ],
    paper,
    4,
  )
  s.line('M330 660Q480 420 620 402', paper, 3, { opacity: 0.35, ghost: true })
}

/** A scoreboard in seven-segment figures; no typeface is needed, so it looks the same everywhere. */
export function scoreboardNight(s: Sheet) {
  sky(s, { top: '#111b3a', bottom: '#4a4a72' })
  forestRidge(s, 760, 60, 130, '#182444')
  s.rect(330, 640, 40, 380, '#39435c', { shade: across(0.4, -0.6) }).rect(1130, 640, 40, 380, '#39435c', {
    shade: across(0.4, -0.6),
  })
  s.glow(750, 420, 800, '#ffb86b', 0.35)
  s.rect(170, 170, 1160, 500, '#1d2438', { radius: 16, shade: slant(0.25, -0.4) })
  s.rect(170, 130, 1160, 60, brick, { radius: 10, shade: down(0.4, -0.4) })
  s.path('M700 160q20 -30 50 -24q60 4 56 30q-30 -8 -56 2q-30 6 -50 -8Z', paper)
  const segments = {
    a: [0, 0, 1, 0],
    b: [1, 0, 1, 1],
    c: [1, 1, 1, 2],
    d: [0, 2, 1, 2],
    e: [0, 1, 0, 2],
    f: [0, 0, 0, 1],
    g: [0, 1, 1, 1],
  } as const
  const figures: Record<string, string> = { 0: 'abcdef', 1: 'bc', 2: 'abged', 4: 'fgbc' }
  const figure = (x: number, y: number, size: number, value: string, colour: string) => {
    for (const [name, [x1, y1, x2, y2]] of Object.entries(segments)) {
      const on = figures[value]?.includes(name)
      s.line(
        [
          [x + x1 * size, y + y1 * size],
          [x + x2 * size, y + y2 * size],
        ],
        on ? colour : '#2b344c',
        size * 0.17,
      )
      if (on) s.glow(x + ((x1 + x2) / 2) * size, y + ((y1 + y2) / 2) * size, size * 0.55, colour, 0.35)
    }
  }
  for (const [value, x] of [
    ['2', 270],
    ['4', 420],
    ['2', 980],
    ['1', 1110],
  ] as const)
    figure(x, 280, 96, value, '#ffc46b')
  for (const x of [640, 746, 826]) figure(x, 330, 46, '0', '#ff7a55')
  s.circle(716, 356, 7, '#ff7a55').circle(716, 396, 7, '#ff7a55')
  for (let at = 0; at < 4; at += 1) s.circle(660 + at * 60, 560, 15, at === 3 ? '#ff7a55' : '#2b344c')
  audience(s, 830, 72, 150, ['#8a3a2c', '#26304a', '#b5793a', '#3a2a44'])
}
