import { shopfront, streetLamp, windowPane } from './buildings.props.ts'
import { cloudBank, lens, reflection, ridge, sky, water } from './landscape.props.ts'
import { brick, coral, ink, lamp, mustard, navy, paper, pine, plum, rust, teal, umber } from './palette.ts'
import { person } from './people.props.ts'
import { across, ball, down, type Sheet, slant } from './sheet.draw.ts'

export function mainStreetDusk(s: Sheet) {
  sky(s, { top: '#1f2c55', middle: '#7a5f86', bottom: '#f0a873' })
  cloudBank(s, 700, 160, 700, '#a06f86', 0.6)
  ridge(s, 560, 140, '#4d4a72')
  water(s, 590, { top: '#d99a77', bottom: '#4d5b7c' }, lamp, navy, 0.4)
  const walls = [brick, '#6e5a63', '#b06a4a', '#4c6470', '#8a5a48'] as const
  let x = -40
  walls.forEach((wall, at) => {
    const width = 150 - at * 12
    shopfront(s, x, 830 - at * 22, width, 560 - at * 74, wall, at % 2 ? rust : teal, 0.55)
    x += width + 4
  })
  x = 1540
  ;(['#7a3b33', '#5a6b6a', '#c08a5a', '#5c4560', '#7d5a4a'] as const).forEach((wall, at) => {
    const width = 156 - at * 12
    x -= width + 4
    shopfront(s, x, 830 - at * 22, width, 600 - at * 78, wall, at % 2 ? mustard : pine, 0.55)
  })
  s.path('M-10 830L560 735H930L1510 830V1010H-10Z', '#2c3354', { shade: down(0.15, -0.5) })
  s.poly(
    [
      [720, 735],
      [770, 735],
      [1050, 1010],
      [440, 1010],
    ],
    '#3d4468',
    { shade: down(0.2, -0.4) },
  )
  for (let at = 0; at < 46; at += 1) {
    const t = s.random.next()
    lens(
      s,
      s.random.between(0, 1500),
      780 + t * 220,
      20 + t * 60,
      1 + t * 5,
      s.random.pick([lamp, '#f0a873', mustard]),
      0.14 + t * 0.3,
    )
  }
  for (const [lx, ground, height] of [
    [330, 850, 300],
    [520, 790, 200],
    [1190, 850, 300],
    [985, 790, 200],
  ] as const) {
    streetLamp(s, lx, ground, height)
    reflection(s, lx, ground + 6, 20, 130, lamp, 0.6)
  }
  person(s, 640, 850, 150, { coat: coral, hat: navy })
  person(s, 690, 852, 142, { coat: mustard, arm: 'out' })
  person(s, 1060, 920, 190, { coat: '#41586c', hat: rust })
}

