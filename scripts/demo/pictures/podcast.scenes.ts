import { windowPane } from './buildings.props.ts'
import { lens, reflection, ridge, sky, water } from './landscape.props.ts'
import { coral, foam, ink, lamp, mustard, navy, paper, rust, wood } from './palette.ts'
import { person } from './people.props.ts'
import { across, ball, down, type Sheet } from './sheet.draw.ts'

export function podcastDesk(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#24365a', bottom: '#3d5a70' }, { shade: ball(0.5, 0.4, 0.25, -0.6) })
  windowPane(s, 950, 120, 380, 400, '#e9b88a', true, '#16203a')
  s.clip('M950 120H1330V520H950Z', () => {
    s.rect(950, 400, 380, 130, '#5f86a0')
    s.path('M950 420Q1040 330 1140 400T1330 380V430H950Z', '#4a4a72')
    s.circle(1200, 300, 36, '#fff0c0')
  })
  s.line(
    [
      [1140, 120],
      [1140, 520],
    ],
    ink,
    12,
  ).line(
    [
      [950, 310],
      [1330, 310],
    ],
    ink,
    12,
  )
  s.rect(0, 700, 1500, 300, wood, { shade: down(0.4, -0.5) })
  person(s, 330, 1010, 640, { coat: '#7c4a3b', hair: '#b9b3a8', skin: '#d3a080', seated: true })
  s.line('M278 402Q330 310 388 402', ink, 14)
    .rect(262, 392, 30, 54, ink, { radius: 12 })
    .rect(374, 392, 30, 54, ink, { radius: 12 })
  s.line(
    [
      [980, 900],
      [860, 560],
      [690, 500],
    ],
    ink,
    16,
  ).ellipse(980, 908, 90, 22, ink)
  s.group('translate(650 490) rotate(-20)', () => {
    s.rect(-66, -150, 132, 230, '#8796a0', { radius: 66, shade: across(0.55, -0.7) })
    for (let at = 0; at < 7; at += 1)
      s.line(
        [
          [-60, -100 + at * 20],
          [60, -100 + at * 20],
        ],
        ink,
        4,
        { opacity: 0.55 },
      )
    s.rect(-72, 20, 144, 20, mustard, { shade: across(0.5, -0.5) }).rect(-30, 80, 60, 60, ink, { radius: 8 })
  })
  for (let at = 0; at < 30; at += 1) {
    const h = 20 + Math.abs(Math.sin(at * 0.7) * Math.cos(at * 0.23)) * 110
    s.rect(560 + at * 26, 830 - h / 2, 11, h, at % 3 ? coral : lamp, { radius: 6 })
  }
  s.rect(1180, 720, 120, 110, paper, { radius: 12, shade: across(0.4, -0.5) }).line(
    'M1300 750q50 0 40 40t-44 20',
    paper,
    13,
  )
}

/** The show's cover: a bell buoy at slack water, which is to say when nothing runs. */
export function showCover(s: Sheet) {
  const w = s.width
  sky(s, { top: '#1d3b54', middle: '#d98a62', bottom: '#f7cf8e' })
  s.circle(w / 2, 430, 250, '#f6e0ae', { shade: down(0.5, -0.2) })
  ridge(s, 600, 80, '#6b4f63', { shade: down(0.2, -0.3) })
  water(s, 620, { top: '#e2a276', bottom: '#173448' }, '#ffe0ae', navy)
  reflection(s, w / 2, 626, 200, 340, '#f6e0ae', 0.7)
  s.group(`translate(${w / 2} 0) rotate(5 0 700)`, () => {
    s.line(
      [
        [-76, 650],
        [-30, 380],
      ],
      ink,
      13,
    )
      .line(
        [
          [76, 650],
          [30, 380],
        ],
        ink,
        13,
      )
      .line(
        [
          [-58, 540],
          [58, 540],
        ],
        ink,
        9,
      )
      .line(
        [
          [-64, 640],
          [44, 460],
        ],
        ink,
        6,
      )
      .line(
        [
          [64, 640],
          [-44, 460],
        ],
        ink,
        6,
      )
    s.rect(-44, 366, 88, 20, ink, { radius: 6 })
      .glow(0, 330, 170, '#fff0c0', 0.9)
      .rect(-17, 310, 34, 56, '#fff3cf', { radius: 10 })
      .path('M-24 312L0 284L24 312Z', ink)
    s.path('M-36 520Q-36 446 0 446Q36 446 36 520L48 536H-48Z', mustard, { shade: across(0.5, -0.6) }).circle(
      0,
      548,
      12,
      ink,
    )
    s.path('M-170 650H170Q176 720 110 764H-110Q-176 720 -170 650Z', rust, {
      shade: {
        kind: 'linear',
        from: [0, 0],
        to: [1, 0.3],
        stops: [
          [0, 0.45],
          [0.5, -0.1],
          [1, -0.75],
        ],
      },
    })
    s.rect(-180, 640, 360, 24, '#d9714f', { radius: 12, shade: across(0.5, -0.5) })
  })
  for (let at = 0; at < 16; at += 1)
    lens(
      s,
      w / 2 + s.random.between(-260, 260),
      770 + s.random.between(-8, 60),
      s.random.between(40, 160),
      s.random.between(3, 8),
      s.random.pick([foam, '#f6e0ae', navy]),
      0.6,
    )
}
