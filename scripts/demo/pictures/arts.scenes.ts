import { ridge, sky, streetTree } from './landscape.props.ts'
import {
  brick,
  coral,
  foam,
  ink,
  lamp,
  moss,
  mustard,
  navy,
  paper,
  plum,
  rust,
  slate,
  teal,
  umber,
  wood,
} from './palette.ts'
import { audience, person } from './people.props.ts'
import { across, ball, down, type Point, type Sheet, slant } from './sheet.draw.ts'

export function theatreStage(s: Sheet) {
  s.rect(0, 0, 1500, 1000, '#3a1d2c', { shade: ball(0.5, 0.4, 0.15, -0.7) })
  s.rect(230, 140, 1040, 560, '#26375a', { shade: ball(0.5, 0.6, 0.45, -0.5) })
  s.circle(930, 300, 80, '#f6e3b4', { shade: slant(0.4, -0.2) })
  ridge(s, 560, 120, '#3a5372', { bottom: 660 })
  s.rect(230, 620, 1040, 100, '#9a6742', { shade: down(0.5, -0.3) })
  s.poly(
    [
      [760, 0],
      [820, 0],
      [1010, 680],
      [560, 680],
    ],
    '#ffe9b6',
    { opacity: 0.24, ghost: true },
  )
  s.ellipse(785, 678, 225, 26, '#ffe9b6', { opacity: 0.4, ghost: true })
  s.poly(
    [
      [380, 620],
      [430, 520],
      [560, 520],
      [610, 620],
    ],
    umber,
  )
    .poly(
      [
        [488, 520],
        [488, 270],
        [600, 500],
      ],
      paper,
      { shade: across(0.3, -0.5) },
    )
    .path('M340 600H640L610 650H380Z', brick, { shade: down(0.3, -0.6) })
  person(s, 780, 690, 270, { coat: mustard, legs: '#7c2f2c', arm: 'up', skin: '#8a5a40' })
  person(s, 1030, 688, 250, { coat: '#7fb0ac', legs: navy, arm: 'out', hair: '#b97a42' })
  for (const side of [0, 1])
    s.group(side ? 'translate(1500 0) scale(-1 1)' : '', () => {
      for (let fold = 0; fold < 5; fold += 1)
        s.path(
          `M${90 + fold * 52} 110H${150 + fold * 52}Q${150 + fold * 40} 420 ${118 + fold * 24} 720H${70 + fold * 24}Q${96 + fold * 40} 420 ${90 + fold * 52} 110Z`,
          fold % 2 ? '#a5342f' : '#8a2a2c',
          { shade: across(0.45, -0.6) },
        )
      s.rect(0, 60, 120, 700, '#b98a4a', { shade: across(-0.5, 0.4) })
      s.rect(30, 60, 10, 700, '#e2c07a')
    })
  for (let swag = 0; swag < 6; swag += 1)
    s.path(`M${100 + swag * 217} 90h217q-20 120 -108 124q-90 -4 -109 -124Z`, swag % 2 ? '#a5342f' : '#922d2d', {
      shade: down(0.4, -0.6),
    })
  s.rect(0, 50, 1500, 56, '#c79a52', { shade: down(0.5, -0.4) })
  for (let at = 0; at < 26; at += 1) s.glow(40 + at * 58, 78, 40, lamp, 0.6).circle(40 + at * 58, 78, 9, '#fff3cf')
  s.rect(0, 716, 1500, 30, '#c79a52', { shade: down(0.4, -0.5) }).rect(0, 746, 1500, 260, '#26111f')
  audience(s, 800, 62, 128, ['#3a2138', '#4a2a36', '#2c2340', '#51303a'])
  audience(s, 890, 76, 158, ['#2a1830', '#381f30', '#1f1a30', '#40242e'])
}

export function muralWall(s: Sheet) {
  sky(s, { top: '#a6c6cb', bottom: '#f3e4c4' })
  s.rect(140, 110, 1360, 760, '#d7b48c', { shade: across(0.3, -0.3) })
  for (let row = 0; row < 21; row += 1)
    s.line(
      [
        [140, 130 + row * 36],
        [1500, 130 + row * 36],
      ],
      '#bd9468',
      2,
      { opacity: 0.5 },
    )
  s.clip('M260 150H1420V850H260Z', () => {
    s.rect(260, 150, 1160, 700, { top: '#1f5660', bottom: '#2f7a80' }, { shade: slant(0.2, -0.3) })
    s.circle(1120, 350, 170, mustard, { shade: slant(0.4, -0.4) })
    for (let wave = 0; wave < 6; wave += 1) {
      const points: Point[] = []
      for (let x = 240; x <= 1440; x += 40) points.push([x, 650 + wave * 40 + Math.sin(x / 70 + wave) * 18])
      s.poly(
        [...points, [1440, 870], [240, 870]],
        ([foam, '#8dbcc2', '#5f9aa8', '#3f8189', teal, ink] as const)[wave] ?? teal,
        { shade: down(0.3, -0.3) },
      )
    }
    s.path(
      'M690 700Q660 560 600 500Q560 420 640 350Q700 300 690 240Q688 196 730 186L860 206L740 226Q760 300 720 370Q700 420 780 450Q920 490 960 620Q860 590 780 640Q760 690 760 720Z',
      '#dfe6dc',
      { shade: slant(0.4, -0.5) },
    )
    s.path('M700 460Q860 500 960 620Q860 590 780 640Q700 590 700 460Z', slate, { shade: slant(0.3, -0.5) })
    s.line(
      [
        [715, 690],
        [710, 830],
      ],
      mustard,
      11,
    ).line(
      [
        [752, 690],
        [760, 830],
      ],
      mustard,
      11,
    )
    s.circle(722, 208, 8, ink).path('M690 200Q640 180 600 200Q660 206 694 220Z', ink)
  })
  s.rect(980, 470, 440, 380, '#d7b48c', { opacity: 0.82 })
  for (let at = 0; at < 26; at += 1)
    s.line(
      [
        [990 + s.random.between(0, 400), 480 + at * 14],
        [1010 + s.random.between(0, 400), 480 + at * 14],
      ],
      '#a98763',
      3,
      { opacity: 0.6 },
    )
  for (const x of [930, 1180, 1430]) s.rect(x, 240, 12, 660, slate, { shade: across(0.4, -0.5) })
  for (const y of [470, 690]) s.rect(900, y, 600, 18, wood, { shade: down(0.4, -0.4) })
  s.line(
    [
      [936, 690],
      [1186, 480],
    ],
    slate,
    6,
  ).line(
    [
      [1186, 900],
      [1436, 700],
    ],
    slate,
    6,
  )
  person(s, 1050, 472, 220, { coat: coral, legs: navy, hair: '#1d1a22', arm: 'up', skin: '#b97d5b' })
  person(s, 1290, 692, 210, { coat: mustard, legs: '#5b4a3c', hat: plum, arm: 'out' })
  s.rect(1130, 650, 44, 40, paper, { shade: across(0.3, -0.5) }).rect(1130, 646, 44, 10, teal)
  s.rect(-10, 868, 1520, 142, '#8f8a7c', { shade: down(0.3, -0.4) })
  streetTree(s, 90, 900, 480, moss)
  person(s, 420, 960, 270, { coat: '#4b6a78', hair: '#c7bfb2' })
  person(s, 510, 962, 170, { coat: rust, hair: '#6b3f26', arm: 'up' })
}
