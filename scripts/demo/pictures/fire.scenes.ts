import { house } from './buildings.props.ts'
import { cloudBank, conifer, forestRidge, plume, ridge, sky, sun } from './landscape.props.ts'
import { brick, coral, ink, mustard, paper, rust, slate, umber } from './palette.ts'
import { person } from './people.props.ts'
import { across, ball, down, type Sheet, slant } from './sheet.draw.ts'

export function hazeRidge(s: Sheet) {
  sky(s, { top: '#a8563a', middle: '#e08a4e', bottom: '#f5c27c' }, down(-0.3, 0.3))
  sun(s, 1060, 230, 78, '#f7542f', '#ff9a5a')
  const far = ridge(s, 520, 330, '#b96f4c', { shade: down(0.2, -0.15) })
  const [fireX, fireY] = far.reduce((best, point) =>
    Math.abs(point[0] - 470) < Math.abs(best[0] - 470) ? point : best,
  )
  plume(s, [fireX, fireY], [fireX + 520, 60], 170, '#a9604a', 0.5, 26)
  plume(s, [fireX, fireY], [fireX + 300, 130], 90, '#85493f', 0.62, 22)
  s.glow(fireX, fireY, 190, '#ffcf6b', 0.75)
  for (const [shift, height] of [
    [-58, 30],
    [-30, 46],
    [0, 62],
    [30, 44],
    [54, 28],
  ] as const) {
    const x = fireX + shift
    const y = fireY + 10
    s.path(
      `M${x - 15} ${y}Q${x - 20} ${y - height * 0.5} ${x} ${y - height}Q${x + 4} ${y - height * 0.5} ${x + 14} ${y - height * 0.6}Q${x + 20} ${y - height * 0.2} ${x + 13} ${y}Z`,
      '#ffd36e',
    )
  }
  s.mist(430, 190, '#f3b878', 0.65)
  ridge(s, 610, 240, '#96533f', { shade: slant(0.25, -0.35) })
  s.mist(540, 160, '#eda768', 0.55)
  forestRidge(s, 710, 130, 70, '#643a36', { shade: down(0.15, -0.5) })
  s.mist(660, 140, '#d98a58', 0.4)
  forestRidge(s, 850, 110, 130, '#3a2730')
  for (const [x, height] of [
    [120, 440],
    [230, 330],
    [1330, 480],
    [1430, 360],
  ] as const)
    conifer(s, x, 1010, height, '#241c2b')
}

export function fireCrew(s: Sheet) {
  sky(s, { top: '#7d4038', middle: '#d97c48', bottom: '#f4bd72' })
  plume(s, [1100, 520], [300, 120], 190, '#9b5644', 0.55, 26)
  ridge(s, 520, 150, '#a45f45', { shade: down(0.1, -0.4) })
  forestRidge(s, 600, 70, 90, '#5a3434')
  s.glow(1180, 560, 330, '#ffb14a', 0.8)
  s.path('M-10 760Q500 640 1510 720V1010H-10Z', '#6e4a38', { shade: down(0.35, -0.6) })
  s.path('M-10 880Q500 760 1510 830V960Q600 880 -10 1010Z', '#a0765a', { shade: down(0.25, -0.4) })
  s.group('translate(250 800)', () => {
    s.rect(0, -190, 430, 150, brick, {
      radius: 10,
      shade: {
        kind: 'linear',
        from: [0, 0],
        to: [0.2, 1],
        stops: [
          [0, 0.4],
          [1, -0.65],
        ],
      },
    })
    s.path('M430 -190H540Q580 -186 592 -110L604 -40H430Z', brick, { shade: slant(0.4, -0.5) })
    s.path('M452 -174H530Q556 -170 564 -112H452Z', '#f4d7a4', { shade: slant(0.4, -0.3) })
    s.rect(0, -100, 600, 14, paper)
      .rect(30, -176, 90, 60, slate, { shade: slant(0.4, -0.4) })
      .rect(136, -176, 90, 60, slate, { shade: slant(0.4, -0.4) })
      .rect(242, -176, 90, 60, slate, { shade: slant(0.4, -0.4) })
    s.rect(20, -216, 390, 12, '#d9cdb4')
      .rect(60, -236, 300, 8, '#d9cdb4')
      .rect(480, -208, 60, 20, mustard, { radius: 8 })
    s.glow(510, -200, 90, '#ffd98a', 0.8)
    s.rect(-8, -44, 620, 26, ink)
    for (const x of [110, 500])
      s.circle(x, -14, 56, ink, { shade: ball(0.4, 0.3, 0.3, -0.5) }).circle(x, -14, 24, slate, {
        shade: slant(0.5, -0.5),
      })
  })
  conifer(s, 1450, 800, 520, '#2c2129')
  const crew = [
    [900, 900, 250, 'out'],
    [1020, 880, 235, 'down'],
    [1130, 905, 255, 'out'],
    [1260, 870, 228, 'up'],
    [1370, 895, 245, 'down'],
  ] as const
  for (const [x, ground, height, arm] of crew) {
    person(s, x, ground, height, { coat: '#dba23c', legs: '#4d5a3c', hat: '#f0d04a', arm, skin: '#b57e5e' })
    s.line(
      [
        [x + 40, ground - 190],
        [x - 30, ground + 6],
      ],
      umber,
      7,
    )
  }
  conifer(s, 80, 800, 520, '#2c2129')
}

