import { windowPane } from './buildings.props.ts'
import { brick, ink, mistBlue, mustard, navy, paper, pine, plum, rust, sea, teal, wood } from './palette.ts'
import { audience, person } from './people.props.ts'
import { across, ball, down, type Sheet, slant } from './sheet.draw.ts'

export function councilChamber(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#7b5a45', bottom: '#b98a62' }, { shade: ball(0.5, 0.3, 0.4, -0.55) })
  for (let at = 0; at < 16; at += 1) s.rect(at * 96, 0, 5, 620, '#5b3f31', { opacity: 0.55 })
  for (const x of [90, 1200]) {
    windowPane(s, x, 120, 210, 330, '#9cc0c4', true, '#4a342b')
    s.poly(
      [
        [x, 450],
        [x + 210, 450],
        [x + 210 + (x < 700 ? 320 : -40), 1000],
        [x + (x < 700 ? 120 : -330), 1000],
      ],
      '#ffeac2',
      { opacity: 0.13, ghost: true },
    )
  }
  s.circle(750, 240, 118, mustard, { shade: slant(0.5, -0.5) }).circle(750, 240, 100, teal, { shade: slant(0.2, -0.5) })
  s.clip('M650 240a100 100 0 1 0 200 0a100 100 0 1 0 -200 0Z', () => {
    s.rect(640, 262, 220, 90, sea).poly(
      [
        [640, 264],
        [700, 214],
        [750, 250],
        [800, 205],
        [870, 264],
      ],
      pine,
    )
    s.path('M706 268H796L782 292H720Z', paper).poly(
      [
        [748, 262],
        [748, 186],
        [786, 256],
      ],
      paper,
    )
  })
  for (const [x, colour] of [
    [520, navy],
    [980, rust],
  ] as const)
    s.line(
      [
        [x, 150],
        [x, 520],
      ],
      '#d8b25c',
      9,
    ).path(`M${x + 4} 166Q${x + 60} 200 ${x + 46} 300Q${x + 60} 400 ${x + 8} 460Z`, colour, {
      shade: across(0.4, -0.6),
    })
  const coats = ['#40566a', plum, '#7c4a3b', pine, '#8f8a80', '#32425f', '#9a5a44'] as const
  const skins = ['#d9a07c', '#8a5a40', '#e3b391', '#b97d5b', '#c99272', '#dfae8e', '#7a4d36'] as const
  const hairs = ['#2b1f1c', '#1d1a22', '#c7bfb2', '#5a3826', '#8a8580', '#b97a42', '#1f1a1a'] as const
  coats.forEach((coat, at) => {
    const x = 246 + at * 168
    s.rect(x - 52, 430, 104, 170, '#3d2a24', { radius: 34, shade: down(0.3, -0.4) })
    person(s, x, 690, 280, { coat, skin: skins[at], hair: hairs[at], seated: true, arm: at === 2 ? 'up' : 'down' })
  })
  s.path('M120 590Q750 520 1380 590V800Q750 730 120 800Z', wood, { shade: down(0.45, -0.5) })
  s.path('M100 572Q750 502 1400 572V598Q750 528 100 598Z', '#d9a874', { shade: down(0.5, -0.2) })
  for (let at = 0; at < 7; at += 1)
    s.rect(178 + at * 168, 640 - Math.sin(((at + 0.5) / 7) * Math.PI) * 44, 136, 110, '#8d5b3b', {
      radius: 4,
      shade: slant(0.2, -0.4),
    })
  for (let at = 0; at < 7; at += 1)
    s.line(`M${270 + at * 168} ${574 - Math.sin(((at + 0.5) / 7) * Math.PI) * 46}q-4 -40 -26 -50`, ink, 4)
  audience(s, 840, 84, 176, ['#2f3b52', '#5a3a44', '#3f4f45', '#6a4a3a', '#26304a'])
}

export function ballotBox(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#d9c7a0', bottom: '#eddcb4' }, { shade: ball(0.35, 0.4, 0.4, -0.35) })
  for (let at = 0; at < 9; at += 1)
    s.line(
      [
        [at * 190, 0],
        [at * 190, 1000],
      ],
      '#c9b184',
      3,
      { opacity: 0.5 },
    )
  s.ellipse(760, 920, 470, 46, '#8d7350', { opacity: 0.6 })
  s.path('M420 380H1080L1110 920H390Z', teal, {
    shade: {
      kind: 'linear',
      from: [0, 0],
      to: [1, 0.3],
      stops: [
        [0, 0.45],
        [0.55, -0.1],
        [1, -0.75],
      ],
    },
  })
  s.path('M400 320Q410 270 470 268H1030Q1090 270 1100 320V400H400Z', '#2a6a72', { shade: down(0.5, -0.4) })
  s.rect(560, 312, 380, 34, ink, { radius: 16 })
  s.rect(520, 540, 460, 250, paper, { radius: 10, shade: slant(0.3, -0.2) })
  s.path('M560 690L630 640L700 690L770 620L850 690L940 640V750H560Z', '#8fb3ac').circle(870, 600, 26, mustard)
  s.rect(560, 716, 380, 44, '#3f8189')
  s.group('translate(770 214) rotate(-6)', () => {
    s.rect(-150, -140, 300, 220, paper, { shade: slant(0.4, -0.3) })
    for (let row = 0; row < 3; row += 1)
      s.rect(-116, -102 + row * 52, 30, 30, row === 1 ? rust : '#d9cfb6', { radius: 15 }).rect(
        -64,
        -94 + row * 52,
        160 - row * 22,
        12,
        mistBlue,
      )
  })
  s.path(
    'M1510 -10V210Q1240 260 1010 240Q900 250 860 220Q850 190 900 184L990 176Q960 150 900 142Q870 130 890 108Q990 104 1080 136Q1260 60 1330 -10Z',
    '#c98f6c',
    { shade: down(0.35, -0.55) },
  )
  s.path('M1510 -10V240Q1390 262 1330 250Q1270 90 1340 -10Z', brick, { shade: slant(0.3, -0.5) })
  for (const [x, ground, height, coat] of [
    [150, 940, 430, plum],
    [290, 930, 400, mustard],
    [1290, 945, 420, '#4b6a78'],
  ] as const)
    person(s, x, ground, height, {
      coat,
      legs: ink,
      hair: coat === plum ? '#c7bfb2' : '#3a2720',
      skin: coat === mustard ? '#8a5a40' : '#d9a07c',
    })
}
