import { skiff } from './boats.props.ts'
import { boom, dredge } from './docks.props.ts'
import { cloudBank, forestRidge, gull, ridge, sky, water } from './landscape.props.ts'
import { coral, foam, ink, mistBlue, mustard, navy, paper, pine, rust, sand, slate, teal } from './palette.ts'
import { person } from './people.props.ts'
import { across, ball, down, type Sheet, slant } from './sheet.draw.ts'

export function dredgeBay(s: Sheet) {
  sky(s, { top: '#7fa4b4', middle: '#c9dad4', bottom: '#f2e6c9' })
  cloudBank(s, 300, 170, 700, paper, 0.8)
  cloudBank(s, 1150, 90, 600, '#e8ebe0', 0.8)
  ridge(s, 470, 160, '#8aa6a8')
  s.mist(400, 140, paper, 0.55)
  forestRidge(s, 515, 60, 46, '#41675f')
  water(s, 540, { top: '#a9c6be', bottom: '#1d5360' }, foam, teal)
  dredge(s, 470, 690, 700)
  s.line('M480 690Q300 700 190 650T-30 612', ink, 13).line('M480 688Q300 697 190 647T-30 609', slate, 4)
  for (const [x, y] of [
    [400, 692],
    [300, 683],
    [200, 654],
    [100, 630],
    [20, 619],
  ] as const)
    s.ellipse(x, y, 20, 10, coral, { shade: down(0.4, -0.5) })
  skiff(s, 1150, 850, 210, paper)
  person(s, 1230, 838, 92, { coat: mustard, hat: ink })
  for (const [x, y, span] of [
    [330, 320, 30],
    [400, 370, 20],
    [1240, 260, 34],
    [1330, 330, 22],
  ] as const)
    gull(s, x, y, span, paper)
}

export function dredgeBucket(s: Sheet) {
  sky(s, { top: '#4f7f8c', bottom: '#d7e0cf' })
  ridge(s, 560, 130, '#7d9fa0')
  water(s, 600, { top: '#7fb0ac', bottom: '#17424e' }, foam, teal)
  boom(s, [1560, 40], [640, -180], 26, mustard, 16)
  s.line(
    [
      [720, -10],
      [720, 260],
    ],
    ink,
    8,
  ).line(
    [
      [760, -10],
      [760, 260],
    ],
    ink,
    8,
  )
  s.rect(680, 240, 120, 60, ink, { radius: 10, shade: across(0.4, -0.4) })
  s.path('M735 290L520 330L470 470L560 610L738 520Z', '#5d6d77', { shade: slant(0.55, -0.6) })
  s.path('M745 290L960 330L1010 470L920 610L742 520Z', '#46545f', { shade: slant(0.15, -0.85) })
  s.line(
    [
      [735, 290],
      [520, 330],
      [470, 470],
    ],
    '#87969c',
    7,
  ).line(
    [
      [560, 610],
      [738, 520],
      [920, 610],
    ],
    '#2c3742',
    10,
  )
  s.line(
    [
      [590, 360],
      [560, 560],
    ],
    ink,
    4,
    { opacity: 0.6 },
  ).line(
    [
      [890, 360],
      [920, 560],
    ],
    ink,
    4,
    { opacity: 0.6 },
  )
  s.circle(740, 310, 34, mustard, { shade: ball(0.3, 0.3, 0.5, -0.6) }).circle(740, 310, 12, ink)
  s.path(
    'M560 606Q640 540 738 522Q840 545 920 606Q860 650 820 622Q760 690 720 630Q660 668 630 626Q590 644 560 606Z',
    '#4b4038',
    { shade: down(0.3, -0.7) },
  )
  for (let at = 0; at < 70; at += 1) {
    const x = s.random.between(570, 910)
    const y = s.random.between(630, 900)
    s.line(
      [
        [x, y],
        [x, y + s.random.between(8, 50)],
      ],
      s.random.pick([foam, '#6a5a4c', mistBlue]),
      s.random.between(2, 5),
      { opacity: 0.75 },
    )
  }
  for (let ring = 1; ring < 6; ring += 1)
    s.line(
      `M${740 - ring * 75} 900a${ring * 75} ${ring * 15} 0 1 0 ${ring * 150} 0a${ring * 75} ${ring * 15} 0 1 0 ${-ring * 150} 0`,
      foam,
      5 - ring * 0.6,
      { opacity: 0.7 - ring * 0.09 },
    )
  gull(s, 300, 230, 56)
  gull(s, 1180, 420, 40)
}