export function fuelBreak(s: Sheet) {
  sky(s, { top: '#c9a981', bottom: '#f3dfae' }, down(0.1, 0.3))
  forestRidge(s, 470, 60, 150, '#a88d6a', { shade: down(0.2, -0.3) })
  s.mist(320, 300, '#f6e3b8', 0.8)
  s.path('M-10 700Q700 600 1510 690V1010H-10Z', '#7d6a46', { shade: down(0.3, -0.5) })
  for (let at = 0; at < 16; at += 1) {
    const depth = at / 16
    const x = (at * 397) % 1500
    const width = 16 + depth * 46
    const ground = 640 + depth * 250
    s.path(
      `M${x - width * 0.5} 0L${x - width * 0.62} ${ground}Q${x - width} ${ground + 20} ${x - width * 1.1} ${ground + 30}H${x + width * 1.1}Q${x + width} ${ground + 20} ${x + width * 0.62} ${ground}L${x + width * 0.5} 0Z`,
      depth > 0.6 ? '#4b3029' : depth > 0.3 ? '#75523f' : '#a3805e',
      { shade: across(0.45, -0.7) },
    )
  }
  for (let at = 0; at < 46; at += 1) {
    const x = 120 + at * 28
    const y = 812 + Math.sin(at * 0.5) * 16
    const h = s.random.between(24, 66)
    s.glow(x, y - h * 0.3, h * 1.5, '#ffb14a', 0.3)
    s.path(
      `M${x - 16} ${y}Q${x - 22} ${y - h * 0.5} ${x} ${y - h}Q${x + 4} ${y - h * 0.5} ${x + 16} ${y - h * 0.62}Q${x + 22} ${y - h * 0.2} ${x + 14} ${y}Z`,
      at % 3 ? '#f09a3c' : '#ffd36e',
    )
  }
  plume(s, [700, 740], [900, 120], 120, '#efe3cc', 0.4, 20)
  person(s, 330, 950, 300, { coat: '#dba23c', legs: '#4d5a3c', hat: '#f0d04a', arm: 'out' })
  person(s, 1240, 930, 280, { coat: '#dba23c', legs: '#4d5a3c', hat: '#f0d04a', arm: 'down', skin: '#8a5a40' })
}

export function afterFire(s: Sheet) {
  sky(s, { top: '#9db7bd', bottom: '#efe0c2' })
  cloudBank(s, 420, 170, 720, '#f6efe0', 0.85)
  cloudBank(s, 1180, 250, 520, '#f6efe0', 0.7)
  ridge(s, 470, 320, '#a3a39a')
  ridge(s, 560, 210, '#7d7a76')
  s.path('M-10 640Q500 540 900 600T1510 590V1010H-10Z', '#5b544f', { shade: down(0.3, -0.5) })
  for (let at = 0; at < 40; at += 1) {
    const x = s.random.between(-10, 1510)
    const ground = s.random.between(590, 800)
    const h = (ground - 480) * s.random.between(0.7, 1.15)
    s.poly(
      [
        [x - 3 - h * 0.012, ground],
        [x, ground - h],
        [x + 3 + h * 0.012, ground],
      ],
      '#2c2a2e',
      { shade: across(0.3, -0.4) },
    )
    s.line(
      [
        [x, ground - h * 0.6],
        [x + h * 0.1, ground - h * 0.7],
      ],
      '#2c2a2e',
      3,
    ).line(
      [
        [x, ground - h * 0.42],
        [x - h * 0.12, ground - h * 0.5],
      ],
      '#2c2a2e',
      3,
    )
  }
  s.path('M-10 860Q600 740 1510 850V1010H-10Z', '#6d6a4c', { shade: down(0.3, -0.5) })
  for (let at = 0; at < 260; at += 1) {
    const x = s.random.between(0, 1500)
    const y = s.random.between(820, 1000)
    s.line(
      `M${x} ${y}q${s.random.between(-10, 10)} -22 ${s.random.between(-14, 14)} -${s.random.between(26, 54)}`,
      s.random.pick(['#8fa75c', '#aebf6a', '#6e8c52']),
      4,
    )
  }
  for (let at = 0; at < 44; at += 1) {
    const x = s.random.between(60, 1450)
    const y = s.random.between(800, 940)
    for (let bloom = 0; bloom < 5; bloom += 1)
      s.circle(
        x + s.random.between(-5, 5),
        y - bloom * 9,
        6 - bloom * 0.7,
        s.random.pick([coral, '#c65d86', '#d9789b']),
      )
  }
  house(s, 1060, 720, 300, 290, { wall: '#d9c9a8', roof: rust, floors: 1, lit: 0 })
  s.rect(1030, 720, 360, 14, '#8c7355')
}
