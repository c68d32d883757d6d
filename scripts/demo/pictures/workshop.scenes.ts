import { buoy } from './docks.props.ts'
import { brick, coral, ink, lamp, mustard, paper, rust, slate, straw, umber, wood } from './palette.ts'
import { person } from './people.props.ts'
import { across, ball, down, type Sheet } from './sheet.draw.ts'

export function boatShop(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#5a3d30', bottom: '#8a5d40' }, { shade: down(-0.5, 0.15) })
  for (let at = 0; at < 16; at += 1)
    s.line(
      [
        [at * 100, 0],
        [at * 100, 700],
      ],
      '#3d2820',
      4,
      { opacity: 0.5 },
    )
  for (const x of [130, 560, 990]) {
    s.rect(x, 110, 330, 260, '#3a2a26', { radius: 4 }).rect(
      x + 14,
      124,
      302,
      232,
      { top: '#bcd3cf', bottom: '#f3e0b4' },
      { shade: down(0.3, 0.3) },
    )
    s.line(
      [
        [x + 165, 124],
        [x + 165, 356],
      ],
      '#3a2a26',
      10,
    ).line(
      [
        [x + 14, 240],
        [x + 316, 240],
      ],
      '#3a2a26',
      10,
    )
    s.poly(
      [
        [x + 20, 370],
        [x + 316, 370],
        [x + 520, 1000],
        [x + 100, 1000],
      ],
      lamp,
      { opacity: 0.14, ghost: true },
    )
  }
  s.rect(0, 780, 1500, 220, '#7a5238', { shade: down(0.35, -0.5) })
  s.path('M210 690Q700 840 1330 600Q1290 740 1130 800Q700 890 360 800Q260 770 210 690Z', wood, {
    shade: down(0.1, -0.7),
  })
  for (let rib = 0; rib < 15; rib += 1) {
    const t = rib / 14
    const x = 270 + t * 1000
    const keel = 800 - (t - 0.45) ** 2 * 420
    const top = 480 - Math.abs(t - 0.5) * 30 + (t > 0.8 ? -60 * (t - 0.8) * 5 : 0)
    s.line(`M${x} ${keel}Q${x + 42} ${(keel + top) / 2} ${x + 14} ${top}`, '#d9a671', 15).line(
      `M${x + 5} ${keel}Q${x + 47} ${(keel + top) / 2} ${x + 19} ${top}`,
      '#8a5a36',
      4,
    )
  }
  for (let plank = 0; plank < 4; plank += 1)
    s.line(
      `M${222 + plank * 14} ${692 + plank * 26}Q700 ${836 + plank * 14} ${1326 - plank * 26} ${604 + plank * 42}`,
      plank % 2 ? '#c48a58' : '#b57b4d',
      24,
    )
  s.line('M270 500Q760 440 1296 410', '#e0b27c', 14)
  for (const [x, height] of [
    [330, 170],
    [1120, 170],
  ] as const)
    s.poly(
      [
        [x - 70, 830 + height * 0.4],
        [x, 800],
        [x + 70, 830 + height * 0.4],
        [x + 50, 830 + height * 0.4],
        [x, 830],
        [x - 50, 830 + height * 0.4],
      ],
      '#4a2f22',
    )
  person(s, 1010, 950, 420, { coat: '#4b6a78', legs: '#5b4a3c', hair: '#d8d2c6', arm: 'out', skin: '#d3a080' })
  for (let at = 0; at < 9; at += 1)
    s.line(`M${200 + at * 66} ${900 + (at % 3) * 26}q20 -26 40 0q-16 18 -32 4`, '#e6c08a', 6)
  for (let at = 0; at < 7; at += 1)
    s.rect(1370 + (at % 2) * 34, 470 + at * 26, 12, 70, at % 2 ? slate : rust, { radius: 4 })
}

export function chandlery(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#2b5560', bottom: '#1d3f4c' }, { shade: ball(0.5, 0.35, 0.35, -0.6) })
  s.rect(0, 700, 1500, 300, wood, { shade: down(0.4, -0.6) })
  for (let at = 0; at < 4; at += 1)
    s.line(
      [
        [0, 760 + at * 66],
        [1500, 764 + at * 66],
      ],
      umber,
      4,
      { opacity: 0.6 },
    )
  s.rect(0, 290, 1500, 22, umber, { shade: down(0.4, -0.4) })
  for (let at = 0; at < 9; at += 1) {
    const x = 60 + at * 165
    if (at % 3 === 0)
      s.rect(x, 160, 110, 130, s.random.pick([coral, mustard, paper]), { radius: 8, shade: across(0.45, -0.6) }).rect(
        x,
        150,
        110,
        18,
        slate,
      )
    else if (at % 3 === 1) buoy(s, x + 50, 290, 110, rust, paper)
    else
      s.ellipse(x + 56, 240, 58, 50, straw, { shade: ball(0.35, 0.3, 0.4, -0.6) }).ellipse(x + 56, 240, 20, 17, umber)
  }
  for (let ring = 0; ring < 6; ring += 1)
    s.ellipse(390, 830 - ring * 30, 220 - ring * 10, 62, ring % 2 ? '#d9b878' : straw, { shade: across(0.4, -0.6) })
  s.ellipse(390, 676, 110, 30, '#6b4a2c')
  s.group('translate(820 820)', () => {
    s.glow(0, -180, 330, lamp, 0.75)
    s.rect(-86, -30, 172, 46, brick, { radius: 10, shade: across(0.4, -0.6) }).path(
      'M-66 -30Q-96 -170 -46 -250H46Q96 -170 66 -30Z',
      '#ffe9b6',
      { shade: ball(0.5, 0.6, 0.6, -0.25) },
    )
    s.path('M-16 -60Q-30 -120 0 -170Q30 -120 16 -60Z', mustard)
    s.rect(-62, -286, 124, 40, brick, { radius: 8, shade: across(0.4, -0.6) }).line(
      'M-70 -60Q-130 -330 0 -370Q130 -330 70 -60',
      ink,
      9,
    )
    s.line(
      [
        [-72, -140],
        [72, -140],
      ],
      ink,
      5,
    ).line(
      [
        [0, -250],
        [0, -30],
      ],
      ink,
      3,
    )
  })
  s.path('M1060 850Q1080 760 1180 760H1240Q1340 760 1360 850L1340 880H1080Z', slate, { shade: down(0.5, -0.6) })
    .rect(1120, 700, 40, 80, slate, { shade: across(0.5, -0.5) })
    .rect(1250, 700, 40, 80, slate, { shade: across(0.5, -0.5) })
  s.rect(1050, 664, 310, 52, '#66788a', { radius: 26, shade: down(0.5, -0.5) })
}