/** Soundings: a chart with its contours, and the channel that has silted up. */
export function channelChart(s: Sheet) {
  s.rect(0, 0, 1500, 1000, '#e8efe2', { shade: slant(0.35, -0.2) })
  const contours = ['#d3e5df', '#b3d3d2', '#8dbcc2', '#5f9aa8']
  contours.forEach((colour, at) => {
    const o = at * 62
    s.path(
      `M${330 + o} -20Q${420 + o} 170 ${300 + o * 1.4} 330Q${230 + o * 1.5} 470 ${400 + o} 600Q${520 + o} 760 ${430 + o * 1.1} 1020H${1240 - o * 0.5}Q${1110 - o * 0.7} 820 ${1200 - o} 660Q${1290 - o * 1.1} 500 ${1170 - o} 330Q${1100 - o * 0.8} 160 ${1210 - o * 0.6} -20Z`,
      colour,
      { shade: slant(0.2, -0.25) },
    )
  })
  s.path('M-20 -20H330Q420 170 300 330Q230 470 400 600Q520 760 430 1020H-20Z', sand, { shade: across(0.3, -0.3) })
  s.path('M1520 -20H1210Q1100 160 1170 330Q1290 500 1200 660Q1110 820 1240 1020H1520Z', sand, {
    shade: across(-0.3, 0.3),
  })
  const channel = 'M660 -20Q800 230 740 430Q690 620 820 1020'
  s.line(channel, '#2f6f80', 92, { opacity: 0.85 }).line(channel, '#7fc0c4', 3)
  for (let at = 0; at < 5; at += 1)
    s.ellipse(752 + at * 3 - (at % 2) * 26, 360 + at * 62, 66 - at * 4, 26, '#caa36a', {
      opacity: 0.9,
      shade: ball(0.4, 0.3, 0.5, -0.5),
    })
  for (const side of [-60, 60])
    for (let at = 0; at < 8; at += 1) {
      const y = 40 + at * 132
      const x = 700 + Math.sin(y / 190) * 54 + side + y * 0.07
      s.path(`M${x} ${y - 17}l11 17l-11 17l-11 -17Z`, side < 0 ? rust : pine)
    }
  for (let at = 0; at < 130; at += 1) {
    const x = s.random.between(360, 1160)
    const y = s.random.between(10, 990)
    const depth = s.random.between(4, 10)
    s.line(
      [
        [x, y],
        [x + depth, y],
      ],
      navy,
      2.4,
      { opacity: 0.4 },
    ).line(
      [
        [x + depth / 2, y - depth],
        [x + depth / 2, y],
      ],
      navy,
      2.4,
      { opacity: 0.4 },
    )
  }
  s.group('translate(1320 190)', () => {
    for (let point = 0; point < 8; point += 1) {
      const r = point % 2 ? 62 : 112
      s.group(`rotate(${point * 45})`, () => {
        s.poly(
          [
            [0, -r],
            [15, -18],
            [0, 0],
          ],
          navy,
        ).poly(
          [
            [0, -r],
            [-15, -18],
            [0, 0],
          ],
          paper,
        )
      })
    }
    s.circle(0, 0, 13, coral)
  })
  for (let at = 0; at < 8; at += 1) s.rect(110 + at * 26, 900, 26, 12, at % 2 ? paper : navy)
  for (let at = 1; at < 6; at += 1)
    s.line(
      [
        [0, at * 170],
        [1500, at * 170],
      ],
      navy,
      1,
      { opacity: 0.18 },
    ).line(
      [
        [at * 250, 0],
        [at * 250, 1000],
      ],
      navy,
      1,
      { opacity: 0.18 },
    )
}
