import { ridge } from './landscape.props.ts'
import { brick, lamp, mauve, moss, mustard, navy, paper, pine, plum, rust, sand, teal, umber, wood } from './palette.ts'
import { person } from './people.props.ts'
import { across, ball, down, type Sheet } from './sheet.draw.ts'

export function libraryRoom(s: Sheet) {
  s.rect(0, 0, 1500, 1000, { top: '#3f5a58', bottom: '#6f7d66' }, { shade: ball(0.5, 0.35, 0.4, -0.6) })
  s.path('M540 640V260a210 210 0 0 1 420 0V640Z', paper, { shade: down(0.2, -0.3) }).path(
    'M560 640V264a190 190 0 0 1 380 0V640Z',
    { top: '#a9cbd0', bottom: '#f6e0b0' },
    { shade: down(0.2, 0.4) },
  )
  s.clip('M560 640V264a190 190 0 0 1 380 0V640Z', () => {
    ridge(s, 520, 80, '#8aa6a8')
    s.rect(540, 540, 440, 120, '#7fb0ac')
    s.poly(
      [
        [700, 560],
        [770, 560],
        [758, 574],
        [712, 574],
      ],
      brick,
    ).poly(
      [
        [734, 556],
        [734, 480],
        [766, 552],
      ],
      paper,
    )
  })
  s.line(
    [
      [750, 74],
      [750, 640],
    ],
    paper,
    10,
  ).line(
    [
      [560, 380],
      [940, 380],
    ],
    paper,
    10,
  )
  const spines = [brick, teal, mustard, plum, pine, rust, navy, sand, mauve, moss] as const
  for (const side of [0, 1])
    for (let row = 0; row < 4; row += 1) {
      const left = side ? 1000 : 20
      s.rect(left - 10, 100 + row * 146, 500, 140, '#2e3f3c').rect(left - 14, 236 + row * 146, 508, 14, wood, {
        shade: down(0.4, -0.4),
      })
      for (let x = left; x < left + 466; ) {
        const width = s.random.between(14, 30)
        const height = s.random.between(78, 124)
        s.rect(x, 236 + row * 146 - height, width - 2, height, s.random.pick(spines), { shade: across(0.4, -0.5) })
        s.rect(x + 2, 236 + row * 146 - height * 0.8, width - 6, 5, paper, { opacity: 0.6 })
        x += width
      }
    }
  s.rect(0, 690, 1500, 310, '#8a5d40', { shade: down(0.3, -0.5) })
  s.poly(
    [
      [560, 690],
      [940, 690],
      [1120, 1000],
      [380, 1000],
    ],
    lamp,
    { opacity: 0.28, ghost: true },
  )
  person(s, 560, 830, 300, { coat: rust, seated: true, hair: '#c7bfb2' })
  person(s, 930, 830, 280, { coat: '#4b6a78', seated: true, skin: '#8a5a40' })
  person(s, 1220, 900, 380, { coat: mustard, hair: '#2b1f1c', arm: 'up' })
  person(s, 250, 900, 240, { coat: teal, hair: '#b98a52', arm: 'up' })
  s.rect(400, 740, 700, 26, '#c98d5c', { radius: 8, shade: down(0.5, -0.3) })
    .rect(450, 766, 24, 170, umber)
    .rect(1026, 766, 24, 170, umber)
  for (const x of [640, 840]) {
    s.glow(x, 700, 170, lamp, 0.6)
    s.line(
      [
        [x, 740],
        [x, 660],
      ],
      '#d8b25c',
      8,
    ).path(`M${x - 60} 668q60 -60 120 0Z`, pine, { shade: down(0.5, -0.4) })
  }
  s.path('M510 738l60 -18l60 18Z', paper, { shade: across(0.2, -0.3) }).path('M890 738l60 -18l60 18Z', paper, {
    shade: across(0.2, -0.3),
  })
}
