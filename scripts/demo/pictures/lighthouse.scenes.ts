import { skiff } from './boats.props.ts'
import { house, lighthouse } from './buildings.props.ts'
import { conifer, plume, rain, ridge, sky, water } from './landscape.props.ts'
import { brick, coral, foam, ink, paper, teal } from './palette.ts'
import { down, type Point, type Sheet, slant } from './sheet.draw.ts'

export function foghornPoint(s: Sheet) {
  sky(s, { top: '#1c2b4d', middle: '#465a7d', bottom: '#8f94a0' })
  for (let at = 0; at < 60; at += 1)
    s.circle(s.random.between(0, 1500), s.random.between(0, 420), s.random.between(1, 2.6), '#fff3cf', {
      opacity: s.random.between(0.3, 0.9),
    })
  ridge(s, 560, 90, '#3d4f70')
  water(s, 600, { top: '#6c7c90', bottom: '#12263f' }, '#b9c2c4', ink)
  lighthouse(s, 980, 590, 470, true)
  s.path(
    'M520 1010L560 900L600 880L640 780L700 740L730 660L800 630L850 594L900 588H1180L1250 612L1300 660H1400L1520 700V1010Z',
    '#27364f',
    { shade: slant(0.35, -0.7) },
  )
  s.path('M520 1010L560 900L600 880L640 780L700 740L730 660L800 630L760 760L800 860L740 1010Z', '#3d5068', {
    shade: down(0.2, -0.6),
  })
  house(s, 1110, 612, 130, 120, { wall: '#c9c3b4', roof: brick, lit: 1, floors: 1 })
  for (const [x, size] of [
    [700, 150],
    [1300, 190],
    [1390, 150],
    [1450, 220],
  ] as const)
    conifer(s, x, 770, size, '#1b3540')
  s.mist(610, 200, '#c3ccd0', 0.5)
  s.mist(720, 220, '#aab6c0', 0.5)
  skiff(s, 250, 800, 150, coral)
}

export function stormJetty(s: Sheet) {
  sky(s, { top: '#2b3c52', middle: '#5d7384', bottom: '#9db0ae' }, down(-0.5, 0.2))
  plume(s, [-100, 130], [1600, 60], 150, '#43566a', 0.75, 26)
  plume(s, [200, 260], [1500, 210], 90, '#6a7d8a', 0.6, 20)
  ridge(s, 560, 90, '#566c76', { shade: down(0.1, -0.3) })
  s.rect(0, 560, 1500, 440, { top: '#6f9294', bottom: '#1a404c' }, { shade: down(0.2, -0.4) })
  lighthouse(s, 1090, 610, 420, true)
  for (let at = 0; at < 26; at += 1)
    s.ellipse(
      640 + at * 38,
      640 + s.random.between(-16, 14) - at * 0.8,
      s.random.between(26, 46),
      s.random.between(18, 32),
      '#3a4450',
      { shade: slant(0.35, -0.7) },
    )
  for (let row = 0; row < 6; row += 1) {
    const y = 660 + row * 62
    const points: Point[] = []
    for (let x = -60; x <= 1560; x += 60)
      points.push([x, y + Math.sin(x / (120 + row * 26) + row * 2) * (14 + row * 6) + s.random.between(-6, 6)])
    s.poly(
      [...points, [1560, 1010], [-60, 1010]],
      (['#5f8a8c', '#4b7a80', '#3b6b74', '#2f5d68', '#244f5b', '#1a4250'] as const)[row] ?? teal,
      { shade: down(0.45, -0.45) },
    )
    s.line(points, foam, 3 + row, { opacity: 0.75 })
  }
  for (let at = 0; at < 64; at += 1) {
    const lean = s.random.between(-1, 1)
    const height = (1 - Math.abs(lean) ** 1.7) * s.random.between(210, 370) + 40
    const foot = 660 + lean * 130
    const top = foot + lean * 90 - 40
    const thick = s.random.between(8, 22)
    s.path(
      `M${foot - thick} 712Q${(foot + top) / 2 - thick * 1.6} ${700 - height * 0.6} ${top} ${700 - height}Q${(foot + top) / 2 + thick * 1.6} ${690 - height * 0.45} ${foot + thick} 712Z`,
      s.random.pick([foam, paper, '#b9d0cd', '#dfeae2']),
      { opacity: 0.85, shade: down(0.5, -0.35) },
    )
  }
  for (let at = 0; at < 16; at += 1)
    s.ellipse(
      500 + at * 21,
      704 + s.random.between(-12, 10),
      s.random.between(26, 48),
      s.random.between(14, 26),
      paper,
      {
        opacity: 0.9,
        shade: down(0.4, -0.5),
      },
    )
  for (let at = 0; at < 150; at += 1) {
    const rise = s.random.next() ** 1.6
    s.circle(
      660 - rise * 60 + s.random.between(-1, 1) * (150 - rise * 40),
      690 - rise * 400,
      s.random.between(1.5, 8 - rise * 4),
      paper,
      { opacity: s.random.between(0.4, 0.95) },
    )
  }
  rain(s, 170)
}