export function bakeryWindow(s: Sheet) {
  s.rect(0, 0, 1500, 1000, '#26384e', { shade: slant(0.1, -0.5) })
  for (let row = 0; row < 12; row += 1)
    for (let at = 0; at < 16; at += 1)
      s.rect(at * 104 - (row % 2) * 52, row * 84, 100, 80, s.random.pick(['#2c4056', '#2a3b52', '#304862']), {
        shade: slant(0.2, -0.4),
      })
  s.glow(750, 480, 900, lamp, 0.55)
  s.rect(200, 200, 1100, 640, '#5b3327', { radius: 8, shade: down(0.2, -0.4) }).rect(228, 228, 1044, 560, '#f6d58f', {
    shade: ball(0.5, 0.35, 0.6, -0.3),
  })
  s.rect(228, 560, 1044, 14, umber).rect(228, 400, 1044, 10, umber)
  const loaf = (x: number, y: number, w: number, tone: string) => {
    s.path(
      `M${x - w} ${y}Q${x - w * 1.05} ${y - w * 0.72} ${x} ${y - w * 0.78}Q${x + w * 1.05} ${y - w * 0.72} ${x + w} ${y}Z`,
      tone,
      { shade: ball(0.35, 0.15, 0.55, -0.75) },
    )
    for (let cut = -1; cut <= 1; cut += 1)
      s.line(
        `M${x + cut * w * 0.5 - w * 0.14} ${y - w * 0.25}Q${x + cut * w * 0.5} ${y - w * 0.6} ${x + cut * w * 0.5 + w * 0.18} ${y - w * 0.66}`,
        '#f1cf97',
        6,
      )
  }
  for (let at = 0; at < 7; at += 1)
    if (at !== 3 && at !== 4) loaf(310 + at * 146, 400, 58, at % 2 ? '#b5703a' : '#c98545')
  for (let at = 0; at < 4; at += 1) loaf(330 + at * 190 + (at > 1 ? 210 : 0), 560, 78, at % 2 ? '#a9622f' : '#bb7638')
  for (let at = 0; at < 5; at += 1)
    s.ellipse(330 + at * 90, 778, 40, 12, umber, { opacity: 0.4 }).path(
      `M${292 + at * 90} 772q38 -60 76 0q-38 14 -76 0Z`,
      at % 2 ? '#d99a52' : '#c57f3c',
      { shade: down(0.4, -0.6) },
    )
  person(s, 1010, 800, 440, { coat: paper, skin: '#d9a07c', hair: '#d8d2c6', arm: 'out', legs: '#6a5a52' })
  s.rect(720, 690, 540, 110, '#7d4a33', { shade: down(0.4, -0.5) }).rect(700, 676, 580, 18, '#d9a874')
  s.path('M770 676v-62h80v62Z', '#e9dcc0', { shade: across(0.3, -0.4) }).path('M760 620q50 -26 100 0Z', '#cdbf9f')
  for (let stripe = 0; stripe < 12; stripe += 1)
    s.poly(
      [
        [170 + stripe * 97, 96],
        [267 + stripe * 97, 96],
        [272 + stripe * 99, 226],
        [165 + stripe * 97, 226],
      ],
      stripe % 2 ? paper : brick,
      { shade: down(0.3, -0.5) },
    )
  s.rect(728, 228, 12, 560, '#5b3327')
  s.rect(0, 880, 1500, 120, '#1d2a40', { shade: down(0.2, -0.4) })
  s.poly(
    [
      [228, 880],
      [1272, 880],
      [1420, 1000],
      [90, 1000],
    ],
    lamp,
    { opacity: 0.25, ghost: true },
  )
  person(s, 150, 950, 400, { coat: '#35506a', hat: rust, legs: ink })
  person(s, 1390, 960, 380, { coat: plum, hair: '#6b3f26', legs: ink })
}

/** The evening clinic, in what used to be a shoe store. */
export function clinicCorner(s: Sheet) {
  sky(s, { top: '#1f2c55', middle: '#6a5a86', bottom: '#e59a70' })
  ridge(s, 620, 160, '#45466e')
  shopfront(s, -60, 860, 330, 560, '#6e5a63', rust, 0.3)
  shopfront(s, 1230, 860, 330, 520, '#4c6470', mustard, 0.3)
  s.rect(280, 180, 940, 690, brick, { shade: across(0.25, -0.45) }).rect(260, 156, 980, 40, brick, {
    shade: down(0.6, -0.3),
  })
  for (const x of [340, 560, 790, 1010]) windowPane(s, x, 250, 130, 150, x === 560 ? lamp : navy)
  s.glow(750, 680, 620, lamp, 0.5)
  s.rect(320, 470, 860, 390, ink, { radius: 6 })
  s.rect(346, 500, 500, 300, '#fbe3ad', { shade: ball(0.5, 0.35, 0.5, -0.3) }).rect(880, 500, 270, 360, '#f6d58f', {
    shade: ball(0.5, 0.4, 0.5, -0.35),
  })
  s.rect(1010, 500, 10, 360, ink)
  s.rect(640, 404, 220, 76, paper, { radius: 10, shade: down(0.3, -0.3) })
  s.rect(738, 414, 24, 56, teal).rect(722, 430, 56, 24, teal)
  person(s, 470, 800, 240, { coat: '#7fb0ac', skin: '#8a5a40', arm: 'out' })
  person(s, 620, 800, 170, { coat: coral, hair: '#b98a52', arm: 'up' })
  person(s, 730, 800, 250, { coat: paper, skin: '#d9a07c', hair: '#b9b3a8' })
  s.rect(346, 796, 500, 14, ink)
  s.path('M-10 860H1510V1010H-10Z', '#2c3354', { shade: down(0.15, -0.5) })
  s.poly(
    [
      [346, 862],
      [1150, 862],
      [1320, 1010],
      [180, 1010],
    ],
    lamp,
    { opacity: 0.2, ghost: true },
  )
  s.rect(380, 880, 330, 14, '#8a5d40', { shade: down(0.4, -0.4) })
    .rect(400, 894, 14, 60, ink)
    .rect(676, 894, 14, 60, ink)
  person(s, 950, 960, 330, { coat: mustard, hat: navy, legs: ink, arm: 'out' })
  person(s, 1100, 966, 210, { coat: teal, hair: '#6b3f26', legs: ink })
  streetLamp(s, 250, 960, 420)
}
